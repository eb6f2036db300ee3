import { itemAt } from '../units/item-at.ts';

/** Lookup table of a channel: 256 values 0–255. */
export type ToneCurve = Uint8Array;

/** A control point of a curve: input and output, 0–255. */
export type CurvePoint = readonly [from: number, to: number];

/**
 * A piecewise linear curve through control points, constant outside of them.
 *
 *     toneCurve([[0, 20], [100, 120], [255, 240]])   0 → 20, 50 → 70, 100 → 120, 255 → 240
 *
 * @param points    in the order of their inputs
 * @param contrast  applied first: stretches inputs about 128; 1 changes nothing
 */
export function toneCurve(points: readonly CurvePoint[], contrast = 1): ToneCurve {
  return Uint8Array.from({ length: 256 }, (_, value) => {
    const stretched = Math.min(255, Math.max(0, 128 + (value - 128) * contrast));
    return Math.round(valueAt(points, stretched));
  });
}

function valueAt(points: readonly CurvePoint[], value: number): number {
  const above = points.findIndex(([from]) => from >= value);
  const [toFrom, to] = points.at(above) as CurvePoint;
  if (above <= 0) return to;
  const [fromFrom, from] = itemAt(points, above - 1);
  return from + ((to - from) * (value - fromFrom)) / (toFrom - fromFrom);
}
