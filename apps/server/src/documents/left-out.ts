/**
 * What is said of items that could not be read any more.
 * @example leftOut(2) // ["읽을 수 없는 문항 2개는 뺐어요."]
 */
export function leftOut(broken: number): string[] {
  return broken === 0 ? [] : [`읽을 수 없는 문항 ${broken}개는 뺐어요.`];
}
