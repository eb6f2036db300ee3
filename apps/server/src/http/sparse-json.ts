/** Length up to which a text is parsed in negligible time, whatever it contains. */
const SHORT = 64_000;
/** Maximum number of colons, commas and brackets outside of strings: the largest calls have one long text and some dozen fields. */
const MAX_PARTS = 2_000;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const PARTS: ReadonlySet<number> = new Set([...':,[{'].map((sign) => sign.charCodeAt(0)));

/**
 * True if a long JSON text consists of few fields with long values. Parsing millions of small values would cost seconds and a hundred times
 * their size, and no call takes them. Reads each character once; does not check that the text is valid JSON.
 */
export function isSparseJson(text: string): boolean {
  if (text.length <= SHORT) return true;
  let parts = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (sign === QUOTE) isInString = !isInString;
    else if (sign === BACKSLASH && isInString) index += 1;
    else if (!isInString && PARTS.has(sign)) parts += 1;
    if (parts > MAX_PARTS) return false;
  }
  return true;
}
