/**
 * A reader that is faster is never at fault: in a process that ran many tests, one garbage collection takes some hundred ms. A quadratic
 * reader that looks at a character for a nanosecond takes forty seconds for 200 000 of them.
 */
const QUICK_MS = 500;
/** Time may grow by this much more than the text; quadratic growth is as many times as much as the text is longer. */
const SLACK = 2.5;
/** The first length that is tried, as a part of the longest. */
const SHORT = 1 / 8;
/** A reader is at fault when it was too slow so often in a row. */
const ATTEMPTS = 4;
export const TWO_MILLION = 2_000_000;

/**
 * The reason why the processor time of `read` grows faster than its text; null when it does not. A refusal is an answer, but a
 * stack that overflows is a fault. The longest text is read only if the short one took no time of note or so little that linear
 * growth ends soon: a quadratic reader fails within seconds.
 *
 * @param grow  makes a text of about so many characters
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
    // Again, without what came between: garbage collection, a first compilation, another process that shares the cache.
    baseMs = processorMs(read, before.text);
  }
}

/** What this process computes meanwhile, which waiting for a busy machine does not lengthen. */
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
