import type { SizePx } from '@muro/domain';
import { BASE } from './base-picture.ts';

/** A file that some camera, program or attacker may write. */
export interface OddPhoto {
  readonly name: string;
  readonly bytes: Buffer;
  /** 'either': it may be shown or refused, but the browser and the server must not show different pictures. */
  readonly outcome: 'accept' | 'refuse' | 'either';
  /** Upright size when it is accepted. */
  readonly upright: SizePx;
  /** Its upright picture is the base picture. */
  readonly isBase: boolean;
  /** Four inks: browsers guess the colours. */
  readonly isCmyk: boolean;
  /** Words that stand in the file and in nothing that is made of it. */
  readonly secret: string | null;
}

type Choices = Partial<Omit<OddPhoto, 'name' | 'bytes'>>;

/** Shows the base picture upright. */
export function accepted(name: string, bytes: Buffer, choices: Choices = {}): OddPhoto {
  return { name: `${name}.jpg`, bytes, outcome: 'accept', upright: BASE, isBase: true, isCmyk: false, secret: null, ...choices };
}

export function refused(name: string, bytes: Buffer): OddPhoto {
  return accepted(name, bytes, { outcome: 'refuse', isBase: false });
}

export function either(name: string, bytes: Buffer, choices: Choices = {}): OddPhoto {
  return accepted(name, bytes, { outcome: 'either', isBase: false, ...choices });
}
