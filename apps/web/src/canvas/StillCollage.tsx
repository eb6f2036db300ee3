import type { Collage, Page, TextShaper } from '@muro/domain';
import { CollageCanvas } from './CollageCanvas.tsx';
import type { PictureSource } from './scene.ts';

interface StillCollageProps {
  readonly page: Page;
  readonly collage: Collage;
  readonly shaper: TextShaper | null;
  readonly pictures: PictureSource;
}

const STILL = { get: () => null, subscribe: () => () => undefined };
const IGNORE = (): void => undefined;

/** A collage to look at, as large as its place: drawn as on the page and in print, and nothing of it moves. */
export function StillCollage(props: StillCollageProps) {
  return (
    <CollageCanvas {...props} live={STILL} zooms="photo" marginPx={0} onGesture={IGNORE}>
      {null}
    </CollageCanvas>
  );
}
