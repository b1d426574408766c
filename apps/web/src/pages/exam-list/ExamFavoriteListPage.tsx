export default function Page() {
  return <h1>exam-list/ExamFavoriteListPage</h1>;
}
