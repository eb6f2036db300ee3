import { MAX_TEXT_LENGTH } from './clean-text.ts';

/** What was made of a line, or is made now; `key` says all that it depends on. */
export type LineCache<Value> = (line: string, key: string, make: () => Value) => Value;

/**
 * Keeps what was made of lines of text, so that a letter that is typed costs its own line and none of the others. There is room
 * for about twice the longest text: what was asked for among the last `MAX_TEXT_LENGTH` letters is there.
 */
export function createLineCache<Value extends object>(): LineCache<Value> {
  let recent = new Map<string, Value>();
  let before: ReadonlyMap<string, Value> = new Map();
  let letters = 0;
  return (line, key, make) => {
    const known = recent.get(key);
    if (known) return known;
    const value = before.get(key) ?? make();
    recent.set(key, value);
    letters += line.length;
    if (letters >= MAX_TEXT_LENGTH) {
      before = recent;
      recent = new Map();
      letters = 0;
    }
    return value;
  };
}
