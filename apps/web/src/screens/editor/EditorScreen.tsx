import { collageOf, useWork } from '../../app/work-store.ts';

/** Step 3: the collage on its wall, with everything to fill it. */
export function EditorScreen() {
  const collage = useWork(collageOf);
  return <main aria-busy={collage === null} />;
}
