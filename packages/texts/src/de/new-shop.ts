import type { newShop as source } from '../en/new-shop.ts';
import type { Like } from '../shared/core.ts';

export const newShop: Like<typeof source> = {
  parcel: 'Paket',
  hours: 'Montag bis Freitag 9–17 Uhr',
  terms: 'Allgemeine Geschäftsbedingungen',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  toBeWritten: 'Dieser Text muss noch geschrieben werden.',
};
