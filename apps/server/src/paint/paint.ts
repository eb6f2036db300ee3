import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { shownRect, type TextShaper, trimRect } from '@muro/domain';
import {
  copyPicture,
  type FileContent,
  loadShaper,
  renderFlat,
  renderJpeg,
  renderLogo,
  renderObject,
  writeContent,
  writeFileAtomically,
} from '@muro/press';
import type { SampleFacts } from '../catalogue/types/card-painter.ts';
import { cardScene, samplePhotos } from './card-scene.ts';
import type { CopyTask, LogoTask, PaintAnswer, PaintTask, SamplesTask } from './paint-tasks.ts';
import { pictureScene } from './picture-scene.ts';
import { QUOTE_DPI, quoteDrawing } from './quotes/quote-drawing.ts';
import type { Scene } from './scene.ts';

/** Longest sides, px. */
const CARD_PX = 640;
const PICTURE_PX = 500;
const OBJECT_PX = 640;
/** Twice the size in mails, for high-resolution screens. */
const LOGO_PX = { widthPx: 400, heightPx: 128 };

let shaper: Promise<TextShaper> | null = null;

/** Runs in the child process: paints one picture and writes it atomically. */
export async function paint(task: PaintTask): Promise<PaintAnswer> {
  try {
    shaper ??= loadShaper();
    const picture = await pictureOf(task, shaper);
    await writeFileAtomically(task.out, (file) => writeContent(file, picture));
    return { ok: true };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function pictureOf(task: PaintTask, shared: Promise<TextShaper>): Promise<FileContent> {
  if (task.kind === 'logo') return await renderLogo(task.file, LOGO_PX);
  if (task.kind === 'copy') return await copyPicture(task.file, task.form);
  if (task.kind === 'samples') return await sampleFacts(task);
  return await jpegOf(task, await shared);
}

async function jpegOf(task: Exclude<PaintTask, LogoTask | CopyTask | SamplesTask>, shared: TextShaper): Promise<FileContent> {
  if (task.kind === 'quote') return await renderJpeg(quoteDrawing(task.sentence, task.style, shared), QUOTE_DPI);
  if (task.kind === 'card') return flatScene(await cardScene(task, shared), CARD_PX, shared);
  const scene = pictureScene(task);
  if (task.look === 'object') return await renderObject({ ...scene, shaper: shared }, OBJECT_PX);
  return flatScene(task.look === 'front' ? frontOf(scene) : scene, PICTURE_PX, shared);
}

async function sampleFacts({ sampleFiles }: SamplesTask): Promise<Buffer> {
  const facts: SampleFacts[] = [];
  for (const { file, ...sample } of await samplePhotos(sampleFiles)) {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    facts.push({ hash, ...sample });
  }
  return Buffer.from(JSON.stringify(facts));
}

/** Removes the wrapped edges and the blank corners for folding, so that the collage is painted as it hangs. */
const frontOf = (scene: Scene): Scene => ({
  ...scene,
  page: { ...scene.page, sheet: trimRect(scene.page.trim), bleed: 0, blockedCorners: [] },
});

/** Paints the visible part of the page, without the bleed that is trimmed. */
function flatScene(scene: Scene, longestPx: number, shared: TextShaper): AsyncIterable<Uint8Array> {
  const sheet = shownRect(scene.page);
  const { width, height } = sheet;
  return renderFlat(
    { ...scene, page: { ...scene.page, sheet }, shaper: shared },
    { widthPx: Math.max(1, Math.round(longestPx * Math.min(1, width / height))) },
  );
}
