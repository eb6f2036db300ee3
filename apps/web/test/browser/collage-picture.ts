import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { expectElement } from './expect-element.ts';

const SIDE_PX = 40;
const WALL = 'Tu collage';
/** Two pictures differ if a sample differs by this much, of 255: more than smoothing and sharper copies of a photo cause. */
const VISIBLE = 24;

/** A few samples of the collage's picture. */
export type Samples = readonly number[];

const wall = () => page.getByRole('region', { name: WALL, exact: true, includeHidden: true });

export function pictureOf(): Samples {
  const context = new OffscreenCanvas(SIDE_PX, SIDE_PX).getContext('2d');
  const all = wall().getByCss('canvas').elements() as HTMLCanvasElement[];
  const bounds = all[0]?.getBoundingClientRect();
  if (!context || !bounds) return [];
  context.imageSmoothingQuality = 'high';
  const [scaleX, scaleY] = [SIDE_PX / bounds.width, SIDE_PX / bounds.height];
  // The overlay shows a photo that is being moved; otherwise it is hidden and keeps old paint.
  for (const canvas of all.filter(({ hidden }) => !hidden)) {
    const box = canvas.getBoundingClientRect();
    context.drawImage(canvas, (box.x - bounds.x) * scaleX, (box.y - bounds.y) * scaleY, box.width * scaleX, box.height * scaleY);
  }
  return [...context.getImageData(0, 0, SIDE_PX, SIDE_PX).data];
}

function differs(a: Samples, b: Samples): boolean {
  return a.length !== b.length || a.some((value, index) => Math.abs(value - (b[index] ?? 0)) > VISIBLE);
}

/** Returns the picture once all subjects have been applied and it has stayed the same for several polls. */
export async function settledPicture(): Promise<Samples> {
  await expectElement(wall()).not.toHaveAttribute('data-laying');
  let last: Samples = [];
  let equalPolls = 0;
  const looksAlike = (): number => {
    const current = pictureOf();
    equalPolls = differs(current, last) ? 0 : equalPolls + 1;
    last = current;
    return equalPolls;
  };
  await expect.poll(looksAlike, { message: 'the picture comes to rest', interval: 250 }).toBeGreaterThan(2);
  return last;
}

/** Waits until the collage looks different, and returns its picture. */
export async function changedPicture(before: Samples): Promise<Samples> {
  await expect.poll(() => differs(pictureOf(), before), { message: 'the picture changes' }).toBe(true);
  return settledPicture();
}

export async function expectPicture(wanted: Samples): Promise<void> {
  await expect.poll(() => !differs(pictureOf(), wanted), { message: 'the picture is as before' }).toBe(true);
}
