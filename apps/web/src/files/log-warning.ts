/** Logs the failure of optional work to the console and returns null in place of its result. */
export function logWarning(error: unknown): null {
  console.warn(error);
  return null;
}
