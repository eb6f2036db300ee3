import { expect, type Page } from '@playwright/test';

const SIDE_PX = 40;
const WALL = 'Tu collage';
/** Difference of a sample, 0–255, that counts as visible: more than smoothing and sharper copies of a photo cause. */
const VISIBLE = 24;

/** Samples of the painted collage. */
export type Samples = readonly number[];

const wallOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true, includeHidden: true });

/** @param name  accessible name of the wall, in the page's language */
export function pictureOf(page: Page, name = WALL): Promise<Samples> {
  return wallOf(page, name)
    .locator('canvas')
    .evaluateAll((all, sidePx) => {
      const small = new OffscreenCanvas(sidePx, sidePx);
      const context = small.getContext('2d');
      if (!context) return [];
      context.imageSmoothingQuality = 'high';
      const bounds = all[0]?.getBoundingClientRect();
      // An overlay canvas shows moving photos; it is hidden with outdated content while nothing moves.
      for (const canvas of (all as HTMLCanvasElement[]).filter(({ hidden }) => !hidden)) {
        const box = canvas.getBoundingClientRect();
        if (!bounds) return [];
        const [scaleX, scaleY] = [sidePx / bounds.width, sidePx / bounds.height];
        context.drawImage(canvas, (box.x - bounds.x) * scaleX, (box.y - bounds.y) * scaleY, box.width * scaleX, box.height * scaleY);
      }
      return [...context.getImageData(0, 0, sidePx, sidePx).data];
    }, SIDE_PX);
}

function differs(a: Samples, b: Samples): boolean {
  return a.length !== b.length || a.some((value, index) => Math.abs(value - (b[index] ?? 0)) > VISIBLE);
}

/** Returns the samples once all photos are positioned and several samples in a row are equal. */
export async function settledPicture(page: Page, name = WALL): Promise<Samples> {
  await expect(wallOf(page, name)).not.toHaveAttribute('data-laying');
  let last: Samples = [];
  let equalPolls = 0;
  const looksAlike = async (): Promise<number> => {
    const current = await pictureOf(page, name);
    equalPolls = differs(current, last) ? 0 : equalPolls + 1;
    last = current;
    return equalPolls;
  };
  await expect.poll(looksAlike, { message: 'the picture comes to rest', intervals: [250] }).toBeGreaterThan(2);
  return last;
}

/** Waits until the collage looks different, and returns its samples. */
export async function changedPicture(page: Page, before: Samples, name = WALL): Promise<Samples> {
  await expect.poll(async () => differs(await pictureOf(page, name), before), { message: 'the picture changes' }).toBe(true);
  return settledPicture(page, name);
}

export async function expectPicture(page: Page, wanted: Samples, name = WALL, timeout = 30_000): Promise<void> {
  const isAsBefore = expect.poll(async () => !differs(await pictureOf(page, name), wanted), {
    message: 'the picture is as before',
    timeout,
  });
  await isAsBefore.toBe(true);
}
