/** A server that takes longer to answer is away. */
const TIMEOUT_MS = 10_000;

/** Of a page that leads nowhere, or whose address says nothing without its query: the server answers all the same. */
const ANSWERS: ReadonlySet<number> = new Set([400, 404]);

/** True if the server answers at the address of the page that runs here, in whichever version it has by now. */
export async function doesServerAnswer(): Promise<boolean> {
  try {
    const { ok, status } = await fetch(window.location.pathname, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return ok || ANSWERS.has(status);
  } catch {
    return false;
  }
}
