import { isXmlFormatError, readUtf8 } from '@muro/domain';
import { FormError } from './form-error.ts';

/**
 * @param name  of the field, for the answer
 * @throws {FormError} for bytes that are no UTF-8
 */
export function strictText(bytes: Uint8Array, name = ''): string {
  try {
    return readUtf8(bytes);
  } catch (error) {
    if (!isXmlFormatError(error)) throw error;
    const place = `${name === '' ? '' : `${name}: `}${error.message}`;
    throw new FormError(place, 'ERROR_BAD_REQUEST', { place, field: name });
  }
}
