import type { SendMailOptions } from 'nodemailer';
import type { Mail, Mailbox } from './mail-transport.ts';

/** A mail as the library takes it. It reads no file and no address by itself, whatever stands in a mail. */
export function messageOf({ references, attachments, from, to, replyTo, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    from: encodedAgain(from),
    to: encodedAgain(to),
    replyTo: encodedAgain(replyTo),
    ...(references && { references, inReplyTo: references }),
    attachments: [...attachments],
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * A name that is written like an encoded word (RFC 2047) would be decoded by some readers, with line breaks and addresses in it. The
 * library encodes names that are not plain ASCII: a no-break space at the end makes it encode this one, too.
 */
function encodedAgain({ name, address }: Mailbox): Mailbox {
  return { name: name.includes('=?') ? `${name}\u00a0` : name, address };
}
