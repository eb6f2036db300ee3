import { isXmlFormatError } from '@muro/domain';
import { wrongInput } from '../terminal/failure.ts';

/** Runs a reader of an XML document; converts its errors to failures with file, line and reason. */
export function readXml<Value>(path: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!isXmlFormatError(error)) throw error;
    const place = error.place === '' ? `line ${error.line}` : `line ${error.line}, ${error.place}`;
    throw wrongInput(path, error.reason, place);
  }
}
