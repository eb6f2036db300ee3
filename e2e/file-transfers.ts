import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** A file of a drop; a path with slashes is in a folder. */
export interface GivenFile {
  readonly path: string;
  readonly base64: string;
  readonly type?: string;
}

export function givenFile(path: string, name = path.split('/').at(-1) ?? ''): GivenFile {
  return { path: name, base64: readFileSync(path).toString('base64'), type: 'image/jpeg' };
}

/** Dispatches a drop or paste of files on an element. True if the page handled the event, so that the browser opens no file. */
export function giveFiles(target: Locator, type: 'drop' | 'paste', files: readonly GivenFile[]): Promise<boolean> {
  return target.evaluate(
    (element, { type, files }) => {
      const transfer = new DataTransfer();
      for (const { path, base64, type: kind = '' } of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], path, { type: kind }));
      }
      if (type === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
        return true;
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      const init = { dataTransfer: transfer, bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 };
      const isAccepted = !element.dispatchEvent(new DragEvent('dragover', init));
      return !element.dispatchEvent(new DragEvent('drop', init)) && isAccepted;
    },
    { type, files },
  );
}

/** Drops real files and folders on the centre of an element by the browser's own drag and drop. */
export async function dropPaths(page: Page, target: Locator, paths: readonly string[]): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new RangeError('Expected a target on the screen');
  const client = await page.context().newCDPSession(page);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await client.send('Input.dispatchDragEvent', { type, ...middle, data });
  await client.detach();
}
