/** Debug actions for developers. Dev mode is always off in the product. */
export interface DevAction {
  readonly name: string;
  readonly run: () => void;
}

export const dev: { readonly mode: boolean; readonly list: readonly DevAction[] } = {
  mode: false,
  list: [],
};
