import { MAX_SIDE, roundCm, type SizeCm } from '@muro/domain';
import { wrongUsage } from '../terminal/failure.ts';

/** Parses '100x70' or '29.7x42': width and height of the finished front, cm. */
export function readSize(text: string): SizeCm {
  const [, width, height] = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*[x×]\s*(\d{1,3}(?:[.,]\d{1,3})?)$/i.exec(text.trim()) ?? [];
  const size = { width: numberOf(width), height: numberOf(height) };
  if (!(size.width > 0 && size.height > 0 && size.width <= MAX_SIDE && size.height <= MAX_SIDE)) {
    throw wrongUsage(`--size: expected WIDTHxHEIGHT in cm, such as 100x70, but received '${text}'`);
  }
  return size;
}

const numberOf = (text = '') => Number(text.replace(',', '.'));

/** Formats a size: '58.2 x 38.8 cm'. */
export function sizeText({ width, height }: SizeCm): string {
  return `${roundCm(width, 2)} x ${roundCm(height, 2)} cm`;
}
