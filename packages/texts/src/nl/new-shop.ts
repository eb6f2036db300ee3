import type { newShop as source } from '../en/new-shop.ts';
import type { Like } from '../shared/core.ts';

export const newShop: Like<typeof source> = {
  parcel: 'Pakket',
  hours: 'Maandag tot vrijdag 9–17 uur',
  terms: 'Algemene voorwaarden',
  privacy: 'Privacy',
  imprint: 'Bedrijfsgegevens',
  toBeWritten: 'Deze tekst moet nog worden geschreven.',
};
