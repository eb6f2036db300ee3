import type { z } from 'zod';
import type { TextFault } from '../files/fault.ts';
import { type Comments, type JsonDocument, parseJson, pathText } from './parse-json.ts';

/** A fault with the path of its value. */
export interface JsonFault extends TextFault {
  readonly path: readonly PropertyKey[];
  /** True for an unknown key: the value can be used without it. */
  readonly isExtra: boolean;
}

export interface ReadJson<Value> {
  /** Null if a fault cannot be omitted from the value. */
  readonly value: Value | null;
  readonly faults: readonly JsonFault[];
}

/** Returns the path of the part that can be omitted because of a fault at `path`; null if the whole document is unusable. */
export type PartOf = (path: readonly PropertyKey[]) => readonly PropertyKey[] | null;

/**
 * Reads a JSON text by its schema and reports every fault with line and column: syntax errors, missing or unknown keys, and invalid
 * values.
 *
 * The schema is built from the parts in `json-parts.ts`, whose messages complete a sentence that says what a value must be.
 *
 * @param partOf  selects the part to omit because of a fault, a key of an object
 */
export function readJson<Value>(
  text: string,
  schema: z.ZodType<Value>,
  partOf: PartOf = () => null,
  comments: Comments = 'refused',
): ReadJson<Value> {
  const parsed = parseJson(text, comments);
  if (!parsed.ok) return { value: null, faults: parsed.faults.map((fault) => ({ ...fault, path: [], isExtra: false })) };
  const { document } = parsed;
  const result = schema.safeParse(document.value);
  if (result.success) return { value: result.data, faults: [] };
  const faults = eachOnce(result.error.issues.flatMap((issue) => faultsOf(document, issue))).sort(asInText);
  const rest = withoutBroken(document.value, faults, partOf);
  return { value: rest === null ? null : (schema.safeParse(rest).data ?? null), faults };
}

/** Removes duplicates: a number that is too large violates two rules with the same message. */
function eachOnce(faults: readonly JsonFault[]): JsonFault[] {
  return [...new Map(faults.map((fault) => [`${fault.place} ${fault.reason}`, fault])).values()];
}

const asInText = (a: TextFault, b: TextFault) => a.line - b.line || a.column - b.column;

function faultsOf(document: JsonDocument, issue: z.core.$ZodIssue): readonly JsonFault[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const foreign = (key: string) => ({ ...document.placeOfKey(path, key), place: pathText([...path, key]), path: [...path, key] });
    return issue.keys.map((key) => ({ ...foreign(key), reason: issue.message, isExtra: true }));
  }
  const typed = document.typedAt(path);
  const reason = typed === undefined ? `is missing; it ${issue.message}` : `${issue.message}, not ${shortenValue(typed)}`;
  return [{ ...document.placeOf(path), place: pathText(path), reason, path, isExtra: false }];
}

/** Shortens a value for a message. */
function shortenValue(typed: string): string {
  if (typed.startsWith('[')) return 'a list';
  if (typed.startsWith('{')) return 'an object';
  return typed.length > 40 ? `${typed.slice(0, 37)}...` : typed;
}

/** Returns the value without its invalid parts and unknown keys; null if an invalid part cannot be omitted. */
function withoutBroken(value: unknown, faults: readonly JsonFault[], partOf: PartOf): unknown {
  const parts = faults.map(({ path, isExtra }) => (isExtra ? path : partOf(path)));
  if (parts.some((part) => part === null)) return null;
  return (parts as readonly (readonly PropertyKey[])[]).reduce(without, value);
}

function without(value: unknown, [step, ...rest]: readonly PropertyKey[]): unknown {
  if (step === undefined || typeof value !== 'object' || value === null || !(step in value)) return value;
  const copy = { ...(value as Record<PropertyKey, unknown>) };
  if (rest.length === 0) delete copy[step];
  else copy[step] = without(copy[step], rest);
  return copy;
}
