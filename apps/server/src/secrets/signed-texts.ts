import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { itemAt } from '@muro/domain';

/** Signs texts so that a client can return them only unchanged. */
export interface SignedTexts {
  /** Returns a token for URLs and headers; it differs each time. */
  write(use: string, texts: readonly string[]): string;
  /** Returns the texts of a token; null if it was not written for this use with one of the keys. */
  read(use: string, word: string): readonly string[] | null;
}

/** @param keys  the present one first */
export function createSignedTexts(keys: readonly Buffer[]): SignedTexts {
  const signatureOf = (key: Buffer, use: string, content: string) => createHmac('sha256', key).update(`${use}|${content}`).digest();
  return {
    write(use, texts) {
      const content = Buffer.from(JSON.stringify([...texts, randomBytes(12).toString('base64url')])).toString('base64url');
      return `${content}.${signatureOf(itemAt(keys, 0), use, content).toString('base64url')}`;
    },
    read(use, word) {
      const [content = '', mark = ''] = word.split('.');
      const bytes = Buffer.from(mark, 'base64url');
      const isOurs = keys.some((key) => bytes.length === 32 && timingSafeEqual(signatureOf(key, use, content), bytes));
      if (!isOurs || word !== `${content}.${mark}`) return null;
      return (JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) as string[]).slice(0, -1);
    },
  };
}
