import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface CaughtMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly messageId: string;
  readonly isSecure: boolean;
}

/** Response to a mail: accept it, refuse it with a code, or accept it and disconnect without a response. */
export type MailReply = 'take' | 'hang-up' | number;

export interface MailCatcher {
  readonly port: number;
  readonly mails: CaughtMail[];
  /** Called for each mail after its last byte. */
  replyTo: (mail: CaughtMail) => MailReply;
  /** Called for each recipient; a code refuses it. */
  recipient: (address: string) => number | null;
  close(): Promise<void>;
}

/** Starts a real SMTP server that stores what it receives. */
export async function startMailCatcher(options: SMTPServerOptions = {}, port = 0): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const refusal = (code: number, message = `refused with ${code}`) => Object.assign(new Error(message), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.cert ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const code = catcher.recipient(address);
      // Wording of Postfix and Exim.
      done(code === null ? null : refusal(code, `5.1.1 <${address}>: Recipient rejected, no such user ${address.split('@')[0]} here`));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString('latin1');
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          messageId: /^message-id: (.*)\r$/im.exec(raw)?.[1] ?? '',
          isSecure: session.secure,
        };
        const replyTo = catcher.replyTo(mail);
        if (typeof replyTo === 'number') return done(refusal(replyTo));
        mails.push(mail);
        if (replyTo === 'take') return done();
        for (const connection of server.connections) if (connection.id === session.id) connection.close();
      });
    },
    ...options,
  });
  server.on('error', () => {}); // a client that disconnected
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const catcher: MailCatcher = {
    port: (server.server.address() as { port: number }).port,
    mails,
    replyTo: () => 'take',
    recipient: () => null,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
  return catcher;
}
