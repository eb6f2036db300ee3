import type { newShop as source } from '../en/new-shop.ts';
import type { Like } from '../shared/core.ts';

export const newShop: Like<typeof source> = {
  parcel: 'Paquete',
  hours: 'De lunes a viernes, de 9 a 17 h',
  terms: 'Condiciones generales de venta',
  privacy: 'Privacidad',
  imprint: 'Aviso legal',
  toBeWritten: 'Este texto está por escribir.',
};
