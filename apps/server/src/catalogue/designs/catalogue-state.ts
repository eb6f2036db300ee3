import { DIGIT_SHAPES, type PriceList, type Template, withDigits, writeDigitsXml } from '@muro/domain';
import { type CatalogueFiles, type DesignFiles, type Fault, soldDesigns } from '@muro/shop';
import { shortHash } from '../../values/short-hash.ts';

/** An immutable snapshot of the catalogue with its lookups. */
export interface CatalogueState {
  readonly version: number;
  readonly templates: readonly Template[];
  readonly prices: PriceList;
  readonly samples: CatalogueFiles['samples'];
  /** Outlines of the digits 0 … 9: the shop's own, or the product's. */
  readonly digitsXml: string;
  readonly byId: ReadonlyMap<string, DesignFiles>;
  /** Content hash of everything that a design's card is painted from, by design id. */
  readonly cardMarks: ReadonlyMap<string, string>;
  /** Folders of design files by design id, including designs that only lend their layout. */
  readonly folders: ReadonlyMap<string, string>;
  /** Layouts by the id of the design whose folder they are in. */
  readonly layouts: ReadonlyMap<string, string>;
  readonly faults: readonly Fault[];
  /** Number of design folders that are not sold because of an error. */
  readonly leftOut: number;
}

/** Part of the hash in the address of a card, which browsers cache for a year: change it whenever cards are painted differently. */
const CARD_VERSION = 'photos by their subject';

const NO_PRICES: PriceList = { currency: 'EUR', isVatIncluded: false, materials: {} };

export function catalogueState(files: CatalogueFiles, version: number): CatalogueState {
  const { entries, prices, samples, digits } = files;
  const { designs: sold, faults } = prices ? soldDesigns(files, prices) : { designs: [], faults: [] };
  const digitsXml = writeDigitsXml(digits ?? DIGIT_SHAPES);
  const designs = sold.map((design) => ({ ...design, template: withDigits(design.template, digits) }));
  const layouts = designs.flatMap(({ layout }) => (layout ? [{ id: ownerOf(layout.baseUrl), ...layout }] : []));
  return {
    version,
    templates: designs.map(({ template }) => template),
    prices: prices ?? NO_PRICES,
    samples,
    byId: new Map(designs.map((design) => [design.template.id, design])),
    cardMarks: new Map(
      designs.map(({ template, stamp }) => [
        template.id,
        shortHash([CARD_VERSION, stamp, samples.stamp, template.digits ? digitsXml : ''].join('\n')),
      ]),
    ),
    digitsXml,
    folders: new Map([
      ...designs.map(({ template, folder }) => [template.id, folder] as const),
      ...layouts.map(({ id, folder }) => [id, folder] as const),
    ]),
    layouts: new Map(layouts.map(({ id, templateXml }) => [id, templateXml])),
    faults: [...files.faults, ...faults],
    leftOut: entries.length - designs.length,
  };
}

/** '/templates/202/' → '202' */
const ownerOf = (baseUrl: string) => baseUrl.split('/')[2] ?? '';
