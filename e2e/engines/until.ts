const BETWEEN_MS = 100;
/** Timeout for answers of a browser and for visible changes: engines without a GPU are slow on a busy machine. */
export const PATIENCE_MS = 60_000;

interface Waiting {
  readonly patienceMs?: number;
  /** Describes the current state for the error message. */
  readonly instead?: () => Promise<string>;
}

/**
 * Polls until there is a result.
 *
 * @throws {Error} after the timeout, with the description `what`
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | null | false | undefined>,
  { patienceMs = PATIENCE_MS, instead }: Waiting = {},
): Promise<Answer> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) break;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  const there = (await instead?.().catch(String)) ?? '';
  throw new Error(`Expected ${what} within ${patienceMs} ms${there && ` but there is:\n${there}`}`);
}
