export default function Page() {
  return <h1>generate/GeneratePage</h1>;
}
