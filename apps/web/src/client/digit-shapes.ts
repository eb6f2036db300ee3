import { PATHS } from '@muro/api';
import { type DigitShape, readDigitsXml } from '@muro/domain';
import { getText } from './http.ts';

const known = new Map<string, Promise<readonly DigitShape[]>>();

/**
 * The shop's outlines of 0 … 9, read once per address; what failed is tried again.
 *
 * @throws XmlFormatError for a document that holds no digits
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
