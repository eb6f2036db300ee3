import { alleven } from './alleven.ts';
import { bordersplit } from './bordersplit.ts';
import type { Generator } from './generator.ts';
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
import { single } from './single.ts';
import { squareGrid } from './square-grid.ts';
import { tiles } from './tiles.ts';

/** Every generator, the default first. A new one is a file beside this, a line here and a file in `test/gallery`. [GEN-COMMON-01] */
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
];

/** What a template without a generator's name gets. [GEN-COMMON-02] */
export const DEFAULT_GENERATOR = alleven;

/** Other names that template sources use. [GEN-COMMON-03] [GEN-COMMON-04] */
const ALIASES: Readonly<Record<string, string>> = { numberdigit: 'number' };

/** The generator with this name or alias; the default one for ''; null for a name that nobody has. */
export function generatorNamed(name: string): Generator | null {
  if (name === '') return DEFAULT_GENERATOR;
  const known = Object.hasOwn(ALIASES, name) ? ALIASES[name] : name;
  return GENERATORS.find((generator) => generator.name === known) ?? null;
}
