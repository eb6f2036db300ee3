import { isXmlFormatError, parseXml, type XmlElement } from '@muro/domain';
import { type Fault, faultIn } from './fault.ts';
import { readTextFile } from './read-text-file.ts';

export type ReadXml =
  | { readonly ok: true; readonly text: string; readonly root: XmlElement }
  | { readonly ok: false; readonly fault: Fault };

export function readXmlFile(file: string): ReadXml {
  const read = readTextFile(file);
  if (!read.ok) return read;
  const root = attempt(() => parseXml(read.text));
  return root.ok ? { ok: true, text: read.text, root: root.value } : { ok: false, fault: faultIn(file, root.fault) };
}

/** Runs a reader and returns its value, or the fault if it throws an `XmlFormatError`. */
export function attempt<Value>(
  read: () => Value,
): { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: Error & Parameters<typeof faultIn>[1] } {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (isXmlFormatError(error)) return { ok: false, fault: error };
    throw error;
  }
}
