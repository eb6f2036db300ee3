import type { BrowserContext } from '@playwright/test';

/** History of the tray as a user saw it. */
export interface TrayWatch {
  /** Returns the number of different accepted photos that were shown at a time (ms, `Date.now`). */
  shownAt(moment: number): number;
}

const TILES = '[data-tile]:not([data-state="1"])';

/** A string, so that the compiler does not change it. A file that is chosen again has two tiles until it is recognised. */
const WATCH_SCRIPT = `
  let last = 0;
  const record = () => {
    const names = [...document.querySelectorAll('${TILES}')].map((tile) => tile.lastElementChild.ariaLabel);
    const count = new Set(names).size;
    if (count !== last) noteTray(Date.now(), (last = count));
  };
  new MutationObserver(record).observe(document, { childList: true, subtree: true, attributeFilter: ['data-state'] });
`;

/** Records the trays of a context's pages from now on. */
export async function watchTray(context: BrowserContext): Promise<TrayWatch> {
  const samples: { readonly moment: number; readonly count: number }[] = [];
  await context.exposeBinding('noteTray', (_source, moment: number, count: number) => void samples.push({ moment, count }));
  await context.addInitScript(WATCH_SCRIPT);
  return { shownAt: (moment) => samples.findLast((sample) => sample.moment <= moment)?.count ?? 0 };
}
