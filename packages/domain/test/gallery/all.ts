import { SQUARE_SERVICE_NAME } from '../../src/layouts/square-grid.ts';
import { alleven } from './alleven.ts';
import { bordersplit } from './bordersplit.ts';
import { fit } from './fit.ts';
import type { Gallery } from './gallery.ts';
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

/** The gallery of each generator, by the generator's name. */
export const GALLERIES: Readonly<Record<string, Gallery>> = {
  alleven,
  onelarge,
  [SQUARE_SERVICE_NAME]: squareGrid,
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
};
