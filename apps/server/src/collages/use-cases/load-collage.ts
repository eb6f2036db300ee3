import type { LoadAnswer } from '@muro/api';
import { readCollageXml, writeCollageXml } from '@muro/domain';
import type { Blobs } from '../../files/blobs.ts';
import type { Photos } from '../../photos/types/photos.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { Collages } from '../types/collages.ts';
import { captureTimes } from './capture-times.ts';
import { enrichPhotos } from './enrich-photos.ts';
import { withScreenshot } from './stored-screenshot.ts';

/** Returns the newest version of a user's collage, with everything that the editor needs of its photos. [HCALL-16] [LOAD-01] */
export async function loadCollage(
  ports: { readonly collages: Collages; readonly photos: Photos; readonly blobs: Blobs },
  { ownerId, collageId }: { readonly ownerId: number; readonly collageId: number },
): Promise<Result<LoadAnswer>> {
  const collage = await ports.collages.find(ownerId, collageId);
  if (!collage) return refuse('ERROR_NOT_FOUND');
  const saved = readCollageXml(await withScreenshot(ports, collage.xml));
  const enriched = await enrichPhotos(ports.photos, ownerId, saved);
  return done({
    collagexml: writeCollageXml(enriched ?? saved),
    editor: collage.editor,
    collageid: collage.collageId,
    version: collage.version,
    templateid: collage.childTemplateId,
    ...(await captureTimes(ports.photos, ownerId, saved)),
  });
}
