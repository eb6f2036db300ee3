import type { SizePx } from '@muro/domain';
import { BASE } from './base-picture.ts';

/** A file that a camera, a program or an attacker may produce. */
export interface OddPhoto {
  readonly name: string;
  readonly bytes: Buffer;
  /** 'either': the photo may be shown or refused, but browser and server must not show different pictures. */
  readonly outcome: 'accept' | 'refuse' | 'either';
  /** Upright size when it is accepted. */
  readonly upright: SizePx;
  /** True if the upright picture is the base picture. */
  readonly isBase: boolean;
  /** True for CMYK: browsers approximate the colours. */
  readonly isCmyk: boolean;
  /** Text that is in the file and must not be in any file made from it. */
  readonly secret: string | null;
}

type Choices = Partial<Omit<OddPhoto, 'name' | 'bytes'>>;

/** A photo that must be accepted and show the base picture upright. */
export function accepted(name: string, bytes: Buffer, choices: Choices = {}): OddPhoto {
  return { name: `${name}.jpg`, bytes, outcome: 'accept', upright: BASE, isBase: true, isCmyk: false, secret: null, ...choices };
}

export function refused(name: string, bytes: Buffer): OddPhoto {
  return accepted(name, bytes, { outcome: 'refuse', isBase: false });
}

export function acceptedOrRefused(name: string, bytes: Buffer, choices: Choices = {}): OddPhoto {
  return accepted(name, bytes, { outcome: 'either', isBase: false, ...choices });
}
