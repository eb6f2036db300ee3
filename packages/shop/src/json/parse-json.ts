import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { TextFault } from '../files/fault.ts';
import { lineIndex } from '../text/line-index.ts';
import { syntaxReason } from './syntax-reason.ts';

/** A JSON document with the positions of its parts. */
export interface JsonDocument {
  readonly value: unknown;
  /** Returns the source text of the value at a path; undefined if the path does not exist. */
  typedAt(path: readonly PropertyKey[]): string | undefined;
  /** Returns the position of the value at a path, or of its nearest existing ancestor. */
  placeOf(path: readonly PropertyKey[]): Pick<TextFault, 'line' | 'column'>;
  /** Returns the position of a key's name. */
  placeOfKey(path: readonly PropertyKey[], key: string): Pick<TextFault, 'line' | 'column'>;
}

export type ParsedJson =
  | { readonly ok: true; readonly document: JsonDocument }
  | { readonly ok: false; readonly faults: readonly TextFault[] };

export const JSON_LIMITS = { maxChars: 1_000_000, maxDepth: 50 } as const;

const OPTIONS = { allowTrailingComma: false, allowEmptyContent: false };

/** Tells if a file may contain comments, as `.jsonc` files do. */
export type Comments = 'refused' | 'allowed';

/** Parses JSON strictly by RFC 8259, with comments if they are allowed. Reports every fault with its line, including duplicate keys. */
export function parseJson(text: string, comments: Comments = 'refused'): ParsedJson {
  const positionOf = lineIndex(text);
  const refuse = (offset: number, reason: string, place = ''): TextFault => ({ ...positionOf(offset), place, reason });
  if (text.length > JSON_LIMITS.maxChars) return { ok: false, faults: [refuse(0, `has more than ${JSON_LIMITS.maxChars} characters`)] };
  const tooDeep = offsetBelow(text, JSON_LIMITS.maxDepth);
  if (tooDeep !== null) return { ok: false, faults: [refuse(tooDeep, `is nested deeper than ${JSON_LIMITS.maxDepth}`)] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { ...OPTIONS, disallowComments: comments === 'refused' });
  const faults = errors.map(({ error, offset, length }) => {
    const { at, reason } = syntaxReason(error, text, { offset, length });
    return refuse(at, reason);
  });
  if (faults.length > 0 || !root) return { ok: false, faults: firstOfEachLine(faults) };
  const doubles = duplicateKeys(root).map(({ offset, path, key }) => refuse(offset, `'${key}' occurs twice`, pathText(path)));
  return doubles.length > 0 ? { ok: false, faults: doubles } : { ok: true, document: documentOf(root, text, positionOf) };
}

/** Formats a path: 'materials.POSTER.baseCents', 'areas[2]'. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${String(step)}`)).join('');
}

/** Keeps the first fault of each line, since one mistake often causes several parser errors in its line. */
function firstOfEachLine(faults: readonly TextFault[]): readonly TextFault[] {
  return [...new Map(faults.toReversed().map((fault) => [fault.line, fault])).values()].reverse();
}

/** Matches brackets, strings and comments. An unclosed string or comment extends to the end of its line or text, so that matching stays linear. */
const TOKEN = /"(?:[^"\\\n]|\\.)*(?:"|$|(?=\n)|\\)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[[{\]}]/g;

/** Returns the offset at which the nesting exceeds `maxDepth`, or null. The parser is recursive and could overflow the stack. */
function offsetBelow(text: string, maxDepth: number): number | null {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > maxDepth) return index;
  }
  return null;
}

interface DuplicateKey {
  readonly offset: number;
  readonly path: readonly PropertyKey[];
  readonly key: string;
}

function duplicateKeys(node: Node, path: readonly PropertyKey[] = []): readonly DuplicateKey[] {
  const keys = new Set<string>();
  return (node.children ?? []).flatMap((child, index): readonly DuplicateKey[] => {
    if (node.type === 'array') return duplicateKeys(child, [...path, index]);
    const [name, value] = child.children ?? [];
    const key = String(name?.value);
    const double = keys.has(key) ? [{ offset: child.offset, path, key }] : [];
    keys.add(key);
    return value ? [...double, ...duplicateKeys(value, [...path, key])] : double;
  });
}

function documentOf(root: Node, text: string, positionOf: (offset: number) => Pick<TextFault, 'line' | 'column'>): JsonDocument {
  return {
    value: plainValue(root),
    typedAt(path) {
      const { node, isWhole } = nodeAt(root, path);
      return isWhole ? text.slice(node.offset, node.offset + node.length) : undefined;
    },
    placeOf: (path) => positionOf(nodeAt(root, path).node.offset),
    placeOfKey(path, key) {
      const { node } = nodeAt(root, path);
      const property = node.children?.find(({ type, children }) => type === 'property' && children?.[0]?.value === key);
      return positionOf((property ?? node).offset);
    },
  };
}

/** Returns the node at a path, or its nearest existing ancestor. */
function nodeAt(root: Node, path: readonly PropertyKey[]): { readonly node: Node; readonly isWhole: boolean } {
  let node = root;
  for (const step of path) {
    const isNamed = ({ children }: Node) => children?.[0]?.value === step;
    const child = typeof step === 'number' ? node.children?.[step] : node.children?.find(isNamed)?.children?.[1];
    if (!child) return { node, isWhole: false };
    node = child;
  }
  return { node, isWhole: true };
}

/** Converts a node to a value. Objects have no prototype, so keys such as `__proto__` are harmless. */
function plainValue({ type, value, children = [] }: Node): unknown {
  if (type === 'array') return children.map(plainValue);
  if (type !== 'object') return value;
  const pairs = children.map(({ children: [name, value] = [] }) => [String(name?.value), value ? plainValue(value) : undefined] as const);
  return Object.assign(Object.create(null), Object.fromEntries(pairs));
}
