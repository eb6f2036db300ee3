import { join } from 'node:path';
import { composeMail } from '../mail/letters/compose-mail.ts';
import { startMailRelay } from '../mail/mail-relay.ts';
import { createFolderTransport } from '../mail/transport/folder-transport.ts';
import { createSmtpTransport, MAIL_CONNECTIONS } from '../mail/transport/smtp-transport.ts';
import type { WorkLoop } from '../scheduling/work-loop.ts';
import type { Settings } from '../settings/settings.ts';
import type { Services } from './services.ts';

/** Starts this server's mail relay; all servers share the outbox. */
export async function startMailing(
  { smtp, publicUrl, dataFolder }: Pick<Settings, 'smtp' | 'publicUrl' | 'dataFolder'>,
  services: Services,
  report: (facts: object, sentence: string) => void,
): Promise<WorkLoop> {
  const { outbox, limits, metrics, databaseKind } = services;
  const isAlone = databaseKind === 'pglite'; // the lock on the data folder excludes a second server
  if (isAlone) await outbox.releaseAll();
  return startMailRelay({
    outbox,
    limits,
    transport: smtp ? createSmtpTransport(smtp, new URL(publicUrl).hostname) : createFolderTransport(join(dataFolder, 'mail')),
    compose: (claimed, countMail) =>
      composeMail({ ...services, records: services.mailRecords, links: services.orderLinks, publicUrl, countMail }, claimed),
    workers: MAIL_CONNECTIONS,
    isAlone,
    report,
    onEnd: (outcome) => metrics.mails.inc({ outcome }),
  });
}
