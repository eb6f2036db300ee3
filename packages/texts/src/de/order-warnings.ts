import type { orderWarnings as source } from '../en/order-warnings.ts';
import type { Like } from '../shared/core.ts';

export const orderWarnings: Like<typeof source> = {
  'low-resolution': 'Fotos, die für einen scharfen Druck zu klein sind',
  'photo-twice': 'ein Foto, das mehr als einmal vorkommt',
  'words-cut': 'Text, der nicht passt und nicht ganz gedruckt wird',
};
