import { rename, writeFile } from 'node:fs/promises';
import type { TextShaper } from '@muro/domain';
import { loadShaper, renderFlat } from '@muro/press';
import { cardScene } from './card-scene.ts';
import type { PaintAnswer, PaintTask } from './paint-tasks.ts';
import { pictureScene } from './picture-scene.ts';
import { quoteScene } from './quote-scene.ts';
import type { Scene } from './scene.ts';

/** Longest sides, px. */
const CARD_PX = 640;
const QUOTE_PX = 3000;
const PICTURE_PX = 500;

let shaper: Promise<TextShaper> | null = null;

/** Runs in the child: paints one picture and puts it in its place whole. */
export async function paint(task: PaintTask): Promise<PaintAnswer> {
  try {
    shaper ??= loadShaper();
    const [scene, longestPx] = await sceneOf(task, await shaper);
    const { width, height } = scene.page.sheet;
    const widthPx = Math.max(1, Math.round(longestPx * Math.min(1, width / height)));
    const jpeg = await renderFlat({ ...scene, shaper: await shaper }, { widthPx });
    await writeFile(`${task.out}.part`, jpeg);
    await rename(`${task.out}.part`, task.out);
    return { ok: true };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function sceneOf(task: PaintTask, shared: TextShaper): Promise<readonly [Scene, number]> {
  if (task.kind === 'card') return [await cardScene(task, shared), CARD_PX];
  if (task.kind === 'quote') return [quoteScene(task, shared), QUOTE_PX];
  return [pictureScene(task), PICTURE_PX];
}
