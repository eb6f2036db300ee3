import { MATERIALS, type MaterialCode } from '../catalogue/material.ts';
import { numberControl, textControl } from './shared/control-values.ts';
import { defineGenerator } from './shared/define-generator.ts';
import { photoCell } from './shared/photo-cell.ts';
import { textBand } from './shared/text-band.ts';
import { hasTextBand, TEXT } from './shared/text-codes.ts';

/** One photo, edge to edge where the material allows a margin of 0. [GEN-SINGLE-01 … GEN-SINGLE-08] */
export const single = defineGenerator({
  name: 'single',
  customSizeRule: 'default',
  backgroundSlot: 'overlayshape1',
  defaults: { marginCM: 0.5, hasText: TEXT.TEXT_NONE },
  controls: ({ material }, values) => [
    numberControl(values, {
      key: 'marginCM',
      label: 'CONTROL_MARGIN',
      ...marginBounds(material),
      step: 0.5,
      isHidden: hasTextBand(values.hasText),
    }),
    textControl(values),
  ],
  generate(context, { marginCM, hasText }) {
    const { content, texts } = textBand(context, marginCM, hasText);
    return { size: context.size, cells: [photoCell('singlephoto', content), ...texts], photoBorder: null };
  },
});

/** On canvas: the wrap and up to 2 cm on the front face. [GEN-SINGLE-04 … GEN-SINGLE-07] */
function marginBounds(material: MaterialCode): { min: number; max: number } {
  const { isCanvas, margin } = MATERIALS[material];
  return { min: material === '' ? 0.5 : 0, max: (isCanvas ? margin : 0) + 2 };
}
