import { memoizeByValue } from '../units/memoize.ts';
import type { Effect } from './effect.ts';
import { type CurvePoint, type ToneCurve, toneCurve } from './tone-curve.ts';

/** Curves of red, green and blue. */
export type ToneCurves = readonly [red: ToneCurve, green: ToneCurve, blue: ToneCurve];

/** The transformation of a pixel by an effect. */
export type EffectRecipe =
  /** Blends the pixel with its grey value mapped through `curves`; `share` of the result in 256 parts. */
  | { readonly kind: 'dyed'; readonly curves: ToneCurves; readonly share: number }
  /** Maps each channel through its own curve. */
  | { readonly kind: 'mapped'; readonly curves: ToneCurves };

const WHOLE_SHARE = 256;
/** [FX-10] */
const FADED_SHARE = 120;
/** [FX-12] */
const VINTAGE_CONTRAST = 1.1;

/** Recipe of each effect; null for none. Memoised. */
export const effectRecipe = memoizeByValue(recipeOf);

function recipeOf(effect: Effect): EffectRecipe | null {
  switch (effect) {
    case '':
      return null;
    case 'grey':
      return { kind: 'dyed', curves: curves(UNCHANGED, UNCHANGED, UNCHANGED), share: WHOLE_SHARE };
    case 'faded':
      return { kind: 'dyed', curves: curves(...SEPIA), share: FADED_SHARE };
    case 'sepia':
      return { kind: 'dyed', curves: curves(...SEPIA), share: WHOLE_SHARE };
    case 'sepia1':
      return { kind: 'dyed', curves: curves(...PALE_SEPIA), share: WHOLE_SHARE };
    case 'sepia2':
      return { kind: 'dyed', curves: curves(...BROWN_SEPIA), share: WHOLE_SHARE };
    case 'vintage':
      return { kind: 'mapped', curves: curves(...VINTAGE, VINTAGE_CONTRAST) };
  }
}

type Points = readonly CurvePoint[];
type Palette = readonly [red: Points, green: Points, blue: Points];

function curves(red: Points, green: Points, blue: Points, contrast?: number): ToneCurves {
  return [toneCurve(red, contrast), toneCurve(green, contrast), toneCurve(blue, contrast)];
}

const UNCHANGED: Points = [
  [0, 0],
  [255, 255],
];

/** Warm brown to warm white; keeps the contrast of the photo. */
const SEPIA: Palette = [
  [
    [0, 12],
    [128, 159],
    [255, 255],
  ],
  [
    [0, 6],
    [128, 128],
    [255, 243],
  ],
  [
    [0, 0],
    [128, 91],
    [255, 212],
  ],
];

/** Umber on cream, like an albumen print; black is lifted. */
const PALE_SEPIA: Palette = [
  [
    [0, 58],
    [128, 167],
    [255, 252],
  ],
  [
    [0, 45],
    [128, 147],
    [255, 243],
  ],
  [
    [0, 35],
    [128, 120],
    [255, 222],
  ],
];

/** Chestnut with strong contrast. */
const BROWN_SEPIA: Palette = [
  [
    [0, 20],
    [128, 130],
    [255, 246],
  ],
  [
    [0, 8],
    [128, 86],
    [255, 220],
  ],
  [
    [0, 2],
    [128, 53],
    [255, 184],
  ],
];

/** An aged slide: red with more contrast, green nearly unchanged, blue with lifted black and yellowed white. */
const VINTAGE: Palette = [
  [
    [0, 10],
    [64, 54],
    [128, 142],
    [192, 216],
    [255, 252],
  ],
  [
    [0, 4],
    [64, 58],
    [128, 134],
    [192, 202],
    [255, 246],
  ],
  [
    [0, 28],
    [64, 76],
    [128, 126],
    [192, 164],
    [255, 206],
  ],
];
