import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  designPage,
  type FavouriteWeight,
  findIncompleteTexts,
  photoLayers,
  qualitySummary,
  savedCollageOf,
  unfilledSlots,
  writeCollageXml,
} from '@muro/domain';
import { loadShaper } from '@muro/press';
import { formatCount } from '@muro/shop';
import { type ChosenDesign, chooseDesign } from '../make/choose-design.ts';
import { fillCollage } from '../make/fill-collage.ts';
import { findSubjects } from '../make/find-subjects.ts';
import { layoutPhotos, resolveFavours } from '../make/photo-favours.ts';
import { copyNames } from '../make/photo-names.ts';
import { type PhotoOrder, sortPhotos } from '../make/photo-order.ts';
import { findPhotoPaths, type PhotoPaths } from '../make/photo-paths.ts';
import { readPhotos } from '../make/read-photos.ts';
import { writeCollages } from '../make/write-collages.ts';
import { readSize, sizeText } from '../options/size.ts';
import { wrongUsage } from '../terminal/failure.ts';
import { emptyText, listText, photosText, terminal } from '../terminal/terminal.ts';
import { textNotes } from '../terminal/text-notes.ts';

export interface MakeOptions {
  readonly size: string;
  readonly generator?: string;
  readonly template?: string;
  readonly material?: string;
  readonly set?: Readonly<Record<string, string>>;
  readonly seed?: number;
  readonly favourite?: Readonly<Record<string, FavouriteWeight>>;
  readonly order?: PhotoOrder;
  readonly variants: number;
  readonly title?: string;
  readonly subtitle?: string;
  readonly output: string;
  readonly json?: boolean;
}

/** Makes a collage from photos and folders of photos: DIR/collage.xml, with the originals in DIR/photos. Further variants are DIR/collage-2.xml and so on. */
export async function make(named: readonly string[], options: MakeOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'muro-make-'));
  try {
    await makeFrom(await findPhotoPaths(named), folder, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param folder  temporary folder for JPEGs of photos of other kinds */
async function makeFrom({ paths, leftOut }: PhotoPaths, folder: string, options: MakeOptions): Promise<void> {
  const { printLine, printResult, warn, progress } = terminal(options.json ?? false);
  const { title, subtitle, output, order } = options;
  const counts = { hasTitle: title !== undefined, hasSubtitle: subtitle !== undefined, photoCount: paths.length };
  const content = { ...counts, isOrdered: order !== undefined };
  const chosen = await chooseDesign({ ...options, set: options.set ?? {}, size: readSize(options.size), content });
  checkDesignOptions(chosen, options);
  const favours = resolveFavours(paths, options.favourite ?? {});
  const read = sortPhotos(await readPhotos(paths, folder, progress('reading photos')), order ?? 'given');
  const photos = chosen.isUncut ? read : await findSubjects(read, progress('looking at photos'));
  const names = copyNames(photos);
  const photoFiles = Object.fromEntries(
    photos.map(({ photo: { id, widthPx, heightPx } }) => [id, { full: { src: `photos/${names.get(id)}`, widthPx, heightPx } }]),
  );
  const texts = { ...(title !== undefined && { title }), ...(subtitle !== undefined && { subtitle }) };
  const filling = { photos, favours, words: texts, isInOrder: chosen.generator?.followsPhotos === true || order !== undefined };
  const shaper = await loadShaper();
  const made = Array.from({ length: options.variants }, (_, variant) => {
    const design = chosen.make(layoutPhotos(photos, favours), variant);
    const page = designPage(design);
    const collage = fillCollage(design, page, filling, shaper);
    const file = variant === 0 ? 'collage.xml' : `collage-${variant + 1}.xml`;
    return { design, page, collage, document: { name: file, xml: writeCollageXml(savedCollageOf(collage, { page, photoFiles })) } };
  });
  await writeCollages(output, { documents: made.map(({ document }) => document), photos, names });
  for (const { design, page, collage, document } of made) {
    const { lowCount } = qualitySummary(page, collage);
    const quality = lowCount === 0 ? '' : `, ${lowCount} of them below 100 dpi`;
    const name = design.generator || design.templateId;
    printLine(`${join(output, document.name)}: ${name}, ${sizeText(design.size)}, ${photosText(photos.length)}${quality}`);
  }
  if (leftOut.length > 0) warn(leftOutText(leftOut));
  const [{ design, page, collage }] = made as [(typeof made)[number]];
  const empty = unfilledSlots(page, collage);
  if (empty.length > 0) warn(emptyText(empty, photoLayers(page).length));
  textNotes(findIncompleteTexts(page, collage, shaper)).forEach(warn);
  printResult({
    collage: join(output, 'collage.xml'),
    collages: made.map(({ document }) => join(output, document.name)),
    design: design.templateId,
    generator: design.generator,
    size: design.size,
    material: design.material,
    photos: photos.length,
    empty,
    lows: qualitySummary(page, collage).lowCount,
  });
}

function leftOutText(files: readonly string[]): string {
  return `left out ${formatCount(files.length, 'file')} that ${files.length === 1 ? 'is not a photo' : 'are not photos'}: ${listText(files)}`;
}

/** Rejects options that the design does not support, before photos are read. */
function checkDesignOptions({ generator }: ChosenDesign, { favourite, variants, seed }: MakeOptions): void {
  const name = generator?.name ?? 'the design';
  if (favourite && !generator?.followsPhotos) throw wrongUsage(`--favourite: the places of ${name} do not follow the photos`);
  if (generator?.chance !== undefined) return;
  if (variants > 1) throw wrongUsage(`--variants: ${name} has only one variant for these values`);
  if (seed !== undefined) throw wrongUsage(`--seed: ${name} has no random values`);
}
