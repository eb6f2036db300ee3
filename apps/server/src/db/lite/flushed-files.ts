import fs from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { DiskFaultListener } from './lite-place.ts';

/** Emscripten's number of EIO. */
const EIO = 29;

/** What Emscripten has for a file of the machine that is open. */
interface Stream {
  /** Descriptor of the machine. */
  readonly nfd: number;
}

/** The parts of the compiled PostgreSQL that concern files; its own types leave them out. */
interface Files {
  readonly FS: { readonly ErrnoError: new (errno: number) => Error };
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: Stream) => number } };
}

/**
 * A folder of the machine whose files are flushed when the embedded PostgreSQL says so. As it comes it never does: it is told not to ask,
 * and Emscripten would not pass it on.
 */
class FlushedFolder extends NodeFS {
  readonly #onFault: DiskFaultListener;

  constructor(folder: string, onFault: DiskFaultListener) {
    super(folder);
    this.#onFault = onFault;
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const flushes = (module: unknown): void => {
      const { FS, NODEFS } = module as Files;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          fs.fsyncSync(nfd);
          return 0;
        } catch (error) {
          this.#onFault(error as Error);
          throw new FS.ErrnoError(EIO);
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), flushes] } };
  }
}

/**
 * PostgreSQL touches every page of its buffers when it starts: the usual 128 MB would be held from the first second on, though what they
 * cache lies in the machine's own cache a second time. For the same reason a page by an index costs next to nothing more than the next
 * page of a table: with the usual factor of 4, which is that of a turning disk, the planner reads tables row by row for little work.
 */
const CACHED_BY_MACHINE = ['-c', 'shared_buffers=16MB', '-c', 'random_page_cost=1.1'];

/** An embedded PostgreSQL in memory alone. */
export const inMemory = (): PGliteOptions => ({ startParams: [...PGlite.defaultStartParams, ...CACHED_BY_MACHINE] });

/** How the embedded PostgreSQL keeps its files in `folder` so that a power cut takes nothing that was acknowledged. */
export function flushedFiles(folder: string, onFault: DiskFaultListener): PGliteOptions {
  const asked = [...CACHED_BY_MACHINE, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
  return {
    fs: new FlushedFolder(folder, onFault),
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...asked],
  };
}
