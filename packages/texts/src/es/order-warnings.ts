import type { orderWarnings as source } from '../en/order-warnings.ts';
import type { Like } from '../shared/core.ts';

export const orderWarnings: Like<typeof source> = {
  'low-resolution': 'fotos demasiado pequeñas para una impresión nítida',
  'photo-twice': 'una foto que aparece más de una vez',
  'words-cut': 'texto que no cabe y no se imprime entero',
};
