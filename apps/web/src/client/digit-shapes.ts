import { PATHS } from '@muro/api';
import { type DigitShape, readDigitsXml } from '@muro/domain';
import { getText } from './http.ts';

const cache = new Map<string, Promise<readonly DigitShape[]>>();

/**
 * Loads the shop's outlines of the digits 0 … 9, cached per address; a failed load is retried on the next call.
 *
 * @throws XmlFormatError for a document without digits
 * @see [HTTP-11 … HTTP-13]
 */
export function loadDigits(address: string = PATHS.digitShapes): Promise<readonly DigitShape[]> {
  const cached = cache.get(address);
  if (cached) return cached;
  const reading = getText(address).then(readDigitsXml);
  cache.set(address, reading);
  reading.catch(() => cache.delete(address));
  return reading;
}
