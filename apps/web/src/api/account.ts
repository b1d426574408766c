/** The own account: address, password, devices, two-step sign-in, own data, removal. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { call, callForFile, callOrThrow, type FieldsOf } from "./client.ts";
import { forgetAll, forgetDrafts } from "./own-storage.ts";
import { proven } from "./proof.ts";
import { queryClient, queryKeys } from "./queries.ts";
import { forgetSession, getSession } from "./session.ts";

export function useAccount() {
  return useQuery({
    queryKey: queryKeys.account,
    queryFn: async ({ signal }) => (await callOrThrow("account", {}, signal)).result,
    // Whether the owner was proven just now ends by itself.
    staleTime: 0,
  });
}

/** Where the own account is signed in, the last used first. */
export function useDevices() {
  return useQuery({
    queryKey: queryKeys.devices,
    queryFn: async ({ signal }) => (await callOrThrow("sessionList", {}, signal)).result,
    staleTime: 0,
  });
}

export function useSendVerification() {
  return useMutation({ mutationFn: () => call("userVerifySend", {}) });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"passwordChange">) => call("passwordChange", fields),
    // After a failure, too: the proof of the owner may have expired.
    onSuccess: accountChanged,
  });
}

/** Sets the password with the token of a mail. All devices are signed out, this one, too. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"passwordReset">) => call("passwordReset", fields),
    onSuccess: ({ ok }) => ok && forgetSession(),
  });
}

/** Signs a device out, given its id. */
export function useSignOutDevice() {
  return useMutation({
    mutationFn: (session_id: number) => proven(() => call("sessionRemove", { session_id })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.devices }),
  });
}

export function useSignOutDevices() {
  return useMutation({
    mutationFn: (keep_current: boolean) => proven(() => call("sessionRemoveAll", { keep_current })),
    onSuccess: ({ ok }, keepsCurrent) => {
      if (!ok) return undefined;
      if (keepsCurrent) return queryClient.invalidateQueries({ queryKey: queryKeys.devices });
      leave(forgetDrafts);
      return undefined;
    },
  });
}

/** Proves the owner, for calls that need it. */
export function useConfirm() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"userConfirm">) => call("userConfirm", fields),
    onSuccess: accountChanged,
  });
}

export function useStartTwoStep() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"twoStepStart">) => call("twoStepStart", fields),
  });
}

export function useConfirmTwoStep() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"twoStepConfirm">) => call("twoStepConfirm", fields),
    onSuccess: ({ ok }) => (ok ? accountChanged() : undefined),
  });
}

export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"twoStepRecovery">) => call("twoStepRecovery", fields),
    onSuccess: ({ ok }) => (ok ? accountChanged() : undefined),
  });
}

export function useRemoveTwoStep() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"twoStepRemove">) => call("twoStepRemove", fields),
    onSuccess: ({ ok }) => (ok ? accountChanged() : undefined),
  });
}

/** Gets what an account of the same address held. */
export function useClaim() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"userClaim">) => call("userClaim", fields),
    // Exams, folders, words and results may all be new.
    onSuccess: ({ ok }) => (ok ? queryClient.invalidateQueries() : undefined),
  });
}

/** All own data as a file. */
export function useExportOwnData() {
  return useMutation({
    mutationFn: (format: "json" | "csv") => proven(() => callForFile("userExport", { format })),
  });
}

/** The first step of removing the account. */
export function useStartRemoval() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"userRemoveStart">) => call("userRemoveStart", fields),
    onSuccess: ({ ok }) => (ok ? undefined : accountChanged()),
  });
}

/** The second step: everything is gone. */
export function useRemoveAccount() {
  return useMutation({
    mutationFn: (confirmation: string) => call("userRemove", { confirmation }),
    onSuccess: ({ ok }) => ok && leave(forgetAll),
  });
}

/** Ends the session of this device for good, with what the browser keeps. */
function leave(forget: (userId: number) => void) {
  const { id } = getSession();
  if (id) forget(id);
  forgetSession();
}

function accountChanged() {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.account }),
    queryClient.invalidateQueries({ queryKey: queryKeys.devices }),
  ]);
}
