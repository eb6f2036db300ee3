import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApp } from '../support/open-test-app.ts';

/** Follows the confirmation link in the mail of a registration, like the owner of the address. */
export async function confirmEmail({ app, services, database }: TestApp, name: string, otherEmail?: string): Promise<void> {
  const { rows } = await database.db.execute(sql`select id::text as id, email from users where name = ${name}`);
  const { id, email } = rows[0] as { id: string; email: string };
  const named = { userId: Number(id), email: otherEmail ?? email };
  if (otherEmail) await services.confirmations.request(named.userId, otherEmail, 'en');
  const follow = async () => {
    const token = await services.confirmations.issue(named, `<of-the-test-${name}@muro>`);
    if (token === null) return ''; // it is already confirmed
    return (await app.inject({ method: 'POST', url: '/account/email/confirm?lang=en', payload: { token } })).json().message;
  };
  // A relay that sends the registration's mail at this moment issues a newer link, so the link is requested again.
  for (let tries = 10; tries > 1; tries--) if ((await follow()) === '') return;
  expect(await follow()).toBe('');
}
