import { MAX_TEXT_LENGTH } from './clean-text.ts';

/** Returns the cached value of a line, or makes it; `key` covers all inputs. */
export type LineCache<Value> = (line: string, key: string, make: () => Value) => Value;

/**
 * Creates a cache of values per line of text, so that typing a letter recomputes only its own line. Keeps two generations of
 * `MAX_TEXT_LENGTH` letters each.
 */
export function createLineCache<Value extends object>(): LineCache<Value> {
  let recent = new Map<string, Value>();
  let before: ReadonlyMap<string, Value> = new Map();
  let letters = 0;
  return (line, key, make) => {
    const cached = recent.get(key);
    if (cached) return cached;
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
