import type { KnownPhotosAnswer, KnownPhotosRequest } from '@muro/api';
import type { PhotoLeases, Photos } from '../types/photos.ts';
import { uploadAnswerOf } from './upload-answer.ts';

/** Returns the owner's photos among the requested ones, in their order; waits for those that are being stored. */
export async function findKnownPhotos(
  ports: { readonly photos: Photos; readonly photoLeases: PhotoLeases },
  ownerId: number,
  requested: KnownPhotosRequest['photos'],
): Promise<KnownPhotosAnswer['known']> {
  const bytesOf = new Map(requested.map(({ sha256, bytes }) => [sha256, bytes]));
  await ports.photoLeases.waitForRelease(ownerId, [...bytesOf.keys()]);
  const sentPhotos = await ports.photos.listSent(ownerId, [...bytesOf.keys()]);
  const photoBySha256 = new Map(
    sentPhotos.filter(({ sha256, sizeBytes }) => bytesOf.get(sha256) === sizeBytes).map((photo) => [photo.sha256, photo]),
  );
  return [...bytesOf.keys()].flatMap((sha256) => {
    const photo = photoBySha256.get(sha256);
    return photo ? [{ sha256, photo: uploadAnswerOf(photo) }] : [];
  });
}
