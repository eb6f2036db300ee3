import type { Browser } from '@playwright/test';
import { proportionalSetMb } from '../shared/proportional-set.ts';

/** Memory of a browser, MB; pages shared between processes are counted once. */
export interface BrowserMemory {
  /** Process of the tab. */
  readonly tabMb: number;
  /** All processes of the browser. */
  readonly allMb: number;
}

export async function browserMemory(browser: Browser): Promise<BrowserMemory> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo.map(({ type, id }) => ({ type, mb: proportionalSetMb(id) }));
  const tabMb = Math.max(...sizes.filter(({ type }) => type === 'renderer').map(({ mb }) => mb));
  return { tabMb, allMb: sizes.reduce((sum, { mb }) => sum + mb, 0) };
}
