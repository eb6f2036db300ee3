import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

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

/** Returns the proportional set size of a process, MB; 0 if it has ended. */
function proportionalSetMb(pid: number): number {
  try {
    const kb = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kb ?? 0) / 1024;
  } catch {
    return 0;
  }
}
