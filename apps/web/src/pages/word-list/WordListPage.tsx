export default function Page() {
  return <h1>word-list/WordListPage</h1>;
}
