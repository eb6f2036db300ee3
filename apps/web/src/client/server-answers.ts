/** Whether the server gives the page that runs here, whichever version it has by now. */
export async function doesServerAnswer(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.pathname, { cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}
