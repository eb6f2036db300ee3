/**
 * Returns the element that replaces the screenshot in a stored document. A client cannot send one: a screenshot that is not a JPEG is
 * dropped when a document is read, and no text of another element contains `]]></screenshot>`.
 */
export const screenshotMark = (sha256: string): string => `<screenshot><![CDATA[sha256:${sha256}]]></screenshot>`;

/** Regular expression of a screenshot element, for JavaScript and PostgreSQL; base64 contains none of the characters that end it. */
export const SCREENSHOT_ELEMENT = '<screenshot><!\\[CDATA\\[([A-Za-z0-9+/=:]+)\\]\\]></screenshot>';
