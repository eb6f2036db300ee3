import type { Like } from '../core.ts';
import type { newShop as source } from '../en/new-shop.ts';

export const newShop: Like<typeof source> = {
  parcel: 'Paquete',
  hours: 'De lunes a viernes, de 9 a 17 h',
  terms: 'Condiciones generales de venta',
  privacy: 'Privacidad',
  imprint: 'Aviso legal',
  toBeWritten: 'Este texto está por escribir.',
};
