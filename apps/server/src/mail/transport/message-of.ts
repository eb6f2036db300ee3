import type { SendMailOptions } from 'nodemailer';
import type { Mail, Mailbox } from './mail-transport.ts';

/** Converts a mail to the options of the library, which must not read files or URLs named in a mail. */
export function messageOf({ references, attachments, from, to, replyTo, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    from: withEncodableName(from),
    to: withEncodableName(to),
    replyTo: withEncodableName(replyTo),
    ...(references && { references, inReplyTo: references }),
    attachments: [...attachments],
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Makes the library encode a name that looks like an encoded word (RFC 2047), which some readers would otherwise decode to line breaks and
 * addresses. The library encodes only non-ASCII names, so a no-break space is added.
 */
function withEncodableName({ name, address }: Mailbox): Mailbox {
  return { name: name.includes('=?') ? `${name}\u00a0` : name, address };
}
