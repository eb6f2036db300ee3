/** A server that takes longer to answer is away. */
const TIMEOUT_MS = 10_000;

/** True if the server gives the page that runs here, in whichever version it has by now. */
export async function doesServerAnswer(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.pathname, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return ok;
  } catch {
    return false;
  }
}
