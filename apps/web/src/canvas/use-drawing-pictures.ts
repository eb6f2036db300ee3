import type { Drawing } from '@muro/domain';
import { useMemo, useState } from 'react';
import type { ScreenPictures } from './paint-part.ts';
import type { SmallPictures } from './scene.ts';
import { createShadowSprites } from './shadow-sprites.ts';
import { usePhotoPictures } from './use-photo-pictures.ts';
import { useResourcePictures } from './use-resource-pictures.ts';

/** Placeholder colour of a photo that is still loading. */
const PLACEHOLDER_COLOR = '#d0c4b0';

/**
 * Returns the pictures of a drawing that have loaded; a photo that has not has a plain colour.
 *
 * @param pxPerCm  device pixels
 * @returns        a new object each time pictures have loaded
 */
export function useDrawingPictures(drawing: Drawing, pxPerCm: number, photos: SmallPictures): ScreenPictures {
  const resources = useResourcePictures(drawing);
  const photoOf = usePhotoPictures(drawing, pxPerCm, photos);
  const [sprites] = useState(createShadowSprites);
  const [placeholder] = useState(placeholderPicture);
  return useMemo(
    () => ({
      picture: (ref) => (ref.kind === 'resource' ? (resources.get(ref.source) ?? null) : (photoOf(ref) ?? placeholder)),
      shadow: sprites.get,
      shadowPxPerCm: pxPerCm,
    }),
    [resources, photoOf, sprites, placeholder, pxPerCm],
  );
}

function placeholderPicture(): OffscreenCanvas {
  const picture = new OffscreenCanvas(1, 1);
  const context = picture.getContext('2d');
  if (context) {
    context.fillStyle = PLACEHOLDER_COLOR;
    context.fillRect(0, 0, 1, 1);
  }
  return picture;
}
