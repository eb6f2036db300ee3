import type { Like } from '../core.ts';
import type { orderWarnings as source } from '../en/order-warnings.ts';

export const orderWarnings: Like<typeof source> = {
  'low-resolution': 'fotos demasiado pequeñas para una impresión nítida',
  'photo-twice': 'una foto que aparece más de una vez',
  'words-cut': 'texto que no cabe y no se imprime entero',
};
