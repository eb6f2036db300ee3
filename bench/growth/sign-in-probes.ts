import { createAccounts } from '../../apps/server/src/accounts/sql/accounts.ts';
import { createDevices } from '../../apps/server/src/accounts/sql/devices.ts';
import { createEmailChanges } from '../../apps/server/src/accounts/sql/email-changes.ts';
import { createEmailConfirmations } from '../../apps/server/src/accounts/sql/email-confirmations.ts';
import { createPasswordResets } from '../../apps/server/src/accounts/sql/password-resets.ts';
import { createSecondFactors } from '../../apps/server/src/accounts/sql/second-factors.ts';
import { createSessions } from '../../apps/server/src/accounts/sql/sessions.ts';
import { createSignInTickets } from '../../apps/server/src/accounts/sql/sign-in-tickets.ts';
import type { Db } from '../../apps/server/src/db/database.ts';
import { createMailRecords } from '../../apps/server/src/mail/sql/mail-records.ts';
import { createOrderLinks } from '../../apps/server/src/orders/sql/order-links.ts';
import { createOrderRecords } from '../../apps/server/src/orders/sql/order-records.ts';
import type { Buyer } from './find-buyer.ts';
import type { Probe } from './probe.ts';

const KEY = Buffer.alloc(32, 7);
const SIGNING = { keysFor: () => [KEY] as const };
const EMAIL = 'u7@example.org';
const ACCOUNT_OF = { passwordHash: '-' };
const MAIL = { id: 0, kind: 'reset', orderId: null, userId: null, locale: '', parcelId: null, messageId: '', firstMessageId: '' } as const;
const CLAIM = { attempts: 1, holder: 'bench', createdAt: new Date(0) };

/** Queries of signing in and of the account pages. */
export function signInProbes(db: Db, { id, orderId }: Buyer): readonly Probe[] {
  const [accounts, sessions, devices] = [createAccounts(db), createSessions(db), createDevices(db)];
  const [resets, links] = [createPasswordResets(db, SIGNING), createOrderLinks(db, SIGNING)];
  const browser = { device: null, agent: 'Bench', locale: 'en' } as const;
  const session = async () => {
    const token = (await sessions.open({ id, ...ACCOUNT_OF }, 'Bench', true)) ?? '';
    if ((await sessions.find(token)) === null) throw new Error('Expected a session but received none');
    await sessions.list(id);
  };
  return [
    { name: 'sign-in: by name', run: async () => [await accounts.find('u7'), await accounts.findByNameOrEmail('u7', 3)] },
    { name: 'sign-in: by e-mail address', run: () => accounts.findByNameOrEmail(EMAIL, 3) },
    { name: 'sign-in: a session', run: session },
    { name: 'sign-in: a browser', run: async () => [await devices.listKnown([id], 'token'), await devices.remember(id, browser)] },
    { name: 'sign-in: second factor', run: () => createSecondFactors(db, SIGNING).isPending(id) },
    { name: 'sign-in: a ticket', run: () => createSignInTickets(db).open({ id, ...ACCOUNT_OF }) },
    { name: 'account: own page', run: () => accounts.findById(id) },
    { name: 'account: a link for a password', run: async () => resets.find(await resets.issue(id, 'message')) },
    {
      name: 'account: another address',
      run: () => createEmailChanges(db, SIGNING).request({ id, ...ACCOUNT_OF }, 'new@example.org', 'en'),
    },
    { name: 'account: confirm an address', run: () => createEmailConfirmations(db, SIGNING).request(id, 'new@example.org', 'en') },
    { name: 'account: link of an order', run: async () => links.find(await links.current(orderId)) },
    {
      name: 'account: whom a mail goes to',
      run: () => createMailRecords(db, createOrderRecords(db)).listAccounts({ ...MAIL, ...CLAIM, about: EMAIL }),
    },
  ];
}
