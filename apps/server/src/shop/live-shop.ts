import { statSync } from 'node:fs';
import { join } from 'node:path';
import { checkSale, faultText, folderStamp, type ReadShop, readShop, SHOP_FILE, TRIAL_SHOP } from '@muro/shop';
import { throttled } from '../scheduling/throttled.ts';
import type { Shop } from './shop.ts';

/** The shop's folder cannot be used; the message is one line. */
export class ShopError extends Error {}

export interface LiveShop extends Shop {
  /** Looks whether the folder changed, if that was not done a moment ago. It never fails. */
  refresh(): Promise<void>;
}

export interface LiveShopOptions {
  /** Undefined: the trial shop serves. */
  readonly folder: string | undefined;
  /** The price list that it sells by; left out: it is not looked at. */
  readonly priceFile?: string;
  /** Buyers get mails: placeholders of a new shop stop the start. */
  readonly isMailing?: boolean;
  /** Tells the operator what is wrong, a line each. */
  readonly report: (sentence: string) => void;
  readonly nowMs: () => number;
  /** The longest that anybody waits for a look at the folder, ms; a moment. */
  readonly patienceMs?: number;
}

/**
 * The shop as its folder is now. What is broken then, or half written, leaves the shop as it last was, and is told.
 *
 * @throws {ShopError} when the folder cannot be used at the start
 */
export async function openShop({ folder, priceFile, isMailing = false, report, nowMs, patienceMs }: LiveShopOptions): Promise<LiveShop> {
  if (folder === undefined) return { data: TRIAL_SHOP, refresh: () => Promise.resolve() };
  const stampNow = async () =>
    `${await folderStamp(folder)} ${priceFile ? (statSync(priceFile, { throwIfNoEntry: false })?.mtimeMs ?? 0) : 0}`;
  const read = () => {
    const own = readShop(folder, { isMailing });
    const sale = priceFile && own.shop ? checkSale(join(folder, SHOP_FILE), priceFile) : { faults: [], isClosed: false };
    return { ...own, faults: [...own.faults, ...sale.faults], isClosed: sale.isClosed };
  };
  let stamp = await stampNow();
  const first = read();
  if (!first.shop || first.isClosed) throw new ShopError(unusable(first));
  let data = first.shop;
  let told = tell(first, new Set(), report);

  const look = async (): Promise<void> => {
    const present = await stampNow();
    if (present === stamp) return;
    stamp = present; // before the reading: what changes meanwhile is seen at the next look
    const now = read();
    told = tell(now, told, report);
    data = now.shop ?? data;
    report(now.shop ? `The shop: ${data.name} is as its folder says.` : 'The shop stays as it was until its folder is mended.');
  };
  return {
    get data() {
      return data;
    },
    refresh: throttled(
      () => look().catch((error: unknown) => report(`The shop could not be looked at: ${String(error)}`)),
      nowMs,
      patienceMs,
    ),
  };
}

/** Each fault once: what was told before is not told again. */
function tell({ faults }: ReadShop, told: ReadonlySet<string>, report: (sentence: string) => void): ReadonlySet<string> {
  for (const fault of faults) {
    const sentence = faultText(fault);
    if (!told.has(sentence)) report(fault.level === 'warning' ? `Warning: ${sentence}` : sentence);
  }
  return new Set(faults.map(faultText));
}

function unusable({ faults, folder }: ReadShop): string {
  const [first, ...more] = faults.filter(({ level }) => level === 'error');
  return `The shop cannot be used: ${first ? faultText(first) : folder}${more.length > 0 ? ` (and ${more.length} more)` : ''}.`;
}
