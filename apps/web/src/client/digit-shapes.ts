import { PATHS } from '@muro/api';
import { type DigitShape, readDigitsXml } from '@muro/domain';
import { getText } from './http.ts';

const known = new Map<string, Promise<readonly DigitShape[]>>();

/**
 * Loads the shop's outlines of the digits 0 … 9, cached per address; a failed load is retried on the next call.
 *
 * @throws XmlFormatError for a document without digits
 * @see [HTTP-11 … HTTP-13]
 */
export function loadDigits(address: string = PATHS.digitShapes): Promise<readonly DigitShape[]> {
  const found = known.get(address);
  if (found) return found;
  const reading = getText(address).then(readDigitsXml);
  known.set(address, reading);
  reading.catch(() => known.delete(address));
  return reading;
}
