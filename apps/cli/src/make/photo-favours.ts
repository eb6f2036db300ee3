import { basename } from 'node:path';
import type { FavouriteWeight, LayoutPhoto } from '@muro/domain';
import { wrongUsage } from '../terminal/failure.ts';
import type { PhotoFile } from './read-photos.ts';

/** Resolves the favourites to files. A favourite is a path as given, or a file name if it is unique. */
export function resolveFavours(
  paths: readonly string[],
  favourites: Readonly<Record<string, FavouriteWeight>>,
): ReadonlyMap<string, FavouriteWeight> {
  return new Map(Object.entries(favourites).map(([name, favour]) => [findFileByName(name, paths), favour]));
}

function findFileByName(name: string, paths: readonly string[]): string {
  if (paths.includes(name)) return name;
  const [path, ...others] = paths.filter((candidate) => basename(candidate) === name);
  if (path === undefined) throw wrongUsage(`--favourite: '${name}' is none of the photos`);
  if (others.length > 0) throw wrongUsage(`--favourite: several photos are called '${name}'; say which with its folder`);
  return path;
}

/** Returns the facts of the photos that a layout needs. */
export function layoutPhotos(photos: readonly PhotoFile[], favours: ReadonlyMap<string, FavouriteWeight>): readonly LayoutPhoto[] {
  return photos.map(({ path, takenMs, zoneMin, photo: { widthPx, heightPx } }) => ({
    aspect: widthPx / heightPx,
    weight: favours.get(path) ?? 1,
    takenMs,
    zoneMin,
  }));
}
