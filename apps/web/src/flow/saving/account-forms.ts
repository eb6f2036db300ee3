/** The sign-in and register forms: what is typed, and what is wrong with it. Messages are text keys. */
export interface SignInForm {
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

export type SignInErrors = Partial<Record<keyof SignInForm, 'usernameRequired' | 'passwordRequired'>>;
export type RegisterErrors = Partial<
  Record<'username' | 'email' | 'password' | 'passwordAgain', 'usernameLength' | 'emailLength' | 'incorrectMailFormat' | 'passwordLength'>
>;

export interface Checked<Form, Errors, Alert> {
  /** Texts trimmed. [SIGNIN-02] [REG-02] */
  readonly form: Form;
  readonly errors: Errors;
  /** What is said for the form as a whole; null when it may be sent. */
  readonly alert: Alert | null;
}

const MIN_LENGTH = 2;
const MAX_LENGTH = 20;
const MAX_EMAIL = 120;
/** An address is longer than this. [REG-06] */
const SHORT_EMAIL = 5;
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>".]+(\.[^\s@<>".]+)+$/;

/** [SIGNIN-02 … SIGNIN-06] */
export function checkSignIn(typed: SignInForm): Checked<SignInForm, SignInErrors, 'ENTER_CREDENTIALS'> {
  const form = { username: typed.username.trim(), password: typed.password.trim() };
  const errors: SignInErrors = {
    ...(form.username ? {} : { username: 'usernameRequired' }),
    ...(form.password ? {} : { password: 'passwordRequired' }),
  };
  const isGood = isBetween(form.username, MAX_LENGTH) && isBetween(form.password, MAX_LENGTH);
  return { form, errors, alert: isGood ? null : 'ENTER_CREDENTIALS' };
}

/** [REG-02 … REG-12] Whether both passwords are equal is for the server to say. [REG-09] */
export function checkRegister(typed: RegisterForm): Checked<RegisterForm, RegisterErrors, 'MISSING_INPUT' | 'ACCEPT_TERMS'> {
  const form: RegisterForm = {
    ...typed,
    username: typed.username.trim(),
    email: typed.email.trim(),
    password: typed.password.trim(),
    passwordAgain: typed.passwordAgain.trim(),
  };
  const email = emailError(form.email);
  const errors: RegisterErrors = {
    ...(isBetween(form.username, MAX_LENGTH) ? {} : { username: 'usernameLength' }),
    ...(email ? { email } : {}),
    ...(isBetween(form.password, MAX_LENGTH) ? {} : { password: 'passwordLength' }),
    ...(isBetween(form.passwordAgain, MAX_LENGTH) ? {} : { passwordAgain: 'passwordLength' }),
  };
  if (Object.keys(errors).length > 0) return { form, errors, alert: 'MISSING_INPUT' };
  return { form, errors, alert: form.terms ? null : 'ACCEPT_TERMS' };
}

function emailError(email: string): 'emailLength' | 'incorrectMailFormat' | null {
  if (!isBetween(email, MAX_EMAIL)) return 'emailLength';
  return lengthOf(email) > SHORT_EMAIL && EMAIL.test(email) ? null : 'incorrectMailFormat';
}

function isBetween(text: string, max: number): boolean {
  const length = lengthOf(text);
  return length >= MIN_LENGTH && length <= max;
}

/** Characters as people count them, not UTF-16 units. */
function lengthOf(text: string): number {
  return [...text].length;
}
