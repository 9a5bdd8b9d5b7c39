export function IssuedPage() {
  return <h1>Series</h1>;
}
