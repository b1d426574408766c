/** Starting a social sign-in. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "./client.ts";
import { queryKeys } from "./queries.ts";

/** Whether a provider is configured; fetched by the sign-in page's loader. */
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

/** Opens the provider's page; does nothing on failure. */
export async function startCertification() {
  const start = await call("certificationStart", {});
  if (start.ok) window.location.assign(start.result.url);
}
