import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  defaultChild,
  faultyValues,
  generatorNamed,
  generatorNameOf,
  parseXml,
  readCollageXml,
  readDesignXml,
  readShapesXml,
  readTemplateListXml,
  readTemplateXml,
  typeOf,
  type XmlElement,
} from '@muro/domain';
import { type Failure, isFailure, wrongInput } from '../failure.ts';
import { readText } from '../read-text.ts';
import { terminal } from '../terminal.ts';
import { xmlRead } from '../xml-read.ts';

interface Verdict {
  readonly file: string;
  readonly kind: string;
  readonly contents: string;
}

/** Says of each file what it is, or line and reason why it is nothing that Muro can use. */
export async function check(files: readonly string[], { json = false }: { readonly json?: boolean }): Promise<void> {
  const { say, give } = terminal(json);
  const verdicts: Verdict[] = [];
  const faults: Failure[] = [];
  for (const file of files) {
    try {
      const verdict = await checked(file);
      verdicts.push(verdict);
      say(`${verdict.file}: ${verdict.kind}, ${verdict.contents}`);
    } catch (error) {
      if (!isFailure(error)) throw error;
      faults.push(error);
    }
  }
  give({ good: verdicts, faults: faults.map(({ file, place, reason }) => ({ file, place, reason })) });
  const [last, ...others] = [...faults].reverse();
  for (const fault of others.reverse()) process.stderr.write(`muro: ${fault.message}\n`);
  if (last) throw last;
}

async function checked(file: string): Promise<Verdict> {
  const text = await readText(file);
  const root = xmlRead(file, () => parseXml(text));
  const kind = kindOf(root);
  if (!kind) throw wrongInput(file, `<${root.name.slice(0, 40)}> is no document of Muro`, 'line 1');
  return { file, kind, contents: xmlRead(file, () => READERS[kind](text, file)) };
}

const READERS = {
  collage: (text: string) => {
    const { photos, pages, size } = readCollageXml(text);
    return `${size.width} x ${size.height} cm, ${photos.length} photos, ${pages.length} pages`;
  },
  layout: layoutContents,
  design: designContents,
  list: listContents,
  shapes: (text: string) => `${readShapesXml(text).size} shapes`,
} as const;

/** A template's layout and a design's list entry share their root's name. */
function kindOf({ name, children, attributes }: XmlElement): keyof typeof READERS | null {
  if (name === 'collage') return 'collage';
  if (name === 'rsp') return 'list';
  if (name === 'shapes') return 'shapes';
  if (name !== 'template') return null;
  const isLayout = children.some((child) => child.name === 'dopcanvas' || child.name === 'variation');
  const isEntry = 'id' in attributes || children.some((child) => child.name === 'id');
  return isEntry && !isLayout ? 'design' : 'layout';
}

/** In the shop a design of an unknown generator falls back to the default one; here it is named, and so is a preset out of bounds. */
function designContents(text: string, file: string): string {
  const template = readDesignXml(text);
  if (typeOf(template) === 'static') return template.name;
  const name = generatorNameOf(template);
  const generator = generatorNamed(name);
  if (!generator) throw wrongInput(file, `nobody knows the generator '${name}'`, 'source');
  const size = defaultChild(template);
  const [fault] = faultyValues(generator, { size, material: '', siblings: [] }, template.preset);
  if (fault) throw wrongInput(file, fault.reason, `preset '${fault.key}'`);
  return template.name;
}

const BASE = 'template/';

function layoutContents(text: string, file: string): string {
  const { layout, resources } = readTemplateXml(text, { baseUrl: BASE });
  for (const { id, source } of resources) {
    const path = join(dirname(file), source.slice(BASE.length));
    if (!existsSync(path)) throw wrongInput(file, `its picture ${path} is missing`, `resource '${id}'`);
  }
  return `${layout.size.width} x ${layout.size.height} cm, ${layout.cells.filter((cell) => cell.kind === 'photo').length} photos`;
}

/** In the shop a list goes on without its broken entries; here the first of them is the answer. */
function listContents(text: string, file: string): string {
  const { templates, faults } = readTemplateListXml(text);
  const [first, ...others] = faults;
  if (!first) return `${templates.length} designs`;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  throw wrongInput(file, `${first.reason}${more}`, `line ${first.line}, ${first.place}`);
}
