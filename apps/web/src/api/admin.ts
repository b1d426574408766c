/** What admins see and do. */
import type { AdminUser, AuditEntry, Invitation } from "@pulda/contract";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { call, callOrThrow, type FieldsOf } from "./client.ts";
import type { Page } from "./page-sizes.ts";
import { proven } from "./proof.ts";
import { queryClient, queryKeys } from "./queries.ts";
import { utcOffset } from "./time-zone.ts";

const LINES_PER_PAGE = 20;

export type UserFilter = NonNullable<FieldsOf<"adminUserList">["filter"]>;

interface UserQuery {
  readonly search: string;
  readonly filter: UserFilter;
  readonly page: number;
}

export function useUsers(query: UserQuery) {
  return useQuery({
    queryKey: [...queryKeys.admin, "users", query] as const,
    queryFn: async ({ signal }): Promise<Page<AdminUser>> => {
      const fields = { ...query, limit: LINES_PER_PAGE };
      const page = await callOrThrow("adminUserList", fields, signal);
      return { list: page.result, pagination: page.pagination };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** More admins than this need not be counted: one of them will do. */
const MAX_COUNTED = 100;

/** How many admins can sign in, up to 100; undefined until it is known. */
export function useAdminCount(): number | undefined {
  return useQuery({
    queryKey: [...queryKeys.admin, "count"] as const,
    queryFn: async ({ signal }) => {
      const fields = { filter: "admin", limit: MAX_COUNTED } as const;
      const { result } = await callOrThrow("adminUserList", fields, signal);
      return result.filter(({ locked_at, set_aside_at }) => !locked_at && !set_aside_at).length;
    },
    staleTime: 0,
  }).data;
}

export function useEditUser() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"adminUserEdit">) => proven(() => call("adminUserEdit", fields)),
    onSuccess: ({ ok }) => (ok ? adminChanged() : undefined),
  });
}

/** Signs all devices of a user out, given the user's id. */
export function useSignOutUser() {
  return useMutation({
    mutationFn: (user_id: number) => proven(() => call("adminUserSignOut", { user_id })),
    onSuccess: ({ ok }) => (ok ? adminChanged() : undefined),
  });
}

/** Removes a user, given the id, with everything that is the user's. */
export function useRemoveUser() {
  return useMutation({
    mutationFn: (user_id: number) => proven(() => call("adminUserRemove", { user_id })),
    onSuccess: ({ ok }) => (ok ? adminChanged() : undefined),
  });
}

/** Usage of the last `days` days, sizes, jobs and errors. */
export function useAdminStats(days: number) {
  return useQuery({
    queryKey: [...queryKeys.admin, "stats", days] as const,
    queryFn: async ({ signal }) =>
      (await callOrThrow("adminStats", { days, zone: utcOffset() }, signal)).result,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useSignUpMode() {
  return useQuery({
    queryKey: [...queryKeys.admin, "sign-up"] as const,
    queryFn: async ({ signal }) => (await callOrThrow("adminSignUp", {}, signal)).result,
    staleTime: 0,
  });
}

export function useEditSignUpMode() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"adminSignUpEdit">) => call("adminSignUpEdit", fields),
    onSuccess: (edited) => {
      if (edited.ok) queryClient.setQueryData([...queryKeys.admin, "sign-up"], edited.result);
    },
  });
}

export function useInvitations(page: number) {
  return useQuery({
    queryKey: [...queryKeys.admin, "invitations", page] as const,
    queryFn: async ({ signal }): Promise<Page<Invitation>> => {
      const fields = { page, limit: LINES_PER_PAGE };
      const { result, pagination } = await callOrThrow("adminInvitationList", fields, signal);
      return { list: result, pagination };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useCreateInvitation() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"adminInvitationCreate">) =>
      call("adminInvitationCreate", fields),
    onSuccess: ({ ok }) => (ok ? adminChanged() : undefined),
  });
}

/** Revokes an invitation, given its id. */
export function useRemoveInvitation() {
  return useMutation({
    mutationFn: (invitation_id: number) => call("adminInvitationRemove", { invitation_id }),
    onSuccess: ({ ok }) => (ok ? adminChanged() : undefined),
  });
}

export function useAudit(page: number) {
  return useQuery({
    queryKey: [...queryKeys.admin, "audit", page] as const,
    queryFn: async ({ signal }): Promise<Page<AuditEntry>> => {
      const fields = { page, limit: LINES_PER_PAGE };
      const { result, pagination } = await callOrThrow("adminAuditList", fields, signal);
      return { list: result, pagination };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function adminChanged() {
  return queryClient.invalidateQueries({ queryKey: queryKeys.admin });
}

/** The language model: what is set up, and what it has cost. */
export function useAdminModel() {
  return useQuery({
    queryKey: [...queryKeys.admin, "model"] as const,
    queryFn: async ({ signal }) => (await callOrThrow("adminModel", {}, signal)).result,
    staleTime: 0,
  });
}

/** Has the model propose one item of a type from a passage of ours. */
export function useTryModel() {
  return useMutation({
    mutationFn: (type: string) => call("adminModelTry", { type }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...queryKeys.admin, "model"] }),
  });
}
