import { EMAIL, isPasswordLength, MAX_EMAIL, MIN_EMAIL, type PasswordRule, USERNAME_LENGTH } from '@muro/api';

/** The sign-in and register forms: their input and its validation. Messages are text keys. */
export interface SignInForm {
  /** Username or email address. */
  readonly username: string;
  readonly password: string;
}

export interface RegisterForm {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly passwordAgain: string;
  readonly newsletter: boolean;
  readonly terms: boolean;
}

export const EMPTY_SIGN_IN: SignInForm = { username: '', password: '' };
export const EMPTY_REGISTER: RegisterForm = { username: '', email: '', password: '', passwordAgain: '', newsletter: false, terms: false };

/** The error of a field that is too short or too long, with the limit. [TITLE-23] [TITLE-24] */
type LengthError = { readonly key: 'minlength' | 'maxlength'; readonly n: number };

export type SignInErrors = Partial<
  Record<'username', { readonly key: 'usernameRequired' } | LengthError> &
    Record<'password', { readonly key: 'passwordRequired' | 'passwordMissing' }>
>;
export type RegisterErrors = Partial<
  Record<'username', 'usernameLength'> &
    Record<'email', 'emailLength' | 'incorrectMailFormat'> &
    Record<'password' | 'passwordAgain', 'passwordMissing'>
>;

/** Alerts in order of priority: missing input, invalid input, terms. [REG-11] [REG-12] */
export type RegisterAlert = 'MISSING_INPUT' | 'CHECK_INPUT' | 'ACCEPT_TERMS';

export interface Checked<Form, Errors, Alert> {
  /** Trimmed values, except for passwords, in which spaces count. [SIGNIN-02] [REG-02] */
  readonly form: Form;
  readonly errors: Errors;
  /** The alert for the whole form; null if it can be sent. */
  readonly alert: Alert | null;
}

/** Validates the sign-in form. The password rule is the same as in the register form. [SIGNIN-02 … SIGNIN-06] */
export function checkSignIn(typed: SignInForm, rule: PasswordRule): Checked<SignInForm, SignInErrors, 'ENTER_CREDENTIALS'> {
  const form = { username: typed.username.trim(), password: typed.password };
  const username = form.username
    ? lengthError(form.username, form.username.includes('@') ? MAX_EMAIL : USERNAME_LENGTH.max)
    : ({ key: 'usernameRequired' } as const);
  const password = signInPasswordError(form.password, rule);
  const errors: SignInErrors = { ...(username && { username }), ...(password && { password }) };
  return { form, errors, alert: username || password ? 'ENTER_CREDENTIALS' : null };
}

function signInPasswordError(password: string, rule: PasswordRule): SignInErrors['password'] | null {
  if (password === '') return { key: 'passwordRequired' };
  return isPasswordLength(password, rule) ? null : { key: 'passwordMissing' };
}

function lengthError(text: string, max: number): LengthError | null {
  const length = lengthOf(text);
  if (length < USERNAME_LENGTH.min) return { key: 'minlength', n: USERNAME_LENGTH.min };
  return length > max ? { key: 'maxlength', n: max } : null;
}

/**
 * Validates the register form, except for equality of the passwords, which the server checks. [REG-02 … REG-12] [REG-09]
 *
 * @param rule  the shop's password rule
 */
export function checkRegister(typed: RegisterForm, rule: PasswordRule): Checked<RegisterForm, RegisterErrors, RegisterAlert> {
  const form: RegisterForm = {
    ...typed,
    username: typed.username.trim(),
    email: typed.email.trim(),
  };
  const email = emailError(form.email);
  const errors: RegisterErrors = {
    ...(isBetween(form.username, USERNAME_LENGTH.max) ? {} : { username: 'usernameLength' }),
    ...(email ? { email } : {}),
    ...passwordErrors(form, rule),
  };
  if (Object.keys(errors).length === 0) return { form, errors, alert: form.terms ? null : 'ACCEPT_TERMS' };
  const isMissing = [form.username, form.email, form.password, form.passwordAgain].includes('');
  return { form, errors, alert: isMissing ? 'MISSING_INPUT' : 'CHECK_INPUT' };
}

/** Validates both passwords; an error of equal passwords is reported only once. */
export function passwordErrors(
  { password, passwordAgain }: Pick<RegisterForm, 'password' | 'passwordAgain'>,
  rule: PasswordRule,
): Pick<RegisterErrors, 'password' | 'passwordAgain'> {
  const errorOf = (text: string) => (isPasswordLength(text, rule) ? null : 'passwordMissing');
  const error = errorOf(password);
  const errorAgain = passwordAgain !== '' && passwordAgain === password ? null : errorOf(passwordAgain);
  return { ...(error ? { password: error } : {}), ...(errorAgain ? { passwordAgain: errorAgain } : {}) };
}

function emailError(email: string): 'emailLength' | 'incorrectMailFormat' | null {
  if (!isBetween(email, MAX_EMAIL)) return 'emailLength';
  return lengthOf(email) >= MIN_EMAIL && EMAIL.test(email) ? null : 'incorrectMailFormat';
}

function isBetween(text: string, max: number): boolean {
  return lengthError(text, max) === null;
}

/** Counts characters as people do (code points), not UTF-16 units. */
function lengthOf(text: string): number {
  return [...text].length;
}
