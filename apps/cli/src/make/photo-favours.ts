import { basename } from 'node:path';
import type { Favour, LayoutPhoto } from '@muro/domain';
import { wrongUsage } from '../failure.ts';
import type { PhotoFile } from './read-photos.ts';

/** How large each file is to be beside the others. A favourite is named as it was given, or by its name alone where that is one's only. */
export function resolveFavours(paths: readonly string[], favourites: Readonly<Record<string, Favour>>): ReadonlyMap<string, Favour> {
  return new Map(Object.entries(favourites).map(([name, favour]) => [fileNamed(name, paths), favour]));
}

function fileNamed(name: string, paths: readonly string[]): string {
  if (paths.includes(name)) return name;
  const [path, ...others] = paths.filter((each) => basename(each) === name);
  if (path === undefined) throw wrongUsage(`--favourite: '${name}' is none of the photos`);
  if (others.length > 0) throw wrongUsage(`--favourite: several photos are called '${name}'; say which with its folder`);
  return path;
}

/** What a layout may know of the photos. */
export function layoutPhotos(photos: readonly PhotoFile[], favours: ReadonlyMap<string, Favour>): readonly LayoutPhoto[] {
  return photos.map(({ path, takenMs, zoneMin, photo: { widthPx, heightPx } }) => ({
    aspect: widthPx / heightPx,
    weight: favours.get(path) ?? 1,
    takenMs,
    zoneMin,
  }));
}
