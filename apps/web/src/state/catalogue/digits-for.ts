import { DIGIT_SHAPES, type DigitShape, generatorOf, type Template } from '@muro/domain';
import { loadDigits } from '../../client/digit-shapes.ts';

/** Returns the digit outlines for a design; null if it has them already, or needs none. */
export async function digitsFor(template: Template): Promise<readonly DigitShape[] | null> {
  if (template.digits || !generatorOf(template)?.digitsIn) return null;
  try {
    return await loadDigits();
  } catch (error) {
    console.error("Couldn't load the digits", error);
    return DIGIT_SHAPES;
  }
}
