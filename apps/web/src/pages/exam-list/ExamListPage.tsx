export default function Page() {
  return <h1>exam-list/ExamListPage</h1>;
}
