const POLL_MS = 100;
/** Timeout for answers of a browser and for visible changes: engines without a GPU are slow on a busy machine. */
export const TIMEOUT_MS = 60_000;

interface WaitOptions {
  readonly timeoutMs?: number;
  /** Describes the current state for the error message. */
  readonly describePage?: () => Promise<string>;
}

/**
 * Polls until there is a result.
 *
 * @throws {Error} after the timeout, with the description `what`
 */
export async function until<Result>(
  what: string,
  read: () => Promise<Result | null | false | undefined>,
  { timeoutMs = TIMEOUT_MS, describePage }: WaitOptions = {},
): Promise<Result> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const answer = await read();
    if (answer) return answer;
    if (performance.now() > end) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const description = (await describePage?.().catch(String)) ?? '';
  throw new Error(`Expected ${what} within ${timeoutMs} ms${description && ` but there is:\n${description}`}`);
}
