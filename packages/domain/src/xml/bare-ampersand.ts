/** Matches the start of a comment or CDATA, in which an ampersand is literal, or an ampersand that starts no XML reference. */
const MARK = /<!--|<!\[CDATA\[|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi;

/** An HTML entity that XML does not define, such as &nbsp; */
const NAMED = /^&[a-z][a-z\d]*;/i;

/**
 * Finds the first ampersand that should be written as `&amp;`, with a reason. A parser would read on to the next semicolon, possibly
 * pages below, and report that place instead.
 *
 * Reads each character once: an unclosed comment or CDATA takes the rest of the text.
 */
export function bareAmpersand(text: string): { readonly at: number; readonly reason: string } | null {
  const mark = new RegExp(MARK);
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    if (match[0] === '&') return { at: match.index, reason: reasonAt(text, match.index) };
    const close = match[0] === '<!--' ? '-->' : ']]>';
    const end = text.indexOf(close, mark.lastIndex);
    if (end < 0) return null;
    mark.lastIndex = end + close.length;
  }
  return null;
}

function reasonAt(text: string, position: number): string {
  const namedEntity = NAMED.exec(text.slice(position, position + 12))?.[0];
  return namedEntity ? `XML does not know ${namedEntity}; write the letter itself` : '& must be written as &amp;';
}
