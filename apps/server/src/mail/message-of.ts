import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail-transport.ts';

/** A mail as the library takes it. It reads no file and no address by itself, whatever stands in a mail. */
export function messageOf({ references, attachments, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    ...(references && { references, inReplyTo: references }),
    attachments: [...attachments],
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
