export function DesignListScreen() {
  return <main tabIndex={-1} />;
}
