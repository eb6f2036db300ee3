import type { Cm } from '../units/cm.ts';
import type { SideName } from './product.ts';

/** Factors of the light on the sides of an object that is lit from above and from the left, linear; 1 is the light on the front. */
export const SIDE_LIGHT: Readonly<Record<SideName, number>> = { top: 1.05, left: 0.86, right: 0.7, bottom: 0.6 };

/** A plane of black or white over a face: changes its light without a filter. */
export interface Shade {
  readonly color: 'black' | 'white';
  /** 0–1. */
  readonly alpha: number;
}

const GAMMA = 2.2;

/** Value of a middle grey, 0–1: at this value a lighter shade is exact. */
const MIDDLE = 0.5;

/**
 * Returns the overlay that multiplies the light of a face by `factor`. Light is linear, displayed values are not: 0.7 of the light is 0.85
 * of the value.
 */
export function shadeOf(factor: number): Shade {
  const ratio = factor ** (1 / GAMMA);
  if (ratio <= 1) return { color: 'black', alpha: 1 - ratio };
  return { color: 'white', alpha: (MIDDLE * (ratio - 1)) / (1 - MIDDLE) };
}

/** Refractive index of acrylic glass. */
const ACRYLIC = 1.49;

/** Returns the share of light that the surface of acrylic glass reflects, 0–1: Fresnel's formula in Schlick's approximation. */
export function glassReflection(angleDeg: number): number {
  const straight = ((ACRYLIC - 1) / (ACRYLIC + 1)) ** 2;
  return straight + (1 - straight) * (1 - Math.cos((angleDeg * Math.PI) / 180)) ** 5;
}

/** Returns how far a picture behind glass seems to move sideways, by Snell's law; has the sign of the angle. */
export function glassShift(thickness: Cm, angleDeg: number): Cm {
  return thickness * Math.tan(Math.asin(Math.sin((angleDeg * Math.PI) / 180) / ACRYLIC));
}
