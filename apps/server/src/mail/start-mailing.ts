import { join } from 'node:path';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import type { WorkLoop } from '../work-loop.ts';
import { composeMail } from './compose-mail.ts';
import { createFolderTransport } from './folder-transport.ts';
import { startMailRelay } from './mail-relay.ts';
import { createSmtpTransport, MAIL_CONNECTIONS } from './smtp-transport.ts';

/** Starts this server's part in sending the mails of all servers. */
export async function startMailing(
  { smtp, publicUrl, dataFolder }: Pick<Settings, 'smtp' | 'publicUrl' | 'dataFolder'>,
  services: Services,
  report: (facts: object, sentence: string) => void,
): Promise<WorkLoop> {
  const { outbox, limits, metrics, databaseKind } = services;
  const isAlone = databaseKind === 'pglite'; // the folder's lock says that no other server lives
  if (isAlone) await outbox.releaseAll();
  return startMailRelay({
    outbox,
    limits,
    transport: smtp ? createSmtpTransport(smtp, new URL(publicUrl).hostname) : createFolderTransport(join(dataFolder, 'mail')),
    compose: (claimed, admit) =>
      composeMail({ ...services, records: services.mailRecords, links: services.orderLinks, publicUrl, admit }, claimed),
    workers: MAIL_CONNECTIONS,
    isAlone,
    report,
    onEnd: (outcome) => metrics.mails.inc({ outcome }),
  });
}
