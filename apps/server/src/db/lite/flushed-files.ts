import fs from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { DiskFaultListener } from './lite-place.ts';

/** Emscripten's error number of EIO. */
const EIO = 29;

/** Emscripten's stream of an open file of the host. */
interface Stream {
  /** File descriptor of the host. */
  readonly nfd: number;
}

/** File functions of the compiled PostgreSQL module; its own types omit them. */
interface Files {
  readonly FS: { readonly ErrnoError: new (errno: number) => Error };
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: Stream) => number } };
}

/**
 * A host folder whose files are flushed to disk (fsync) when the embedded PostgreSQL asks for it. By default it never does: PGlite starts
 * it without fsync, and Emscripten would not pass the call on.
 */
class FlushedFolder extends NodeFS {
  readonly #onFault: DiskFaultListener;

  constructor(folder: string, onFault: DiskFaultListener) {
    super(folder);
    this.#onFault = onFault;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
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
 * Memory settings. PostgreSQL touches every page of its buffers when it starts, so the default of 128 MB would be resident from the first
 * second, although the host's page cache holds the same data. For the same reason random reads cost little more than sequential ones: with
 * the default `random_page_cost` of 4, that of a hard disk, the planner prefers sequential scans too often.
 */
const CACHED_BY_MACHINE = ['-c', 'shared_buffers=16MB', '-c', 'random_page_cost=1.1'];

/** Options of an embedded PostgreSQL in memory. */
export const inMemory = (): PGliteOptions => ({ startParams: [...PGlite.defaultStartParams, ...CACHED_BY_MACHINE] });

/** Options of an embedded PostgreSQL whose files in `folder` survive a power cut with everything that was acknowledged. */
export function flushedFiles(folder: string, onFault: DiskFaultListener): PGliteOptions {
  const options = [...CACHED_BY_MACHINE, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
  return {
    fs: new FlushedFolder(folder, onFault),
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...options],
  };
}
