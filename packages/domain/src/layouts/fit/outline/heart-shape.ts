import type { DigitShape } from '../../../catalogue/digit-shape.ts';
import { readShapePath } from '../../../geometry/read-shape-path.ts';

const PATH = 'M50 17C45 6 36 0 26 0C11 0 0 11.5 0 28C0 50 22 66 50 92C78 66 100 50 100 28C100 11.5 89 0 74 0C64 0 55 6 50 17Z';

/** Drawn for this product: full lobes and a shallow notch hide little of a photo. */
export const HEART_SHAPE: DigitShape = { width: 100, height: 92, path: PATH, outline: readShapePath(PATH) };
