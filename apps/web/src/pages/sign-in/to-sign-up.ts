/** The state of a link that leads to signing up. */
export const TO_SIGN_UP = { isNew: true };

export function wantsToSignUp(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isNew" in state && state.isNew === true;
}
