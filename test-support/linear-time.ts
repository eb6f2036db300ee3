/**
 * A read that takes less than this never counts as superlinear: in a process that has run many tests, one garbage collection takes a few
 * hundred ms. A quadratic reader at a nanosecond per character takes forty seconds for 200 000 characters.
 */
const QUICK_MS = 500;
/** Allowed factor between the growth of the time and the growth of the text. Quadratic growth exceeds it clearly. */
const SLACK = 2.5;
/** Length of the first text, as a fraction of the longest. */
const SHORT = 1 / 8;
/** Number of consecutive slow attempts that count as a fault. */
const ATTEMPTS = 4;
export const TWO_MILLION = 2_000_000;

/**
 * Returns the reason why the processor time of `read` grows faster than its text; null if it does not. Throwing is allowed, a stack
 * overflow is a fault. The longest text is read only if the short one took little time or linear growth would end soon, so a quadratic
 * reader fails within seconds.
 *
 * @param grow  makes a text of about the given number of characters
 */
export function superlinearGrowth<Text extends { readonly length: number }>(
  grow: (length: number) => Text,
  read: (text: Text) => unknown,
  longest = TWO_MILLION,
): string | null {
  const [tiny, short] = [grow(longest * SHORT * SHORT), grow(longest * SHORT)];
  const tinyMs = processorMs(read, tiny);
  return (
    fault(read, { text: tiny, tookMs: tinyMs }, short) ?? fault(read, { text: short, tookMs: processorMs(read, short) }, grow(longest))
  );
}

interface Read<Text> {
  readonly text: Text;
  readonly tookMs: number;
}

function fault<Text extends { readonly length: number }>(read: (text: Text) => unknown, before: Read<Text>, text: Text): string | null {
  const limitMs = (baseMs: number) => Math.max(QUICK_MS, (baseMs * SLACK * text.length) / before.text.length);
  let baseMs = before.tookMs;
  for (let attempt = 1; ; attempt += 1) {
    const tookMs = processorMs(read, text);
    if (tookMs <= limitMs(baseMs)) return null;
    if (attempt === ATTEMPTS)
      return `${before.text.length} characters took ${baseMs.toFixed(1)} ms, ${text.length} took ${tookMs.toFixed(1)} ms`;
    // Repeats the measurement, to exclude garbage collection, compilation and other processes.
    baseMs = processorMs(read, before.text);
  }
}

/** Measures the processor time of this process, which does not depend on the load of the machine. */
function processorMs<Text>(read: (text: Text) => unknown, text: Text): number {
  const begun = process.cpuUsage();
  try {
    read(text);
  } catch (error) {
    if (error instanceof RangeError && error.message.includes('call stack')) throw error;
  }
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
