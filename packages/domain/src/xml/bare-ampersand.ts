/** Comments and CDATA, in which an ampersand is itself, or an ampersand that begins no reference of XML. */
const AMPERSAND = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi;

/** A reference of HTML that XML does not know, such as &nbsp; */
const NAMED = /^&[a-z][a-z\d]*;/i;

/**
 * The first ampersand that should have been written as `&amp;`, and the reason. A parser goes on reading from it to the next
 * semicolon, be it pages below, and names that place instead.
 */
export function bareAmpersand(text: string): { readonly at: number; readonly reason: string } | null {
  for (const { 0: found, index } of text.matchAll(AMPERSAND)) {
    if (!found.startsWith('&')) continue;
    const named = NAMED.exec(text.slice(index, index + 12))?.[0];
    return { at: index, reason: named ? `XML does not know ${named}; write the letter itself` : '& must be written as &amp;' };
  }
  return null;
}
