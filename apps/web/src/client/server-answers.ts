/** Time after which the server counts as unreachable. */
const TIMEOUT_MS = 10_000;

/** Statuses for a page that does not exist, or that needs a query: they still prove that the server answers. */
const ANSWERS: ReadonlySet<number> = new Set([400, 404]);

/** True if the server answers at the current page's address, in any version. */
export async function doesServerAnswer(): Promise<boolean> {
  try {
    const { ok, status } = await fetch(window.location.pathname, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return ok || ANSWERS.has(status);
  } catch {
    return false;
  }
}
