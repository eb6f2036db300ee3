import type { orderWarnings as source } from '../en/order-warnings.ts';
import type { Like } from '../shared/core.ts';

export const orderWarnings: Like<typeof source> = {
  'low-resolution': 'foto troppo piccole per una stampa nitida',
  'photo-twice': 'una foto che compare più di una volta',
  'words-cut': 'parole che non ci stanno e non vengono stampate per intero',
};
