import type { Locator } from 'vitest/browser';

export type Pixel = readonly [red: number, green: number, blue: number];

/** Returns a function that reads the displayed pixels of an element, by position, px. */
export async function screenPixels(element: Locator): Promise<(x: number, y: number) => Pixel> {
  const base64 = (await element.screenshot({ save: false })) as string;
  const screenshot = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const context = new OffscreenCanvas(screenshot.width, screenshot.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(screenshot, 0, 0);
  const scale = screenshot.width / (await element.boundingBox()).width;
  return (x, y) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data;
    return [red, green, blue];
  };
}
