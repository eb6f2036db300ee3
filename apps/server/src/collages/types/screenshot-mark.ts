/**
 * The element that stands in a stored document in the place of its screenshot. A client can bring none: a screenshot that is no JPEG
 * is dropped when a document is read, and no text between other tags has `]]></screenshot>` in it.
 */
export const screenshotMark = (sha256: string): string => `<screenshot><![CDATA[sha256:${sha256}]]></screenshot>`;

/** The element of a screenshot, for regular expressions of JavaScript and PostgreSQL; base64 has no sign that ends it. */
export const SCREENSHOT_ELEMENT = '<screenshot><!\\[CDATA\\[([A-Za-z0-9+/=:]+)\\]\\]></screenshot>';
