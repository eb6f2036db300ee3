import type { newShop as source } from '../en/new-shop.ts';
import type { Like } from '../shared/core.ts';

export const newShop: Like<typeof source> = {
  parcel: 'Pacco',
  hours: 'Da lunedì a venerdì, 9–17',
  terms: 'Condizioni generali di vendita',
  privacy: 'Privacy',
  imprint: 'Note legali',
  toBeWritten: 'Questo testo è ancora da scrivere.',
};
