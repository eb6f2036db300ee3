import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema/schema.ts';
import { describeOnce, openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, PASSWORD } from '../support/visitor.ts';

describe.each(SMALL_AND_LARGE)('accounts on %s', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(kind);
  });
  afterAll(() => test.close());

  it('[HTTP-18] [HCALL-18] [HCALL-19] [HCALL-22] an anonymous visitor is not signed in, and the check is not an error', async () => {
    const visitor = createVisitor(test);
    expect(await visitor.check()).toBe('false');
    expect(visitor.cookie()).toBe('');
  });

  it('[HTTP-19] [REG-01] [HCALL-20] [HCALL-21] registering signs in; signing out ends the session at once', async () => {
    const visitor = createVisitor(test);
    expect(await visitor.register('ana')).toEqual({ authenticated: 'true', username: 'ana', errors: [] });
    expect(await visitor.check()).toBe('true');
    const oldCookie = visitor.cookie();
    await visitor.post('/api/signout', {});
    expect(visitor.cookie()).toBe('');
    visitor.setCookie(oldCookie);
    expect(await visitor.check()).toBe('false');
  });

  it('[PWD-01] [PWD-03] the right password signs in, each time with a new token', async () => {
    const visitor = createVisitor(test);
    await visitor.register('bea');
    const first = visitor.cookie();
    expect(await visitor.signIn('bea')).toEqual({ authenticated: 'true', username: 'bea' });
    expect(visitor.cookie()).not.toBe(first);
    expect(visitor.cookie()).toMatch(/^muro_session=[A-Za-z0-9_-]{43}$/);
    const replaced = visitor.cookie();
    visitor.setCookie(first);
    expect(await visitor.check()).toBe('false');
    visitor.setCookie(replaced);
    expect(await visitor.check()).toBe('true');
  });

  it('[SIGNIN-07] an unknown name, a wrong password and a password in plain text get the same answer', async () => {
    await createVisitor(test).register('cato');
    const visitor = createVisitor(test);
    const wrongCredentials = { authenticated: 'false', error: 'wrongcredentials', msg: 'Nombre de usuario o contraseña incorrectos.' };
    expect(await visitor.signIn('unknown')).toEqual(wrongCredentials);
    expect(await visitor.signIn('cato', 'a wrong password')).toEqual(wrongCredentials);
    expect(await visitor.signIn('cato', PASSWORD, { password: PASSWORD })).toEqual(wrongCredentials);
    expect(visitor.cookie()).toBe('');
  });

  it('all spellings of a name belong to one account', async () => {
    await createVisitor(test).register('Émile');
    for (const name of ['émile', 'E\u0301MILE', ' Émile ']) {
      const { errors } = await createVisitor(test).register(name, { email: 'x@example.org' });
      expect(errors).toEqual([{ field: 'username', message: 'Este nombre de usuario ya está en uso.' }]);
    }
    expect((await createVisitor(test).signIn('ÉMILE')).authenticated).toBe('true');
    const hidden = await createVisitor(test).register('É\u200bmile', { email: 'x@example.org' });
    expect(hidden.errors.map(({ field }) => field)).toEqual(['username']);
  });

  it('stores only a salted Argon2id hash of a password', async () => {
    await createVisitor(test).register('dora');
    await createVisitor(test).register('ella');
    const rows = await test.database.db.select().from(users);
    const hashes = rows.map(({ passwordHash }) => passwordHash);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  it('two concurrent registrations of one name make one account', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => createVisitor(test).register('finn')));
    expect(answers.map(({ authenticated }) => authenticated).sort()).toEqual(['false', 'false', 'true']);
  });

  it('a session ends after half an hour without requests, and a heartbeat extends it', async () => {
    const visitor = createVisitor(test);
    await visitor.register('gina');
    await test.advance(25 * 60_000);
    await visitor.form('/api/alive?format=json', {});
    await test.advance(25 * 60_000);
    expect(await visitor.check()).toBe('true');
    await test.advance(31 * 60_000);
    expect(await visitor.check()).toBe('false');
  });

  it('a session ends after twelve hours, even in use', async () => {
    const visitor = createVisitor(test);
    await visitor.register('hugo');
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      await test.advance(20 * 60_000);
      expect(await visitor.check()).toBe('true');
    }
    await test.advance(20 * 60_000);
    expect(await visitor.check()).toBe('false');
  });
});

describeOnce('what register refuses', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());
  const refusal = async (username: string, changes: object, password?: string) => {
    const answer = await createVisitor(test).register(username, { ...changes }, password);
    expect(answer.authenticated).toBe('false');
    return answer.errors.map(({ field, message }) => `${field}: ${message}`);
  };

  it('[REG-03] a name of one or of 21 characters', async () => {
    const message = 'username: El nombre de usuario es obligatorio y debe tener entre 2 y 20 caracteres.';
    expect(await refusal('a', {})).toEqual([message]);
    expect(await refusal('abcdefghijklmnopqrstu', {})).toEqual([message]);
  });

  it('[REG-05] [REG-06] an address without domain, of five characters, or of 121', async () => {
    for (const email of ['ana@example', 'a@b.c', `${'a'.repeat(50)}@${'b'.repeat(66)}.org`]) {
      expect((await refusal('hugo', { email }))[0]).toMatch(/^email: La dirección/);
    }
  });

  it('[REG-07] [REG-08] a password that is too short, too long, or everybody’s', async () => {
    const length = ['password: La contraseña es obligatoria y debe tener entre 8 y 126 caracteres.'];
    expect(await refusal('hugo', {}, 'Ab3$xyz')).toEqual(length);
    expect(await refusal('hugo', {}, 'a'.repeat(127))).toEqual(length);
    expect((await refusal('hugo', {}, 'password1'))[0]).toMatch(/^password: Esta contraseña es demasiado fácil/);
    expect((await refusal('Valentina', {}, 'valentina12'))[0]).toMatch(/^password: Esta contraseña es demasiado fácil/);
  });

  it('[REG-09] two passwords that are not the same', async () => {
    const key = await createVisitor(test).authKey();
    expect(key.expiresInMs).toBe(120_000);
    const visitor = createVisitor(test);
    const { sealPassword } = await import('./seal.ts');
    const fresh = await visitor.authKey();
    const purpose = 'register|hugo|hugo@example.org';
    const body = {
      username: 'hugo',
      email: 'hugo@example.org',
      terms: true,
      password: sealPassword('one-password', purpose, fresh),
      password_again: sealPassword('two-password', purpose, fresh),
      nonce: fresh.nonce,
    };
    const answer = (await visitor.post('/api/register', body)).json();
    expect(answer.errors).toEqual([{ field: 'password', message: 'Las dos contraseñas no son iguales.' }]);
  });

  it('[REG-10] terms that are not the value true', async () => {
    for (const terms of [false, 'true', 1, null, undefined]) {
      expect((await refusal('hugo', { terms }))[0]).toMatch(/^terms: Para crear una cuenta, acepta/);
    }
  });

  it('[REG-14] an envelope that cannot be opened is a form-level error', async () => {
    expect((await refusal('hugo', { password: 'plain password' }))[0]).toMatch(/^all: /);
  });

  it('speaks the language that the browser asks for, or the address names', async () => {
    const visitor = createVisitor(test);
    const body = { username: '', email: '', password: '', password_again: '', terms: true };
    const inGerman = await visitor.post('/api/register?lang=de', body, { 'accept-language': 'fr' });
    expect(inGerman.json().errors[0].message).toMatch(/^Der Benutzername/);
    const inFrench = await visitor.post('/api/register', body, { 'accept-language': 'pt;q=0.9, fr-CA;q=0.8, en;q=0.1' });
    expect(inFrench.json().errors[0].message).toMatch(/^Le nom/);
  });
});

describeOnce('limits', () => {
  it('blocks attempts after ten wrong passwords for a quarter of an hour', async () => {
    const test = await openTestApp();
    await createVisitor(test).register('ida');
    const visitor = createVisitor(test);
    for (let attempt = 0; attempt < 10; attempt++) await visitor.signIn('ida', `wrong password ${attempt}`);
    const answer = (await visitor.signIn('ida')) as { error?: string; msg?: string };
    expect(answer).toMatchObject({ error: 'ERROR_TOO_MANY', msg: 'Demasiados intentos. Inténtalo de nuevo dentro de 15 minutos.' });
    await test.advance(15 * 60_000);
    expect((await visitor.signIn('ida')).authenticated).toBe('true');
    await test.close();
  });

  it('refuses passwords over plain http from afar, and from pages of other sites', async () => {
    const test = await openTestApp();
    const visitor = createVisitor(test);
    const body = { username: 'ana', password: 'x' };
    const foreignHost = await visitor.post('/api/isAuthenticated', body, { host: 'collage.example' });
    expect([foreignHost.statusCode, foreignHost.json().error]).toEqual([426, 'ERROR_INSECURE']);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const foreign = await visitor.post('/api/signout', {}, headers as Record<string, string>);
      expect([foreign.statusCode, foreign.json().error]).toEqual([403, 'ERROR_FOREIGN_ORIGIN']);
    }
    const sameOrigin = await visitor.post('/api/signout', {}, { host: 'localhost:8080', origin: 'http://localhost:8080' });
    expect(sameOrigin.statusCode).toBe(200);
    await test.close();
  });

  it('over TLS the cookie is bound to the host', async () => {
    const test = await openTestApp('pglite', { trustedProxies: ['loopback'], strictTransport: 'max-age=31536000; includeSubDomains' });
    const visitor = createVisitor({ app: test.app });
    const tls = { 'x-forwarded-proto': 'https', host: 'collage.example' };
    const { sealPassword } = await import('./seal.ts');
    const key = await visitor.authKey();
    const purpose = 'register|jana|jana@example.org';
    const seal = () => sealPassword(PASSWORD, purpose, key);
    const body = { username: 'jana', email: 'jana@example.org', terms: true, password: seal(), password_again: seal(), nonce: key.nonce };
    const answer = await visitor.post('/api/register', body, tls);
    expect(answer.json().authenticated).toBe('true');
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-muro', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' });
    // A browser that was closed or killed is still signed in, for as long as the server accepts the session.
    expect(answer.cookies[0]).toMatchObject({ maxAge: 12 * 3600 });
    for (const { headers } of [answer, await visitor.send({ url: '/nowhere' }), await visitor.send({ url: '/htmlapp' })]) {
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(headers['permissions-policy']).toContain('camera=()');
    }
    await test.close();
  });
});
