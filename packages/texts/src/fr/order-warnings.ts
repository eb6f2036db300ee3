import type { orderWarnings as source } from '../en/order-warnings.ts';
import type { Like } from '../shared/core.ts';

export const orderWarnings: Like<typeof source> = {
  'low-resolution': 'des photos trop petites pour une impression nette',
  'photo-twice': 'une photo qui figure plus d’une fois',
  'words-cut': 'du texte qui ne rentre pas et n’est pas imprimé en entier',
};
