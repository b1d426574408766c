/** Where a social sign-in begins. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "./client.ts";
import { queryKeys } from "./queries.ts";

/** Whether a provider is set up; asked for by the sign-in page's loader. */
export function certificationQuery() {
  return queryOptions({
    queryKey: queryKeys.certification,
    queryFn: async () => (await call("certificationStart", {})).ok,
    staleTime: Infinity,
  });
}

export function useHasCertification(): boolean {
  return useQuery(certificationQuery()).data ?? false;
}

/** Goes to the provider; does nothing when that cannot be started. */
export async function startCertification() {
  const start = await call("certificationStart", {});
  if (start.ok) window.location.assign(start.result.url);
}
