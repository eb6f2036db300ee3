/** Begins a comment or CDATA, in which an ampersand is itself, or is an ampersand that begins no reference of XML. */
const MARK = /<!--|<!\[CDATA\[|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi;

/** A reference of HTML that XML does not know, such as &nbsp; */
const NAMED = /^&[a-z][a-z\d]*;/i;

/**
 * The first ampersand that should have been written as `&amp;`, and the reason. A parser goes on reading from it to the next
 * semicolon, be it pages below, and names that place instead.
 *
 * Reads each character once: a comment or CDATA that does not end takes the rest of the text.
 */
export function bareAmpersand(text: string): { readonly at: number; readonly reason: string } | null {
  const mark = new RegExp(MARK);
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '&') return { at: found.index, reason: reasonAt(text, found.index) };
    const close = found[0] === '<!--' ? '-->' : ']]>';
    const end = text.indexOf(close, mark.lastIndex);
    if (end < 0) return null;
    mark.lastIndex = end + close.length;
  }
  return null;
}

function reasonAt(text: string, at: number): string {
  const named = NAMED.exec(text.slice(at, at + 12))?.[0];
  return named ? `XML does not know ${named}; write the letter itself` : '& must be written as &amp;';
}
