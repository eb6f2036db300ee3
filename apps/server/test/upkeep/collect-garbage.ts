import {
  deleteOrphanedFiles,
  deleteUnfinishedUploads,
  deleteUnusedPhotos,
  type GarbagePorts,
} from '../../src/upkeep/use-cases/collect-garbage.ts';

/** Runs the whole garbage collection in the order of upkeep; returns the numbers deleted. */
export async function collectGarbage(ports: GarbagePorts): Promise<{ drafts: number; photos: number; files: number }> {
  const drafts = await deleteUnfinishedUploads(ports);
  const photos = await deleteUnusedPhotos(ports);
  return { drafts, photos, files: await deleteOrphanedFiles(ports, () => false) };
}
