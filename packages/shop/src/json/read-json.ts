import type { z } from 'zod';
import type { TextFault } from '../fault.ts';
import { type Comments, type JsonDocument, parseJson, pathText } from './parse-json.ts';

/** A fault that knows which value it is about. */
export interface JsonFault extends TextFault {
  readonly path: readonly PropertyKey[];
  /** The value may be used without what this fault names: a key that nobody knows. */
  readonly isExtra: boolean;
}

export interface ReadJson<Value> {
  /** Null when something is wrong that cannot be left out. */
  readonly value: Value | null;
  readonly faults: readonly JsonFault[];
}

/** Which part of a document may be left out with a fault in it, as a path; null when the whole is spoiled. */
export type PartOf = (path: readonly PropertyKey[]) => readonly PropertyKey[] | null;

/**
 * Reads a JSON text by its schema and names everything that is wrong, each with line and column: broken JSON, keys that are
 * missing or that nobody knows, values that are not what they should be.
 *
 * The schema is made of the parts in `json-parts.ts`, whose messages say what a value must be, as the end of a sentence.
 *
 * @param partOf  says what may be left out, so that the rest can be used: a key of an object
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

/** A number that is too large breaks two rules that say the same. */
function eachOnce(faults: readonly JsonFault[]): JsonFault[] {
  return [...new Map(faults.map((fault) => [`${fault.place} ${fault.reason}`, fault])).values()];
}

const asInText = (one: TextFault, other: TextFault) => one.line - other.line || one.column - other.column;

function faultsOf(document: JsonDocument, issue: z.core.$ZodIssue): readonly JsonFault[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const foreign = (key: string) => ({ ...document.placeOfKey(path, key), place: pathText([...path, key]), path: [...path, key] });
    return issue.keys.map((key) => ({ ...foreign(key), reason: issue.message, isExtra: true }));
  }
  const typed = document.typedAt(path);
  const reason = typed === undefined ? `is missing; it ${issue.message}` : `${issue.message}, not ${shown(typed)}`;
  return [{ ...document.placeOf(path), place: pathText(path), reason, path, isExtra: false }];
}

/** The value as it may stand in a message. */
function shown(typed: string): string {
  if (typed.startsWith('[')) return 'a list';
  if (typed.startsWith('{')) return 'an object';
  return typed.length > 40 ? `${typed.slice(0, 37)}...` : typed;
}

/** The value without its broken parts and unknown keys; null when something is broken that is no part. */
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
