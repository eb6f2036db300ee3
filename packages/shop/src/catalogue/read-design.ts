import { join } from 'node:path';
import { DESIGN_RULE, readDesignXml, strictFaults, type Template, type XmlElement } from '@muro/domain';
import { type Fault, faultIn } from '../files/fault.ts';
import { attempt, readXmlFile } from '../files/read-xml-file.ts';
import { designFaults } from './design-faults.ts';
import { DESIGN_FILE } from './names.ts';

/** A design's entry as read from its file. */
export interface ReadDesign {
  readonly file: string;
  /** Null when the file cannot be read as a design. */
  readonly template: Template | null;
  /** The same as a document, for locating faults. */
  readonly root: XmlElement | null;
  readonly faults: readonly Fault[];
}

/** Reads the design in a folder strictly: reports every fault, including those that a reader of lists tolerates. */
export function readDesign(folder: string): ReadDesign {
  return readDesignFile(join(folder, DESIGN_FILE));
}

export function readDesignFile(file: string): ReadDesign {
  const read = readXmlFile(file);
  if (!read.ok) return { file, template: null, root: null, faults: [read.fault] };
  const { text, root } = read;
  const design = attempt(() => readDesignXml(text));
  const strict = root.name === 'template' ? strictFaults(root, DESIGN_RULE) : [];
  const found = design.ok ? [...strict, ...designFaults(design.value, root)] : strict.length > 0 ? strict : [design.fault];
  const faults = found.map((fault) => ({ ...faultIn(file, fault), level: 'level' in fault ? fault.level : 'error' }) as Fault);
  return { file, template: design.ok ? design.value : null, root, faults };
}
