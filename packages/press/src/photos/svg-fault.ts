/** What moves, runs, or is set in fonts that each place has its own of. */
const BROWSER_DEPENDENT = /<(?:[\w-]+:)?(script|foreignObject|text|animate\w*|set)[\s/>]/;
/** Another file; a part of the drawing itself and bytes within it are no reference. */
const EXTERNAL_REFERENCE =
  /<(?:[\w-]+:)?(?:image|use|feImage)\b[^<>]*?\bhref\s*=\s*["']\s*(?!#|data:)([^"']*)|url\(\s*(?:["']|&quot;|&apos;)?(?!["'#]|&quot;|&apos;|data:)([^)"']*)/;
const LENGTH = String.raw`\s*=\s*["']\s*(?:\d+(?:\.\d+)?|\.\d+)(?:px|pt|pc|mm|cm|in)?\s*["']`;

/**
 * Why a drawing would be printed otherwise than a browser shows it, as the end of a sentence; null when both draw the same.
 * Without a size of its own each browser takes another one.
 */
export function svgFault(svg: string): string | null {
  const text = withoutComments(svg);
  const [, odd] = BROWSER_DEPENDENT.exec(text) ?? [];
  if (odd !== undefined) return `has <${odd}>, which a browser and the press draw differently`;
  const [found, href, url] = EXTERNAL_REFERENCE.exec(text) ?? [];
  if (found !== undefined) return `refers to '${(href ?? url ?? '').slice(0, 60)}'; nobody fetches it`;
  const [root = ''] = /<(?:[\w-]+:)?svg\b[^<>]*>/.exec(text) ?? [];
  const isSized = ['width', 'height'].every((side) => new RegExp(String.raw`\s${side}${LENGTH}`).test(root));
  return isSized ? null : 'names no width and height of its own, so each browser draws it in another size';
}

/** One that is not closed takes the rest of the text. */
const withoutComments = (text: string) => text.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
