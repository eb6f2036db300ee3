export function ErrorScreen() {
  return <main tabIndex={-1} />;
}
