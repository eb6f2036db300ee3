import type { Blobs, InspectableStore } from '../files/blobs.ts';
import type { PrintFiles } from '../files/print-files.ts';

/** Combines the present store with the former one during a migration: writes go to the present store, reads try both. */
export function combineBlobs(present: Blobs, former: Blobs): Blobs {
  return {
    ...present,
    ...combineInspection(present, former),
    read: async (sha256) => (await present.read(sha256)) ?? (await former.read(sha256)),
    fileOf: async (sha256) => (await present.fileOf(sha256)) ?? (await former.fileOf(sha256)),
    dropDrafts: async (idleMs) => (await present.dropDrafts(idleMs)) + (await former.dropDrafts(idleMs)),
    async *listOlderThan(ageMs, prefix) {
      yield* present.listOlderThan(ageMs, prefix);
      yield* former.listOlderThan(ageMs, prefix);
    },
    async deleteUnreferenced(sha256, ageMs, isWanted) {
      const isGone = await present.deleteUnreferenced(sha256, ageMs, isWanted);
      return (await former.deleteUnreferenced(sha256, ageMs, isWanted)) || isGone;
    },
  };
}

/** Combines two stores of print files in the same way. */
export function combinePrintFiles(present: PrintFiles, former: PrintFiles): PrintFiles {
  return {
    ...present,
    ...combineInspection(present, former),
    read: async (name) => (await present.read(name)) ?? (await former.read(name)),
    async remove(name) {
      await present.remove(name);
      await former.remove(name);
    },
    async *names() {
      yield* present.names();
      yield* former.names();
    },
  };
}

/** Inspects the store that the file is read from. */
function combineInspection(present: InspectableStore & Pick<PrintFiles, 'read'>, former: InspectableStore): InspectableStore {
  const readFrom = async (name: string) => ((await present.read(name)) ? present : former);
  return {
    storedSize: async (name) => (await readFrom(name)).storedSize(name),
    quarantine: async (name) => (await readFrom(name)).quarantine(name),
  };
}
