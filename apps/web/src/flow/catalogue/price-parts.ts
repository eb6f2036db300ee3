import type { MaterialCode } from '@muro/domain';
import { priceAfter } from './price-text.ts';

/** The parts of a price text, as plain text. */
export interface PriceParts {
  /** The heading, e.g. 'Prices (incl. VAT)'; '' without one. */
  readonly head: string;
  /** The price of each material that has a line of its own. */
  readonly byMaterial: ReadonlyMap<MaterialCode, string>;
  /** The price of a text of a single line without a material, such as that of tiles. */
  readonly singlePrice: Price | null;
}

/** A price as text, e.g. '49,10 €', and how it is computed, e.g. '10 × 14,95 €'. */
export interface Price {
  readonly amount: string;
  readonly note: string;
  /** True for the lowest of several prices, if no material is chosen. */
  readonly isFrom: boolean;
}

/** Matches a digit. A text without digits is not a price. */
const DIGIT = /\d/;

/**
 * Splits a price text into its heading and its lines.
 *
 *     '<b>Prices</b> (incl. VAT)<br>Poster: 19,17 €<br>Acrylic glass: 77,60 €'
 *
 * @param materials  codes of the offered materials
 * @param nameOf     name of a material in the language of the text
 */
export function priceParts(html: string, materials: readonly MaterialCode[], nameOf: (code: MaterialCode) => string): PriceParts {
  const lines = html
    .split(/<br\s*\/?>/i)
    .map(plainText)
    .filter((line) => line !== '');
  const byMaterial = new Map<MaterialCode, string>();
  const others: string[] = [];
  for (const line of lines) {
    const code = materials.find((material) => material !== '' && priceAfter(line, nameOf(material)) !== null);
    const amount = code === undefined ? null : priceAfter(line, nameOf(code));
    if (code !== undefined && amount !== null && DIGIT.test(amount)) byMaterial.set(code, amount);
    else others.push(line);
  }
  const unnamedPrices = others.filter((line) => DIGIT.test(line));
  const head = others.find((line) => !DIGIT.test(line)) ?? '';
  return { head, byMaterial, singlePrice: byMaterial.size === 0 && unnamedPrices.length === 1 ? sumOf(unnamedPrices[0] as string) : null };
}

/** Returns the price on a material, or the lowest if none is chosen; null if the text contains none. */
export function priceOn({ byMaterial, singlePrice }: PriceParts, material: MaterialCode): Price | null {
  if (byMaterial.size === 0) return singlePrice;
  if (material !== '') {
    const line = byMaterial.get(material);
    return line === undefined ? null : sumOf(line);
  }
  const sums = [...byMaterial.values()].map(sumOf).toSorted((a, b) => amountOrder(a.amount) - amountOrder(b.amount));
  const [lowest] = sums;
  return lowest ? { ...lowest, isFrom: sums.some(({ amount }) => amount !== lowest.amount) } : null;
}

/** Splits '10 × 14,95 € = 149,50 €' into the sum and its computation. */
function sumOf(line: string): Price {
  const index = line.lastIndexOf('=');
  const amount = line.slice(index + 1).trim();
  return { amount, note: index < 0 ? '' : line.slice(0, index).trim(), isFrom: false };
}

/** Returns a number that grows with the amount; amounts of one text have the same number of decimals. */
function amountOrder(amount: string): number {
  return Number(amount.replaceAll(/\D/g, ''));
}

const ENTITIES: Readonly<Record<string, string>> = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"', euro: '€', times: '×' };

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim();
}
