import { dirname, join } from 'node:path';
import { LAYOUT_RULE, readTemplateXml, strictFaults, type TemplateDocument, type XmlElement } from '@muro/domain';
import { type Fault, faultIn } from '../files/fault.ts';
import { missingFileReason } from '../files/folder.ts';
import { attempt, readXmlFile } from '../files/read-xml-file.ts';
import { elementFault, type FaultWithLevel } from './element-fault.ts';
import { layoutFaults } from './layout-faults.ts';

/** Returns the reason why a picture file cannot be shown and printed; null if it can. Decoding may need a child process. */
export type PictureFault = (path: string) => Promise<string | null>;

export interface ReadLayout {
  readonly file: string;
  readonly xml: string;
  /** Null when the file cannot be read as a layout. */
  readonly document: TemplateDocument | null;
  readonly faults: readonly Fault[];
}

/** Placeholder base URL for checks, which request no pictures. */
const ANY_BASE = '/templates/x/';

/** Reads a layout strictly and checks every picture that it refers to. */
export async function readLayout(file: string, pictureFault: PictureFault): Promise<ReadLayout> {
  const read = readXmlFile(file);
  if (!read.ok) return { file, xml: '', document: null, faults: [read.fault] };
  const { text, root } = read;
  const document = attempt(() => readTemplateXml(text, { baseUrl: ANY_BASE }));
  const strict = root.name === 'template' ? strictFaults(root, LAYOUT_RULE) : [];
  const found: (FaultWithLevel | (Error & Parameters<typeof faultIn>[1]))[] = [...strict];
  if (document.ok) {
    found.push(...layoutFaults(document.value, root));
    for (const version of usedPictures(root)) found.push(...(await pictureFaults(file, version, pictureFault)));
  } else if (strict.length === 0) found.push(document.fault);
  const faults = found.map((fault): Fault => ({ ...faultIn(file, fault), ...('level' in fault ? { level: fault.level } : {}) }));
  return { file, xml: text, document: document.ok ? document.value : null, faults };
}

/** Returns the version of each picture that is used. [TPL-24] */
function usedPictures(root: XmlElement): readonly XmlElement[] {
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
