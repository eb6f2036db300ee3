/** Elements that are animated, run code, or depend on installed fonts: browsers and the press draw them differently. */
const BROWSER_DEPENDENT = /<(?:[\w-]+:)?(script|foreignObject|text|animate\w*|set)[\s/>]/;
/** References to other files. References to parts of the drawing itself (#id) and to embedded data (data:) are allowed. */
const EXTERNAL_REFERENCE =
  /<(?:[\w-]+:)?(?:image|use|feImage)\b[^<>]*?\bhref\s*=\s*["']\s*(?!#|data:)([^"']*)|url\(\s*(?:["']|&quot;|&apos;)?(?!["'#]|&quot;|&apos;|data:)([^)"']*)/;
const LENGTH = String.raw`\s*=\s*["']\s*(?:\d+(?:\.\d+)?|\.\d+)(?:px|pt|pc|mm|cm|in)?\s*["']`;

/**
 * Returns the reason why a press would print an SVG differently from a browser, as the end of a sentence; null if both draw the same.
 * An SVG must have a size of its own, because browsers choose different default sizes.
 */
export function svgFault(svg: string): string | null {
  const text = withoutComments(svg);
  const [, odd] = BROWSER_DEPENDENT.exec(text) ?? [];
  if (odd !== undefined) return `has <${odd}>, which a browser and the press draw differently`;
  const [found, href, url] = EXTERNAL_REFERENCE.exec(text) ?? [];
  if (found !== undefined) return `refers to '${(href ?? url ?? '').slice(0, 60)}'; other files are not loaded`;
  const [root = ''] = /<(?:[\w-]+:)?svg\b[^<>]*>/.exec(text) ?? [];
  const isSized = ['width', 'height'].every((side) => new RegExp(String.raw`\s${side}${LENGTH}`).test(root));
  return isSized ? null : 'names no width and height of its own, so each browser draws it in another size';
}

/** Removes comments. A comment that is not closed extends to the end of the text. */
const withoutComments = (text: string) => text.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
