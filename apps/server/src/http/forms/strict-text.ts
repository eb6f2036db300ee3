import { isUtf8 } from 'node:buffer';
import { isXmlFormatError, readUtf8 } from '@muro/domain';
import { FormError } from './form-error.ts';

/**
 * Decodes UTF-8.
 *
 * @param name  name of the field, for the response
 * @throws {FormError} for invalid UTF-8
 */
export function strictText(bytes: Uint8Array, name = ''): string {
  try {
    return isPlainUtf8(bytes) ? new TextDecoder().decode(bytes) : readUtf8(bytes);
  } catch (error) {
    if (!isXmlFormatError(error)) throw error;
    const place = `${name === '' ? '' : `${name}: `}${error.message}`;
    throw new FormError(place, 'ERROR_BAD_REQUEST', { place, field: name });
  }
}

/**
 * True for bytes that the platform's own, much faster decoder reads as `readUtf8` does. A zero near the start may mean UTF-16; `readUtf8`
 * reports that error.
 */
function isPlainUtf8(bytes: Uint8Array): boolean {
  return !bytes.subarray(0, 4).includes(0) && isUtf8(bytes);
}
