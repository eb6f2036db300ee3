import { dirname, join } from 'node:path';
import { LAYOUT_RULE, readTemplateXml, strictFaults, type TemplateDocument, type XmlElement } from '@muro/domain';
import { type Fault, faultIn } from '../fault.ts';
import { missingFileReason } from '../files/folder.ts';
import { attempt, readXmlFile } from '../files/read-xml-file.ts';
import { elementFault, type FaultWithLevel } from './element-fault.ts';
import { layoutFaults } from './layout-faults.ts';

/** Why a picture's file cannot be shown and printed, in words; null when it can. Decoding may need a process of its own. */
export type PictureFault = (path: string) => Promise<string | null>;

export interface ReadLayout {
  readonly file: string;
  readonly xml: string;
  /** Null when the file cannot be read as a layout at all. */
  readonly document: TemplateDocument | null;
  readonly faults: readonly Fault[];
}

/** Where the pictures of a layout are addressed when nobody asks for them. */
const ANY_BASE = '/templates/x/';

/** Reads a layout to the letter, and looks at every picture that it names. */
export async function readLayout(file: string, pictureFault: PictureFault): Promise<ReadLayout> {
  const read = readXmlFile(file);
  if (!read.ok) return { file, xml: '', document: null, faults: [read.fault] };
  const { text, root } = read;
  const document = attempt(() => readTemplateXml(text, { baseUrl: ANY_BASE }));
  const strict = root.name === 'template' ? strictFaults(root, LAYOUT_RULE) : [];
  const found: (FaultWithLevel | (Error & Parameters<typeof faultIn>[1]))[] = [...strict];
  if (document.ok) {
    found.push(...layoutFaults(document.value, root));
    for (const version of versions(root)) found.push(...(await pictureFaults(file, version, pictureFault)));
  } else if (strict.length === 0) found.push(document.fault);
  const faults = found.map((fault): Fault => ({ ...faultIn(file, fault), ...('level' in fault ? { level: fault.level } : {}) }));
  return { file, xml: text, document: document.ok ? document.value : null, faults };
}

/** The version of each picture that counts. [TPL-24] */
function versions(root: XmlElement): readonly XmlElement[] {
  const resources = root.children.find(({ name }) => name === 'resources')?.children ?? [];
  return resources.flatMap(({ children }) => children.filter(({ attributes }) => attributes.media === 'web').slice(0, 1));
}

async function pictureFaults(file: string, version: XmlElement, pictureFault: PictureFault): Promise<readonly FaultWithLevel[]> {
  const value = version.attributes.source ? 'source' : 'src';
  const source = version.attributes[value] ?? '';
  const missing = missingFileReason(dirname(file), source);
  const reason = missing ?? (await pictureFault(join(dirname(file), source)));
  if (reason === null) return [];
  return [elementFault(version, missing ? `its picture ${missing}` : `its picture ${source} ${reason}`, { value })];
}
