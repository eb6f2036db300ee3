import { doesServerAnswer } from '../../client/server-answers.ts';
import { showPendingAddress } from '../address/go.ts';
import { reloadFailedStyles } from './reload-failed-styles.ts';
import { whenServerAnswers } from './server-return.ts';

/** Minimum time between two reloads, which prevents a reload loop. */
const JUST_RELOADED_MS = 30_000;
const RELOADED_AT = 'muro:started-anew';
/** Failed loads although the server answers, after which the part is taken as gone. */
const MOST_FAULTS = 2;
/** Time until a failed preload is repeated while the browser is online. */
const PRELOAD_AGAIN_MS = 5_000;

/**
 * Loads a part of the app whose code is split off.
 *
 * A load fails if the network is away, or if the shop runs a newer version and this version's files are gone. The screen stays as it is
 * until the server answers; then the part is loaded again. If that fails although the server answers, the page is reloaded at the address
 * of the pending navigation. The draft keeps the work.
 *
 * @throws the error of `load` if a recent reload has not helped
 */
export async function lazyPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let faults = 0; ; ) {
    try {
      return await withStyles(load);
    } catch (error) {
      if (await doesServerAnswer()) faults += 1;
      else await whenServerAnswers();
      if (faults < MOST_FAULTS) continue;
      if (!mayReload()) throw error;
      return reload();
    }
  }
}

/**
 * Loads a part before its use, so that a later network failure does not block it. A failed load is repeated when the browser is online
 * again, or a few times if the browser is online already: its event may come before the failure. In any case the part is loaded on use.
 *
 * @param faults  number of loads that failed although the browser was online
 */
export function preloadPart(load: () => Promise<unknown>, faults = 0): void {
  load().catch(() => {
    if (!navigator.onLine) window.addEventListener('online', () => preloadPart(load, faults), { once: true });
    else if (faults < MOST_FAULTS) setTimeout(() => preloadPart(load, faults + 1), PRELOAD_AGAIN_MS);
  });
}

async function withStyles<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await reloadFailedStyles();
  return part;
}

/** Records the time of a reload; returns false after a recent reload, or if the browser refuses storage. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < JUST_RELOADED_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page. Never resolves, so that callers wait until the page ends. */
function reload(): Promise<never> {
  showPendingAddress();
  window.location.reload();
  return new Promise(() => undefined);
}
