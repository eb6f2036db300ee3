import type { Blobs, Inspected } from '../files/blobs.ts';
import type { PrintFiles } from '../files/print-files.ts';

/** Combines the present store with the former one during a migration: writes go to the present store, reads try both. */
export function blobsOfTwo(present: Blobs, former: Blobs): Blobs {
  return {
    ...present,
    ...inspectedOfTwo(present, former),
    read: async (sha256) => (await present.read(sha256)) ?? (await former.read(sha256)),
    fileOf: async (sha256) => (await present.fileOf(sha256)) ?? (await former.fileOf(sha256)),
    dropDrafts: async (idleMs) => (await present.dropDrafts(idleMs)) + (await former.dropDrafts(idleMs)),
    async *keptFor(ageMs, prefix) {
      yield* present.keptFor(ageMs, prefix);
      yield* former.keptFor(ageMs, prefix);
    },
    async forget(sha256, ageMs, isWanted) {
      const isGone = await present.forget(sha256, ageMs, isWanted);
      return (await former.forget(sha256, ageMs, isWanted)) || isGone;
    },
  };
}

/** Combines two stores of print files in the same way. */
export function printFilesOfTwo(present: PrintFiles, former: PrintFiles): PrintFiles {
  return {
    ...present,
    ...inspectedOfTwo(present, former),
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
function inspectedOfTwo(present: Inspected & Pick<PrintFiles, 'read'>, former: Inspected): Inspected {
  const readFrom = async (name: string) => ((await present.read(name)) ? present : former);
  return {
    look: async (name) => (await readFrom(name)).look(name),
    setAside: async (name) => (await readFrom(name)).setAside(name),
  };
}
