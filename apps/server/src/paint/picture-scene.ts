import { readCollageXml } from '@muro/domain';
import { resourceFiles } from '../catalogue/designs/resource-files.ts';
import { openSaved } from '../collages/use-cases/open-saved.ts';
import type { PictureTask } from './paint-tasks.ts';
import type { Scene } from './scene.ts';

/** Returns a saved collage as its owner sees it, from the web copies of its photos. */
export function pictureScene({ xml, photoFiles, staticDesign }: PictureTask): Scene {
  const saved = readCollageXml(xml);
  const opened = openSaved(saved, staticDesign);
  if (!opened) throw new Error(`the design ${saved.templateId} is not in the catalogue`);
  return {
    ...opened,
    fileOf(photoId) {
      const file = Object.hasOwn(photoFiles, photoId) ? photoFiles[photoId] : undefined;
      if (file === undefined) throw new Error(`the photo ${photoId} is missing`);
      return file;
    },
    resourceFileOf: resourceFiles(staticDesign),
  };
}
