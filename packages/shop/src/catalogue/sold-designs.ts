import { join } from 'node:path';
import { isMaterialCode, type MaterialCode, type PriceList, priceCents, restrictToPriced, sizesOf, type Template } from '@muro/domain';
import { type Fault, fileFault } from '../files/fault.ts';
import type { CatalogueFiles, DesignFiles } from './catalogue-files.ts';
import { DESIGN_FILE, PRICE_FILE } from './names.ts';

/** The designs that a catalogue sells at its price list, and the reasons why others are not sold. */
export interface SoldDesigns {
  /** Sorted by id; each with the sizes and materials that have a price. */
  readonly designs: readonly DesignFiles[];
  readonly faults: readonly Fault[];
}

/** Highest price of a piece, cents: an order of 99 pieces still fits a 32-bit integer. */
const MAX_PIECE_CENTS = Math.floor((2 ** 31 - 1) / 99);

export function soldDesigns({ folder, entries }: Pick<CatalogueFiles, 'folder' | 'entries'>, prices: PriceList): SoldDesigns {
  const designs: DesignFiles[] = [];
  const faults: Fault[] = [];
  const unpriced = new Map<MaterialCode, number>();
  for (const entry of entries) {
    if (!entry.files) continue;
    const { template } = entry.files;
    const sold = restrictToPriced(template, prices);
    const reason = sold ? priceFault(sold, prices) : `nothing of it has a price: ${PRICE_FILE} names none of its materials`;
    for (const code of materialsWithoutPrice(template, prices)) unpriced.set(code, (unpriced.get(code) ?? 0) + 1);
    if (sold && reason === null) designs.push({ ...entry.files, template: sold });
    else faults.push(fileFault(join(entry.folder, DESIGN_FILE), reason ?? ''));
  }
  const missing = [...unpriced].map(([code, count]) =>
    fileFault(
      join(folder, PRICE_FILE),
      `${code} has no price, so ${count === 1 ? 'a design is' : `${count} designs are`} not offered in it`,
      'warning',
    ),
  );
  return { designs: designs.sort(byNumber), faults: [...faults, ...missing] };
}

const byNumber = (a: DesignFiles, b: DesignFiles) => a.template.id.localeCompare(b.template.id, 'en', { numeric: true });

function materialsWithoutPrice(template: Template, prices: PriceList): readonly MaterialCode[] {
  const named = new Set([template, ...template.children].flatMap(({ materials }) => materials));
  return [...named].filter((code) => !template.isTileBased && isMaterialCode(code) && !prices.materials[code]);
}

function priceFault(template: Template, prices: PriceList): string | null {
  for (const size of sizesOf(template)) {
    for (const code of size.materials) {
      const cents = priceCents(prices, size, code) ?? 0;
      if (cents > MAX_PIECE_CENTS) return `${size.width} x ${size.height} cm in ${code} costs ${cents} cents, more than ${MAX_PIECE_CENTS}`;
    }
  }
  return null;
}
