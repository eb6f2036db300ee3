import type { DigitShape } from '../../../catalogue/digit-shape.ts';
import { multiply, scaling, translation } from '../../../geometry/matrix.ts';
import { type Path, transformPath } from '../../../geometry/path.ts';
import type { Rect } from '../../../geometry/rect.ts';
import { itemAt } from '../../../units/item-at.ts';
import { DIGIT_SHAPES } from '../../shared/digit-shapes.ts';
import { HEART_SHAPE } from './heart-shape.ts';

/** Values of the control `outline`: photos fill the page, a heart or a number. */
export const FIT_OUTLINE = { OUTLINE_PAGE: 0, OUTLINE_HEART: 1, OUTLINE_NUMBER: 2 } as const;

/** Distance between digits, as a share of their height. */
const DIGIT_GAP = 0.09;

/** The outline as large as it fits into a box, centred: a heart has one part, a number one for each digit. */
export function outlineFigure(outline: number, numberValue: number, box: Rect): readonly Path[] {
  const shapes =
    outline === FIT_OUTLINE.OUTLINE_HEART ? [HEART_SHAPE] : [...String(numberValue)].map((digit) => itemAt(DIGIT_SHAPES, Number(digit)));
  const widths = shapes.map(({ width, height }) => width / height);
  const across = widths.reduce((sum, width) => sum + width, 0) + DIGIT_GAP * (shapes.length - 1);
  const height = Math.min(box.height, box.width / across);
  let x = box.x + (box.width - across * height) / 2;
  return shapes.map((shape, index) => {
    const path = placed(shape, { x, y: box.y + (box.height - height) / 2, width: itemAt(widths, index) * height, height });
    x += (itemAt(widths, index) + DIGIT_GAP) * height;
    return path;
  });
}

function placed({ width, height, outline }: DigitShape, to: Rect): Path {
  return transformPath(outline, multiply(translation(to.x, to.y), scaling(to.width / width, to.height / height)));
}
