const BETWEEN_MS = 100;
/** For an answer of a browser, and for what shall be seen: an engine that paints without a graphics card is slow on a busy machine. */
export const PATIENCE_MS = 60_000;

interface Waiting {
  readonly patienceMs?: number;
  /** What is there instead, for whoever reads the error. */
  readonly instead?: () => Promise<string>;
}

/**
 * Asks again and again until there is an answer.
 *
 * @throws when there is none in time, naming `what`
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
