/** Of work that may fail without harm: null stands for what it would have given, and whoever looks into the console is told. */
export function warned(error: unknown): null {
  console.warn(error);
  return null;
}
