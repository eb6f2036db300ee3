export function SizeAndAdjustScreen() {
  return <main tabIndex={-1} />;
}
