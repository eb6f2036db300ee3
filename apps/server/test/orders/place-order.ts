import type { OrderAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf } from '../photos/make-photo.ts';
import type { Client } from '../support/http-client.ts';

const ADDRESS = { name: 'Ana', street: 'X 1', postcode: '1', city: 'Y', country: 'Z', email: 'a@b.org' };

/** Uploads four photos with this shorter side, px, and saves a collage of them. */
export async function saveFourPhotos(client: Client, side = 2400): Promise<SaveAnswer> {
  const photos: UploadAnswer[] = [];
  for (const seed of [1, 2, 3, 4]) photos.push((await client.upload(await photoOf({ width: side * 1.5, height: side, seed }))).body);
  return (await client.form<SaveAnswer>('/api/save', { collagexml: collageXml({ photos, rows: 2 }) })).body;
}

/** Orders a saved collage. */
export async function orderOf(client: Client, saved: SaveAnswer, changes: object = {}): Promise<OrderAnswer> {
  return (await client.post<OrderAnswer>('/api/orders', { ...saved, quantity: 1, ...ADDRESS, ...changes })).body;
}

/** Saves a collage of four photos and orders it. */
export const placeOrder = async (client: Client, side?: number, changes?: object): Promise<OrderAnswer> =>
  orderOf(client, await saveFourPhotos(client, side), changes);

export async function orderState(client: Client, id: number): Promise<string> {
  return (JSON.parse((await client.get(`/api/orders/${id}`)).bytes.toString('utf8')) as OrderAnswer).state;
}
