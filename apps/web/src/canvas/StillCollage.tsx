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

/** A read-only collage that fills its container: drawn like the editor's page and the print, without interaction. */
export function StillCollage(props: StillCollageProps) {
  return (
    <CollageCanvas {...props} live={STILL} zooms="photo" marginPx={0} onGesture={IGNORE}>
      {null}
    </CollageCanvas>
  );
}
