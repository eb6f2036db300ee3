import {
  arrowControl,
  letterOptions,
  marginControl,
  numberControl,
  SWITCH_OPTIONS,
  spacingControl,
  textControl,
} from './shared/control-values.ts';
import { crossRects, FEW_PHOTOS, MAX_PHOTOS, MIN_PHOTOS } from './shared/cross-splits.ts';
import { defineGenerator } from './shared/define-generator.ts';
import type { GeneratorContext, ValuesOf } from './shared/generator.ts';
import { numberedCells } from './shared/photo-cell.ts';
import { textBand } from './shared/text-band.ts';

const CROSS_DEFAULTS = { numberHor: FEW_PHOTOS, borderCM: 0.5, marginCM: 0.5, mixed: 1, random: 0, hasText: 0 };

type CrossValues = ValuesOf<keyof typeof CROSS_DEFAULTS>;

/**
 * Large and small photos that cross each other: hand-made bases for up to eight photos, whose cells are split repeatedly for more.
 *
 * The layout's letter is stored under the key `random`.
 *
 * @see [GEN-CROSS-01 … GEN-CROSS-12]
 */
export const mosaiccross = defineGenerator({
  name: 'mosaiccross',
  customSizeRule: 'default',
  defaults: CROSS_DEFAULTS,
  controls(context, values) {
    const isFew = values.numberHor <= FEW_PHOTOS;
    return [
      numberControl(values, { key: 'numberHor', label: 'CONTROL_PHOTOS', min: MIN_PHOTOS, max: mostPhotos(context, values) }),
      arrowControl(cappedLayout(values, isFew), { key: 'random', label: 'CONTROL_LAYOUT', options: letterOptions(isFew ? 3 : 6) }),
      arrowControl(values, { key: 'mixed', label: 'CONTROL_MIXED', options: SWITCH_OPTIONS, isHidden: isFew }),
      spacingControl(values),
      marginControl(values),
      textControl(values),
    ];
  },
  generate(context, values) {
    const { texts } = bandOf(context, values);
    return {
      size: context.size,
      cells: [...numberedCells(rectsFor(context, values, values.numberHor)), ...texts],
      photoBorder: null,
    };
  },
});

/** Limits the layout to A, B and C for few photos. [GEN-CROSS-06] */
function cappedLayout(values: CrossValues, isFew: boolean): CrossValues {
  return { ...values, random: Math.max(0, Math.min(isFew ? 2 : 5, Math.round(values.random))) };
}

/** Maximum number of photos into which the layout can be split. [GEN-CROSS-09] */
function mostPhotos(context: GeneratorContext, values: CrossValues): number {
  return Math.max(FEW_PHOTOS, rectsFor(context, values, MAX_PHOTOS).length);
}

function rectsFor(context: GeneratorContext, values: CrossValues, photos: number) {
  const { borderCM, mixed } = values;
  const layout = cappedLayout(values, photos <= FEW_PHOTOS).random;
  return crossRects(bandOf(context, values).content, { photos, layout, isMixed: mixed === 1, gutter: borderCM });
}

function bandOf(context: GeneratorContext, { marginCM, hasText }: CrossValues) {
  return textBand(context, marginCM, hasText);
}
