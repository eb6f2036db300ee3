import type { MaterialCode } from '@muro/domain';
import type { Layouts } from '../../catalogue/types/catalogue.ts';
import type { CollageVersion, DrawnCollage } from '../types/collages.ts';
import { orderedCollage } from './ordered-collage.ts';

/**
 * Returns the collage that the thumbnail of a version shows.
 *
 * @param material  material that it may be ordered on; undefined: its own
 * @returns null if it cannot be drawn on that material
 */
export async function drawnCollage(layouts: Layouts, version: CollageVersion, material?: MaterialCode): Promise<DrawnCollage | null> {
  const { ownerId, collageId, templateId, xml, pictureSha256 } = version;
  const saved: DrawnCollage = { name: `collage-${collageId}-${version.version}`, ownerId, templateId, xml, pictureSha256 };
  if (material === undefined) return saved;
  const ordered = await orderedCollage(layouts, version, material);
  if (!ordered.ok) return null;
  return ordered.value.xml === null ? saved : { ...saved, name: `${saved.name}-${material}`, xml: ordered.value.xml, pictureSha256: '' };
}
