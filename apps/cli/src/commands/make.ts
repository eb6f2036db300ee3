import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { composePage, qualitySummary, savedCollageOf, writeCollageXml } from '@muro/domain';
import { loadShaper, writeWhole } from '@muro/press';
import { wrongInput } from '../failure.ts';
import { chooseDesign } from '../make/choose-design.ts';
import { fillCollage } from '../make/fill-collage.ts';
import { copyNames } from '../make/photo-names.ts';
import { type PhotoFile, readPhotos } from '../make/read-photos.ts';
import { readMaterial } from '../options/material.ts';
import { readSize } from '../options/size.ts';
import { accessReason } from '../read-text.ts';
import { terminal } from '../terminal.ts';

export interface MakeOptions {
  readonly size: string;
  readonly generator?: string;
  readonly template?: string;
  readonly material?: string;
  readonly set: Readonly<Record<string, string>>;
  readonly title?: string;
  readonly subtitle?: string;
  readonly output: string;
  readonly json?: boolean;
}

/** Photos in, a collage out: DIR/collage.xml and the originals in DIR/photos. */
export async function make(paths: readonly string[], options: MakeOptions): Promise<void> {
  const { say, give, progress } = terminal(options.json ?? false);
  const { title, subtitle, output } = options;
  const wish = {
    ...options,
    size: readSize(options.size),
    material: readMaterial(options.material ?? 'POSTER'),
    hasTitle: title !== undefined,
    hasSubtitle: subtitle !== undefined,
    photoCount: paths.length,
  };
  const { design } = await chooseDesign(wish);
  const photos = await readPhotos(paths, progress('reading photos'));
  const page = composePage({ document: design.document, trim: design.size, material: design.material });
  const words = { ...(title !== undefined && { title }), ...(subtitle !== undefined && { subtitle }) };
  const collage = fillCollage(design, page, photos, words, await loadShaper());
  const names = copyNames(photos);
  const photoFiles = Object.fromEntries(
    photos.map(({ photo: { id, widthPx, heightPx } }) => [id, { full: { src: `photos/${names.get(id)}`, widthPx, heightPx } }]),
  );
  const xml = writeCollageXml(savedCollageOf(collage, { page, photoFiles }));
  await writeCollage(output, { xml, photos, names });
  const { lows } = qualitySummary(page, collage);
  const quality = lows === 0 ? '' : `, ${lows} of them below 100 dpi`;
  say(
    `${join(output, 'collage.xml')}: ${design.generator || design.templateId}, ${design.size.width} x ${design.size.height} cm, ${photos.length} photos${quality}`,
  );
  give({
    collage: join(output, 'collage.xml'),
    design: design.templateId,
    generator: design.generator,
    size: design.size,
    material: design.material,
    photos: photos.length,
    lows,
  });
}

interface CollageFiles {
  readonly xml: string;
  readonly photos: readonly PhotoFile[];
  readonly names: ReadonlyMap<string, string>;
}

/** The document comes last: where it stands, its photos do. */
async function writeCollage(folder: string, { xml, photos, names }: CollageFiles): Promise<void> {
  try {
    await mkdir(join(folder, 'photos'), { recursive: true });
    for (const { photo, path } of photos) {
      const copy = join(folder, 'photos', names.get(photo.id) as string);
      await copyFile(path, copy).catch((error: unknown) => {
        throw wrongInput(path, `could not be copied to ${copy}: ${accessReason(error)}`);
      });
    }
    await writeWhole(join(folder, 'collage.xml'), (file) => file.writeFile(xml));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw wrongInput(folder, `could not be written: ${accessReason(error)}`);
  }
}
