import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findInPage, searchOf, wordsInPage } from './find-in-page.ts';
import type { Engine, Tab, Wanted } from './tab.ts';
import { TIMEOUT_MS, until } from './until.ts';

/** Drives Firefox by WebDriver BiDi. */

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: TIMEOUT_MS,
    protocolTimeout: TIMEOUT_MS,
    defaultViewport: { width: 1280, height: 800 },
  });
  return {
    newTab: async () => tabOf(await browser.newPage()),
    end: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  // Leaving a page opens a confirmation; these tests always confirm it.
  page.on('dialog', (dialog) => void dialog.accept());
  page.setDefaultTimeout(TIMEOUT_MS);
  const findNow = async (wanted: Wanted): Promise<ElementHandle<HTMLElement> | null> =>
    (await page.evaluateHandle(findInPage, searchOf(wanted))).asElement() as ElementHandle<HTMLElement> | null;
  const find = (wanted: Wanted): Promise<ElementHandle<HTMLElement>> =>
    until(`${wanted.role} ${wanted.name}`, () => findNow(wanted), { describePage: () => page.evaluate(wordsInPage) });
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (inPage, argument) => page.evaluate(inPage as never, argument) as never,
    has: async (wanted) => (await findNow(wanted)) !== null,
    click: async (wanted) => {
      await until(`${wanted.name} at rest`, async () => (await find(wanted)).evaluate(isAtRest));
      await (await find(wanted)).click();
    },
    setFiles: async (files) => {
      const input = await page.$('input[type=file]:not([webkitdirectory])');
      await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(...files);
    },
    type: (text) => page.keyboard.type(text),
    drag: async (from, to) => {
      const [start, end] = [await middleOf(await find(from)), await middleOf(await find(to))];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 12, start.y, { steps: 3 });
      await page.mouse.move(end.x, end.y, { steps: 8 });
      await page.mouse.up();
    },
  };
}

/** Runs in the page: false while an element moves, for example because pictures above it load. */
async function isAtRest(element: HTMLElement): Promise<boolean> {
  element.scrollIntoView({ block: 'nearest' });
  const places: string[] = [];
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    places.push([x, y, width, height].join());
  }
  return element.isConnected && new Set(places).size === 1;
}

async function middleOf(handle: ElementHandle<HTMLElement>): Promise<{ readonly x: number; readonly y: number }> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('Expected an element with a box to drag');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
