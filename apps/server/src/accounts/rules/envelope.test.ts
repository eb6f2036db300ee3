import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEnvelope } from './envelope.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/integrate/password-envelope.md'), 'utf8');
const documented = (name: string) => new RegExp(`\\| ${name} \\| \`([^\`]+)\``).exec(page)?.[1] ?? '';

describe('the documented format', () => {
  it('[PWD-02] [PWD-03] the worked example opens', () => {
    const serverKey = createECDH('prime256v1');
    serverKey.setPrivateKey(documented("server's private key"), 'hex');
    const envelope =
      page
        .slice(page.indexOf('Envelope:'))
        .match(/[A-Za-z0-9+/=]{16,}/g)
        ?.join('') ?? '';
    const context = { kid: documented('kid'), nonce: documented('nonce'), purpose: 'signin|ana' };
    expect(openEnvelope(serverKey, envelope, context)).toBe('Cañón 7');
    expect(openEnvelope(serverKey, envelope, { ...context, purpose: 'signin|bea' })).toBe(null);
  });
});
