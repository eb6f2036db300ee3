import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';
import { messageOf } from './message-of.ts';

/** Writes each mail to a file that mail programs can open, for a shop without a relay. A retry replaces the first file. */
export function createFolderTransport(folder: string): MailTransport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await writer.sendMail(messageOf(mail));
      const day = mail.date.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
      const path = join(folder, `${day}-${mail.messageId.replace(/^<|@.*$/g, '').slice(0, 8)}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close() {},
  };
}
