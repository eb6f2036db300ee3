import { oddColours } from './odd-colours.ts';
import { oddHeaders } from './odd-headers.ts';
import { oddOrientations } from './odd-orientations.ts';
import type { OddPhoto } from './odd-photo.ts';
import { oddStructures } from './odd-structures.ts';
import { oddTrailers } from './odd-trailers.ts';

export async function oddPhotos(): Promise<readonly OddPhoto[]> {
  return (await Promise.all([oddOrientations(), oddColours(), oddTrailers(), oddHeaders(), oddStructures()])).flat();
}
