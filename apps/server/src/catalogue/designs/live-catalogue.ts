import { createStampedCache, folderStamp, readCatalogue } from '@muro/shop';
import type { PhotoChecker } from '../../photos/types/photos.ts';
import { throttled } from '../../scheduling/throttled.ts';
import { type CatalogueState, catalogueState } from './catalogue-state.ts';
import type { DiskCatalogue } from './disk-catalogue.ts';
import { keepLastValid } from './keep-last-valid.ts';
import { noDesignOffered, reportChange } from './report-change.ts';

/** Thrown if no design of the catalogue can be sold; the message is one line. */
export class CatalogueError extends Error {}

export interface LiveOptions {
  readonly folder: string;
  /** Inspects the shop's pictures. */
  readonly checker: Pick<PhotoChecker, 'shopPictureFault'>;
  /** Reports errors to the operator, one line each. */
  readonly report: (sentence: string) => void;
  readonly nowMs: () => number;
  /** Longest time that a caller waits for a check of the folder, ms. */
  readonly timeoutMs?: number;
}

/**
 * Opens the shop's catalogue. `refresh` checks whether the folder changed, and reads and validates the changed files. Files that are then
 * broken or half written keep their last valid version, and the error is reported.
 *
 * @throws {CatalogueError} if no design in the folder can be sold
 */
export async function openCatalogue({ folder, checker, report, nowMs, timeoutMs }: LiveOptions): Promise<DiskCatalogue> {
  const cache = createStampedCache();
  const tools = {
    artFault: (path: string) => checker.shopPictureFault(path, 'art'),
    photoFault: (path: string) => checker.shopPictureFault(path, 'photo'),
  };
  const read = () => readCatalogue(folder, { ...tools, cache, sizes: 'extreme' });
  let stamp = await folderStamp(folder);
  let files = await read();
  let state = catalogueState(files, 1);
  if (state.templates.length === 0) throw new CatalogueError(noDesignOffered(files, state));
  reportChange(null, state, report);

  const reload = async (): Promise<void> => {
    const present = await folderStamp(folder);
    if (present === stamp) return;
    const found = keepLastValid(files, await read());
    // The stamp is from before the reading, so that later changes are found by the next check. A failed check is repeated.
    stamp = present;
    const next = catalogueState(found, state.version + 1);
    const isSold = next.templates.length > 0;
    reportChange(state, isSold ? next : { ...state, faults: next.faults }, report);
    if (isSold) files = found;
    state = isSold ? next : { ...state, faults: next.faults };
  };

  return {
    get version() {
      return state.version;
    },
    get templates() {
      return state.templates;
    },
    get prices() {
      return state.prices;
    },
    get samples() {
      return state.samples;
    },
    get digitsXml() {
      return state.digitsXml;
    },
    ...lookupsIn(() => state),
    refresh: throttled(
      () => reload().catch((error: unknown) => report(`The catalogue could not be read: ${String(error)}`)),
      nowMs,
      timeoutMs,
    ),
  };
}

type Lookups = Pick<DiskCatalogue, 'template' | 'staticDesign' | 'cardMark' | 'layoutXml' | 'folderOf'>;

/** Returns the lookups by design id, each on the catalogue's state at the time of the call. */
const lookupsIn = (state: () => CatalogueState): Lookups => ({
  template: (id) => state().byId.get(id)?.template ?? null,
  staticDesign: (id) => state().byId.get(id)?.layout ?? null,
  cardMark: (id) => state().cardMarks.get(id) ?? '',
  layoutXml: (id) => state().layouts.get(id) ?? null,
  folderOf: (id) => state().folders.get(id) ?? null,
});
