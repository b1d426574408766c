/** How a person is called in statements. */
export interface Words {
  readonly name: string;
  readonly he: string;
  readonly his: string;
  readonly him: string;
  readonly isFemale: boolean;
}
