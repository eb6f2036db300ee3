/** Placeholder until the colour picker is there. */
export function BackgroundPicker() {
  return null;
}
