import { showAddressAhead } from '../address/go.ts';
import { reloadFailedStyles } from './reload-failed-styles.ts';
import { whenServerAnswers } from './server-return.ts';

/** A page that was reloaded so recently is not reloaded again: that would be a loop. */
const JUST_RELOADED_MS = 30_000;
const RELOADED_AT = 'muro:started-anew';

/**
 * Loads a part of the app whose code comes when it is wanted.
 *
 * When it does not come, the network was away, or the shop runs a newer version and the files of this one are gone. The screen stays
 * as it is until the server answers; then the part is loaded once more, and if it is really gone the page is reloaded at the address
 * it was going to. The draft keeps the work.
 *
 * @throws what `load` throws when a reload has not helped
 */
export async function lazyPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await withStyles(load);
  } catch {
    await whenServerAnswers();
  }
  try {
    return await withStyles(load);
  } catch (error) {
    await whenServerAnswers();
    if (!mayReload()) throw error;
    return reload();
  }
}

/** Loads a part ahead of its use, so that a network that is away later keeps nobody from it. A failure is no news: it is loaded again. */
export function preloadPart(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

async function withStyles<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await reloadFailedStyles();
  return part;
}

/** Notes the time as well; false where nothing may be stored. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < JUST_RELOADED_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Never resolves: until the page ends, what waits for the part goes on waiting. */
function reload(): Promise<never> {
  showAddressAhead();
  window.location.reload();
  return new Promise(() => undefined);
}
