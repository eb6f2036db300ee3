import { PASSWORD_RULE } from '@muro/api';
import { describe, expect, it } from 'vitest';
import { checkRegister, checkSignIn, EMPTY_REGISTER, EMPTY_SIGN_IN, type RegisterForm, type SignInForm } from './account-forms.ts';

const good: RegisterForm = {
  username: 'ana',
  email: 'ana@example.org',
  password: 'correcto caballo',
  passwordAgain: 'correcto caballo',
  newsletter: false,
  terms: true,
};
const registered = (part: Partial<RegisterForm>, rule = PASSWORD_RULE) => checkRegister({ ...good, ...part }, rule);
const signIn = (form: SignInForm, rule = PASSWORD_RULE) => checkSignIn(form, rule);

describe('sign in', () => {
  it('[SIGNIN-01] has username and password', () => {
    expect(Object.keys(EMPTY_SIGN_IN)).toEqual(['username', 'password']);
  });

  it('[SIGNIN-02] the username is trimmed; a password keeps its spaces', () => {
    expect(signIn({ username: ' ana ', password: ' Cañón 7  ' })).toEqual({
      form: { username: 'ana', password: ' Cañón 7  ' },
      errors: {},
      alert: null,
    });
  });

  it('[SIGNIN-03] [SIGNIN-04] a missing username or password is reported at its field', () => {
    expect(signIn({ username: '  ', password: 'x1x1x1x1' }).errors).toEqual({ username: { key: 'usernameRequired' } });
    expect(signIn({ username: 'ana', password: '' }).errors).toEqual({ password: { key: 'passwordRequired' } });
  });

  it('[SIGNIN-05] [SIGNIN-06] a name outside 2 to 20 characters or a password outside the shop’s rule: the alert is ENTER_CREDENTIALS', () => {
    for (const [username, password] of [
      ['a', 'secreto1'],
      ['ana', 'secreto'],
      ['a'.repeat(21), 'secreto1'],
      ['ana', 's'.repeat(127)],
      ['', ''],
    ] as const) {
      expect(signIn({ username, password }).alert).toBe('ENTER_CREDENTIALS');
    }
    for (const [username, password] of [
      ['an', 'secreto1'],
      ['ana', 'я'.repeat(70)],
      ['a'.repeat(20), 's'.repeat(126)],
      ['ñ😀', '😀'.repeat(126)],
    ] as const) {
      expect(signIn({ username, password }).alert).toBe(null);
    }
  });

  it('an e-mail address may replace the name, up to its maximum length', () => {
    const alertOf = (username: string) => signIn({ username, password: 'secreto1' }).alert;
    expect(alertOf(`${'a'.repeat(60)}@example.org`)).toBe(null);
    expect(alertOf(`a@${'b'.repeat(119)}`)).toBe('ENTER_CREDENTIALS');
  });

  it('[TITLE-23] [TITLE-24] a name or password that is too short or too long gets a message with the limits at its field, for the password the same as at registration', () => {
    expect(signIn({ username: 'a', password: 's' }).errors).toEqual({
      username: { key: 'minlength', n: 2 },
      password: { key: 'passwordMissing' },
    });
    expect(signIn({ username: 'a'.repeat(21), password: 's'.repeat(127) }).errors).toEqual({
      username: { key: 'maxlength', n: 20 },
      password: { key: 'passwordMissing' },
    });
  });
});

describe('register', () => {
  it('[REG-01] has the six fields', () => {
    expect(Object.keys(EMPTY_REGISTER)).toEqual(['username', 'email', 'password', 'passwordAgain', 'newsletter', 'terms']);
  });

  it('[REG-02] inputs are trimmed; passwords keep their spaces', () => {
    const { form, alert } = registered({
      username: ' ana ',
      email: ' ana@example.org\n',
      password: ' abc defg ',
      passwordAgain: ' abc defg ',
    });
    expect(form).toMatchObject({ username: 'ana', email: 'ana@example.org', password: ' abc defg ', passwordAgain: ' abc defg ' });
    expect(alert).toBe(null);
  });

  it('[REG-03] [REG-12] username: 2 to 20 characters', () => {
    for (const username of ['', ' ', 'a', 'a'.repeat(21)]) {
      expect(registered({ username })).toMatchObject({ errors: { username: 'usernameLength' } });
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

  const repeated = (password: string) => ({ password, passwordAgain: password });

  it('[REG-07] a password has 8 to 126 characters of any script, as the server counts them', () => {
    expect(PASSWORD_RULE).toEqual({ min: 8, max: 126 });
    for (const sign of ['a', 'ñ', '語', '😀']) {
      for (const length of [8, 21, 126]) expect(registered(repeated(sign.repeat(length)))).toMatchObject({ errors: {}, alert: null });
      for (const length of [1, 7, 127, 300])
        expect(registered(repeated(sign.repeat(length))).errors).toEqual({ password: 'passwordMissing' });
    }
  });

  it("[REG-07] a shop's own numbers are those of both forms", () => {
    expect(registered(repeated('a'.repeat(14)), { min: 15, max: 126 }).errors).toEqual({ password: 'passwordMissing' });
    const documents = { min: 2, max: 20 };
    for (const [length, isGood] of [
      [1, false],
      [2, true],
      [20, true],
      [21, false],
    ] as const) {
      const password = 'я'.repeat(length);
      expect(registered(repeated(password), documents).errors).toEqual(isGood ? {} : { password: 'passwordMissing' });
      expect(signIn({ username: 'ana', password }, documents).alert).toBe(isGood ? null : 'ENTER_CREDENTIALS');
    }
  });

  it('[REG-07] [REG-12] only the invalid field is marked; filled fields are not reported as missing', () => {
    expect(registered({ password: 'a' })).toMatchObject({ errors: { password: 'passwordMissing' }, alert: 'CHECK_INPUT' });
    expect(registered({ passwordAgain: 'a'.repeat(127) }).errors).toEqual({ passwordAgain: 'passwordMissing' });
    expect(registered({ passwordAgain: '' })).toMatchObject({ errors: { passwordAgain: 'passwordMissing' }, alert: 'MISSING_INPUT' });
    expect(registered(repeated('')).errors).toEqual({ password: 'passwordMissing', passwordAgain: 'passwordMissing' });
    expect(registered({ email: 'ana' }).alert).toBe('CHECK_INPUT');
  });

  it('[REG-09] unequal passwords are sent: the server reports them', () => {
    expect(registered({ passwordAgain: 'otra cosa' }).alert).toBe(null);
  });

  it('[REG-10] [REG-11] good fields without the terms give ACCEPT_TERMS', () => {
    expect(registered({ terms: false })).toMatchObject({ errors: {}, alert: 'ACCEPT_TERMS' });
  });

  it('[REG-12] bad fields come before the terms: MISSING_INPUT', () => {
    expect(checkRegister(EMPTY_REGISTER, PASSWORD_RULE).alert).toBe('MISSING_INPUT');
  });
});
