import { join } from 'node:path';
import { type DigitShape, readDigitsXml } from '@muro/domain';
import { type Fault, faultIn, fileFault } from '../files/fault.ts';
import { isFile, isFolder, namesIn, pathExists, similarNameHint } from '../files/folder.ts';
import { isIgnored } from '../files/is-ignored.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { attempt } from '../files/read-xml-file.ts';
import { DIGIT_FILE, SHAPE_FOLDER } from './names.ts';

export interface ReadDigits {
  /** The shop's own outlines of the digits 0–9; null to use those of the product. */
  readonly digits: readonly DigitShape[] | null;
  readonly faults: readonly Fault[];
}

/** Reads the outlines that replace the product's in a shop's designs of digits. */
export function readDigitFile(catalogue: string): ReadDigits {
  const folder = join(catalogue, SHAPE_FOLDER);
  const file = join(folder, DIGIT_FILE);
  if (pathExists(folder) && !isFolder(folder))
    return { digits: null, faults: [fileFault(folder, 'is not a folder, so the built-in digits are used', 'warning')] };
  const names = namesIn(folder, isIgnored);
  if (names.length > 0 && !names.includes(DIGIT_FILE))
    return {
      digits: null,
      faults: [fileFault(file, `is missing${similarNameHint(names, DIGIT_FILE)}; the built-in digits are used`, 'warning')],
    };
  return names.length > 0 ? readDigits(file) : { digits: null, faults: [] };
}

/** Reads one file of outlines. */
export function readDigits(file: string): ReadDigits {
  if (!isFile(file)) return { digits: null, faults: [fileFault(file, 'is not a file')] };
  const read = readTextFile(file);
  if (!read.ok) return { digits: null, faults: [read.fault] };
  const digits = attempt(() => readDigitsXml(read.text));
  return digits.ok ? { digits: digits.value, faults: [] } : { digits: null, faults: [faultIn(file, digits.fault)] };
}
