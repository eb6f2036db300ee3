import type { Catalogue } from '../shared/core.ts';

/** Words of the files that `muro shop init` writes. */
export const newShop = {
  parcel: 'Parcel',
  hours: 'Monday to Friday, 9 am to 5 pm',
  terms: 'Terms and conditions',
  privacy: 'Privacy',
  imprint: 'Legal notice',
  toBeWritten: 'This text is still to be written.',
} as const satisfies Catalogue;
