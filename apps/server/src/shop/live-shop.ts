import { statSync } from 'node:fs';
import { join } from 'node:path';
import { checkSale, type Fault, faultText, folderStamp, type ReadShop, readShop, SHOP_FILE, TRIAL_SHOP } from '@muro/shop';
import { throttled } from '../scheduling/throttled.ts';
import type { Shop } from './shop.ts';

/** Thrown if the shop's folder cannot be used; the message is one line. */
export class ShopError extends Error {}

export interface LiveShop extends Shop {
  /** Reloads the folder if it changed; checks at most once per second and never rejects. */
  refresh(): Promise<void>;
}

export interface LiveShopOptions {
  /** Undefined: the trial shop. */
  readonly folder: string | undefined;
  /** The shop's price list, which is validated as well; undefined: not validated. */
  readonly priceFile?: string;
  /** True if buyers get mails: then placeholder texts of a new shop prevent the start. */
  readonly isMailing?: boolean;
  /** Reports errors to the operator, one line each. */
  readonly report: (sentence: string) => void;
  readonly nowMs: () => number;
  /** Longest time that a caller waits for a check of the folder, ms. */
  readonly timeoutMs?: number;
}

/**
 * Opens the shop's data, which `refresh` keeps up to date. If the folder is then broken or half written, the last valid data stay in use,
 * and the error is reported.
 *
 * @throws {ShopError} if the folder cannot be used at the start
 */
export async function openShop({ folder, priceFile, isMailing = false, report, nowMs, timeoutMs }: LiveShopOptions): Promise<LiveShop> {
  if (folder === undefined) return { data: TRIAL_SHOP, refresh: () => Promise.resolve() };
  const stampNow = async () =>
    `${await folderStamp(folder)} ${priceFile ? (statSync(priceFile, { throwIfNoEntry: false })?.mtimeMs ?? 0) : 0}`;
  const read = () => {
    const ownData = readShop(folder, { isMailing });
    const sale = priceFile && ownData.shop ? checkSale(join(folder, SHOP_FILE), priceFile) : { faults: [], isClosed: false };
    return { ...ownData, faults: [...ownData.faults, ...sale.faults], isClosed: sale.isClosed };
  };
  let stamp = await stampNow();
  const first = read();
  if (!first.shop || first.isClosed) throw new ShopError(unusable(first));
  let data = first.shop;
  let reported = reportNew(first, new Set(), report);

  const reload = async (): Promise<void> => {
    const present = await stampNow();
    if (present === stamp) return;
    stamp = present; // from before the reading, so that later changes are found by the next check
    const current = read();
    reported = reportNew(current, reported, report);
    data = current.shop ?? data;
    report(
      current.shop
        ? `The shop: ${data.name} is loaded from its folder.`
        : 'The shop keeps its previous data until its folder is corrected.',
    );
  };
  return {
    get data() {
      return data;
    },
    refresh: throttled(() => reload().catch((error: unknown) => report(`The shop could not be read: ${String(error)}`)), nowMs, timeoutMs),
  };
}

/** Reports the errors that were not reported before, placeholders in one sentence; returns all present ones. */
function reportNew({ faults, folder }: ReadShop, reported: ReadonlySet<string>, report: (sentence: string) => void): ReadonlySet<string> {
  const isNew = (fault: Fault) => !reported.has(faultText(fault));
  const [placeholders, others] = [faults.filter(isUnwritten), faults.filter((fault) => !isUnwritten(fault))];
  for (const fault of others.filter(isNew)) report(fault.level === 'warning' ? `Warning: ${faultText(fault)}` : faultText(fault));
  if (placeholders.some(isNew)) report(unfinished(placeholders.length, folder));
  return new Set(faults.map(faultText));
}

const isUnwritten = ({ isPlaceholder, level }: Fault): boolean => isPlaceholder === true && level === 'warning';

const unfinished = (count: number, folder: string): string =>
  `The shop is not finished: ${count} ${count === 1 ? 'text of it is the placeholder' : 'texts of it are placeholders'} of a new shop; \`muro check ${folder}\` lists them.`;

function unusable({ faults, folder }: ReadShop): string {
  const [first, ...more] = faults.filter(({ level }) => level === 'error');
  return `The shop cannot be used: ${first ? faultText(first) : folder}${more.length > 0 ? ` (and ${more.length} more)` : ''}.`;
}
