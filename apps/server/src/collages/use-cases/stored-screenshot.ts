import type { Blobs, StoredFile } from '../../files/blobs.ts';
import type { StoredDocument } from '../types/collages.ts';
import { SCREENSHOT_ELEMENT, screenshotMark } from '../types/screenshot-mark.ts';

interface BlobPorts {
  readonly blobs: Blobs;
}

/** Matches the whole line of a screenshot in a canonical document. */
const LINE = new RegExp(`^ *${SCREENSHOT_ELEMENT}\\n`, 'm');
const NAMED = /^sha256:([0-9a-f]{64})$/;

/**
 * Stores the screenshot of a canonical document as a blob and replaces it by the blob's name.
 *
 *     <screenshot><![CDATA[/9j/4AAQ…]]></screenshot>   →   <screenshot><![CDATA[sha256:3f…]]></screenshot>
 *
 * A screenshot whose base64 does not survive a round trip stays in the document.
 */
export async function storeScreenshot({ blobs }: BlobPorts, xml: string): Promise<StoredDocument> {
  const base64 = screenshotIn(xml) ?? '';
  const [, named] = NAMED.exec(base64) ?? [];
  if (named !== undefined) return { xml, screenshotSha256: named, screenshotBytes: (await blobs.read(named))?.sizeBytes ?? 0 };
  if (base64 === '' || Buffer.from(base64, 'base64').toString('base64') !== base64)
    return { xml, screenshotSha256: '', screenshotBytes: 0 };
  const draft = await blobs.receive(bytesOf(base64));
  try {
    await blobs.keep(draft);
  } finally {
    await blobs.drop(draft.path);
  }
  const { sha256, sizeBytes } = draft;
  return { xml: xml.replace(elementOf(base64), () => screenshotMark(sha256)), screenshotSha256: sha256, screenshotBytes: sizeBytes };
}

/**
 * Returns the document as it was sent. If the blob is lost, the screenshot is omitted, because a missing picture must not make a collage
 * unreadable.
 *
 * @throws StoreUnavailableError if the store is temporarily unavailable
 */
export async function withScreenshot({ blobs }: BlobPorts, xml: string): Promise<string> {
  const [, sha256] = NAMED.exec(screenshotIn(xml) ?? '') ?? [];
  if (sha256 === undefined) return xml;
  const base64 = await base64Of(await blobs.read(sha256));
  return base64 === null ? withoutScreenshot(xml) : xml.replace(screenshotMark(sha256), () => elementOf(base64));
}

async function base64Of(file: StoredFile | null): Promise<string | null> {
  if (!file) return null;
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of (await file.open()) as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks).toString('base64');
  } catch (error) {
    if ((error as Error).name === 'StoreUnavailableError') throw error;
    return null;
  }
}

/** Returns the document without its screenshot, whether as base64 or as the name of a blob. */
export const withoutScreenshot = (xml: string): string => (screenshotIn(xml) === null ? xml : xml.replace(LINE, ''));

const elementOf = (base64: string): string => `<screenshot><![CDATA[${base64}]]></screenshot>`;

/** Returns the screenshot of a document, as base64 or as the name of its blob; null for none. */
const screenshotIn = (xml: string): string | null => LINE.exec(xml)?.[1] ?? null;

/** Yields the bytes of a base64 text in one chunk. */
export async function* bytesOf(base64: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(base64, 'base64');
}
