export default function Page() {
  return <h1>sign-in/SignInPage</h1>;
}
