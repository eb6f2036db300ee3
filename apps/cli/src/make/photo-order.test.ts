import { expect, it } from 'vitest';
import { sortPhotos } from './photo-order.ts';

const photo = (name: string, clock: string | null, zoneMin: number | null = null) => ({
  photo: { id: name, name, type: 'COMPUTER' as const, widthPx: 30, heightPx: 20 },
  path: name,
  jpeg: name,
  takenMs: clock === null ? null : Date.parse(`2026-07-14T${clock}Z`),
  zoneMin,
});

it.each([
  ['given', 'camera none phone 10 9'],
  ['name', '9 10 camera none phone'],
  ['time', '9 phone camera 10 none'],
] as const)('puts photos in the order %s', (order, names) => {
  const photos = [
    photo('camera', '11:30', 0),
    photo('none', null),
    photo('phone', '12:00', 120),
    photo('10', '12:45', 60),
    photo('9', '09:00', 0),
  ];
  expect(sortPhotos(photos, order).map((item) => item.photo.name)).toEqual(names.split(' '));
});
