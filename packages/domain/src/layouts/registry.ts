import type { DigitShape } from '../catalogue/digit-shape.ts';
import type { Template } from '../catalogue/template.ts';
import { generatorNameOf, typeOf } from '../catalogue/template-rules.ts';
import { alleven } from './alleven.ts';
import { bordersplit } from './bordersplit.ts';
import { fit } from './fit.ts';
import { heart } from './heart.ts';
import { mosaic1 } from './mosaic1.ts';
import { mosaiccross } from './mosaiccross.ts';
import { mosaiceven } from './mosaiceven.ts';
import { mosaicinsta } from './mosaicinsta.ts';
import { normalsplit } from './normalsplit.ts';
import { number } from './number.ts';
import { numberdate } from './numberdate.ts';
import { numberyear } from './numberyear.ts';
import { onelarge } from './onelarge.ts';
import { pilealleven } from './pilealleven.ts';
import { pileonelarge } from './pileonelarge.ts';
import { scrambled } from './scrambled.ts';
import type { Generator } from './shared/generator.ts';
import { single } from './single.ts';
import { squareGrid } from './square-grid.ts';
import { tiles } from './tiles.ts';

/** Every generator, the default first. ARCHITECTURE.md lists the steps to add one. [GEN-COMMON-01] */
export const GENERATORS: readonly Generator[] = [
  alleven,
  onelarge,
  squareGrid,
  mosaiccross,
  mosaic1,
  normalsplit,
  bordersplit,
  pilealleven,
  pileonelarge,
  mosaicinsta,
  single,
  scrambled,
  tiles,
  mosaiceven,
  heart,
  number,
  numberyear,
  numberdate,
  fit,
];

/** Generator of a template without a generator's name. [GEN-COMMON-02] */
export const DEFAULT_GENERATOR = alleven;

/** Other names that template sources use. [GEN-COMMON-03] [GEN-COMMON-04] */
export const GENERATOR_ALIASES: Readonly<Record<string, string>> = { numberdigit: 'number' };

/** The generator with this name or alias; the default for ''; null for an unknown name. */
export function findGenerator(name: string): Generator | null {
  if (name === '') return DEFAULT_GENERATOR;
  const canonical = Object.hasOwn(GENERATOR_ALIASES, name) ? GENERATOR_ALIASES[name] : name;
  return GENERATORS.find((generator) => generator.name === canonical) ?? null;
}

/** The generator of a design; null for a static design. An unknown name gives the default generator. */
export function generatorOf(template: Pick<Template, 'source'>): Generator | null {
  if (typeOf(template) === 'static') return null;
  return findGenerator(generatorNameOf(template)) ?? DEFAULT_GENERATOR;
}

/**
 * True if a page of this generator ('' for a static design) can be arranged by Fit instead. Panels cannot, since they are the product
 * itself.
 */
export function canUseFit(name: string): boolean {
  return findGenerator(name)?.makesPanels !== true;
}

/**
 * The generator of a collage's layout: that of its design (null for a static one), or Fit for a collage that was arranged to fit its
 * photos.
 *
 * @param layoutName  generator name in the layout document; '' for a static design
 */
export function generatorOfLayout(template: Pick<Template, 'source'>, layoutName: string): Generator | null {
  const designGenerator = generatorOf(template);
  return layoutName === fit.name && canUseFit(designGenerator?.name ?? '') ? fit : designGenerator;
}

/** A design with its shop's outlines of digits, if its generator uses them; null stands for the product's own. */
export function withDigits<Design extends Template>(template: Design, digits: readonly DigitShape[] | null): Design {
  return digits && generatorOf(template)?.digitsIn ? { ...template, digits } : template;
}
