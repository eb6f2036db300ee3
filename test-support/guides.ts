import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stamp.mjs';

export interface Guide {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly text: string;
}

export interface CodeBlock {
  /** Words behind the opening fence: `sh run`. */
  readonly kind: string;
  readonly code: string;
}

const FOLDERS = ['install', 'configuration', 'operate', 'integrate', 'development'].map((folder) => `docs/${folder}`);
const FENCE = /^```(.*)\n([\s\S]*?)^```$/gm;

const markdownIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

export const readGuide = (path: string): Guide => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** Returns the pages of the documentation by reader and task. */
export const readGuides = (): readonly Guide[] => ['docs/README.md', ...FOLDERS.flatMap(markdownIn)].map(readGuide);

/** Returns every Markdown file that people read, decisions included. */
export const readAllDocs = (): readonly Guide[] =>
  [...['.', 'docs/decisions', 'docs/translating', 'bench'].flatMap(markdownIn).map((path) => path.replace(/^\.\//, ''))]
    .map(readGuide)
    .concat(readGuides());

export const codeBlocks = (text: string): readonly CodeBlock[] =>
  [...text.matchAll(FENCE)].map(([, kind = '', code = '']) => ({ kind: kind.trim(), code: code.trimEnd() }));

/** Returns a page without its code blocks. */
export const withoutCode = (text: string): string => text.replace(FENCE, '').replace(/^ {4}.*$/gm, '');

/** Returns the lines of code blocks, without blocks of output, and the code spans of a page. */
export const codeIn = (text: string): readonly string[] => [
  ...codeBlocks(text).flatMap(({ kind, code }) => (kind === 'text' ? [] : code.split('\n'))),
  ...[...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
];

/** Returns the code spans in the first column of all tables of a page. */
export const tableKeys = (text: string): readonly string[] =>
  withoutCode(text)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));

/** Returns the anchors of a page's headings as GitHub makes them. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replace(FENCE, '').matchAll(/^#+ (.+)$/gm)) {
    const plainHeading = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/`/g, '')
      .toLowerCase();
    const anchor = plainHeading.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
    let name = anchor;
    for (let count = 1; anchors.has(name); count += 1) name = `${anchor}-${count}`;
    anchors.add(name);
  }
  return anchors;
}
