/** What a social sign-in waits for: the provider's answer, then perhaps the code of the second step. */
import { z } from "zod";
import type { CertificationState } from "./certification.ts";
import { stateCookie, type StateCookie } from "./state-cookie.ts";

const PATH = "/api/v1/user/certification";

const Pending = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  fresh: z.boolean(),
});
const Halfway = z.object({
  userId: z.int(),
  issuer: z.string(),
  subject: z.string(),
  provenAt: z.string().nullable(),
});

/** Whom the provider has certified, and whose code is still wanted. */
export type Halfway = z.infer<typeof Halfway>;

interface CertificationCookies {
  readonly pending: StateCookie<CertificationState>;
  readonly halfway: StateCookie<Halfway>;
}

export function certificationCookies(secure: boolean): CertificationCookies {
  return {
    pending: stateCookie("pulda_certification", { path: PATH, schema: Pending, secure }),
    halfway: stateCookie("pulda_second_step", { path: PATH, schema: Halfway, secure }),
  };
}
