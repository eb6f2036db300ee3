import { describe, expect, it } from 'vitest';
import { checkRegister, checkSignIn, EMPTY_REGISTER, EMPTY_SIGN_IN, type RegisterForm } from './account-forms.ts';

const good: RegisterForm = {
  username: 'ana',
  email: 'ana@example.org',
  password: 'correcto caballo',
  passwordAgain: 'correcto caballo',
  newsletter: false,
  terms: true,
};
const registered = (part: Partial<RegisterForm>) => checkRegister({ ...good, ...part });

describe('sign in', () => {
  it('[SIGNIN-01] has username and password', () => {
    expect(Object.keys(EMPTY_SIGN_IN)).toEqual(['username', 'password']);
  });

  it('[SIGNIN-02] inputs are trimmed', () => {
    expect(checkSignIn({ username: ' ana ', password: '\tCañón 7 ' })).toEqual({
      form: { username: 'ana', password: 'Cañón 7' },
      errors: {},
      alert: null,
    });
  });

  it('[SIGNIN-03] [SIGNIN-04] a missing username or password is said at its field', () => {
    expect(checkSignIn({ username: '  ', password: 'x1' }).errors).toEqual({ username: 'usernameRequired' });
    expect(checkSignIn({ username: 'ana', password: '' }).errors).toEqual({ password: 'passwordRequired' });
  });

  it('[SIGNIN-05] [SIGNIN-06] outside 2 to 20 characters the alert is ENTER_CREDENTIALS', () => {
    for (const [username, password] of [
      ['a', 'secreto'],
      ['ana', 's'],
      ['a'.repeat(21), 'secreto'],
      ['ana', 's'.repeat(21)],
      ['', ''],
    ] as const) {
      expect(checkSignIn({ username, password }).alert).toBe('ENTER_CREDENTIALS');
    }
    for (const [username, password] of [
      ['an', 'ab'],
      ['a'.repeat(20), 's'.repeat(20)],
      ['ñ😀', '😀'.repeat(20)],
    ] as const) {
      expect(checkSignIn({ username, password }).alert).toBe(null);
    }
  });
});

describe('register', () => {
  it('[REG-01] has the six fields', () => {
    expect(Object.keys(EMPTY_REGISTER)).toEqual(['username', 'email', 'password', 'passwordAgain', 'newsletter', 'terms']);
  });

  it('[REG-02] inputs are trimmed, whatever was typed around them', () => {
    const { form, alert } = registered({ username: ' ana ', email: ' ana@example.org\n', password: ' abc ', passwordAgain: ' abc' });
    expect(form).toMatchObject({ username: 'ana', email: 'ana@example.org', password: 'abc', passwordAgain: 'abc' });
    expect(alert).toBe(null);
  });

  it('[REG-03] [REG-12] username: 2 to 20 characters', () => {
    for (const username of ['', ' ', 'a', 'a'.repeat(21)]) {
      expect(registered({ username })).toMatchObject({ errors: { username: 'usernameLength' }, alert: 'MISSING_INPUT' });
    }
    for (const username of ['ab', 'a'.repeat(20)]) expect(registered({ username }).errors).toEqual({});
  });

  it('[REG-05] email: 2 to 120 characters', () => {
    const long = (length: number) => `${'a'.repeat(40)}@${'b'.repeat(length - 45)}.org`;
    for (const email of ['', 'a', long(121)]) expect(registered({ email }).errors).toEqual({ email: 'emailLength' });
    expect(registered({ email: long(120) }).errors).toEqual({});
  });

  it('[REG-06] email: an e-mail pattern and longer than 5 characters', () => {
    for (const email of ['ana', 'a@b.c', 'ana@example', 'ana example@x.org', '@example.org', 'ana@', 'ana@@example.org', 'ana@.org']) {
      expect(registered({ email }).errors).toEqual({ email: 'incorrectMailFormat' });
    }
    for (const email of ['a@b.cd', 'ana.ruiz+muro@correo.example.org']) expect(registered({ email }).errors).toEqual({});
  });

  it('[REG-07] both passwords: 2 to 20 characters', () => {
    expect(registered({ password: 'a' }).errors).toEqual({ password: 'passwordLength' });
    expect(registered({ passwordAgain: 'a'.repeat(21) }).errors).toEqual({ passwordAgain: 'passwordLength' });
    expect(registered({ password: 'ab', passwordAgain: 'ab' }).errors).toEqual({});
  });

  it('[REG-09] unequal passwords are sent: the server says so', () => {
    expect(registered({ passwordAgain: 'otra cosa' }).alert).toBe(null);
  });

  it('[REG-10] [REG-11] good fields without the terms give ACCEPT_TERMS', () => {
    expect(registered({ terms: false })).toMatchObject({ errors: {}, alert: 'ACCEPT_TERMS' });
  });

  it('[REG-12] bad fields come before the terms: MISSING_INPUT', () => {
    expect(checkRegister(EMPTY_REGISTER).alert).toBe('MISSING_INPUT');
  });
});
