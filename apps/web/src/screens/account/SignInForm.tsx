import { type ReactNode, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useSingleSubmit } from '../../controls/use-single-submit.ts';
import { checkSignIn, EMPTY_SIGN_IN, type SignInErrors } from '../../flow/saving/account-forms.ts';
import { signInWith } from '../../state/account/account-store.ts';
import { passwordRule } from '../../state/account/password-rule.ts';
import { forgottenAddress } from '../../state/address/shop-addresses.ts';
import { type Text, useLocale, useText } from '../../state/language/text-store.ts';
import styles from './AccountForm.module.css';
import { accountWords } from './account-words.ts';
import { PasswordField } from './PasswordField.tsx';
import { SignInCodeForm } from './SignInCodeForm.tsx';

interface SignInFormProps {
  /** Prefilled username. */
  readonly username?: string | null;
  /** Reason why the person has to sign in. */
  readonly prompt: string;
  /** Message above the fields. */
  readonly note?: string | null;
  /** True if the page below must stay open: the password reset then opens in a new window. */
  readonly isOverWork?: boolean;
  /** Alternatives, below the form. */
  readonly children?: ReactNode;
  readonly onSignedIn: () => void;
}

/** Asks for the password, then for the code if the account requires one. */
export function SignInForm(props: SignInFormProps) {
  const [ticket, setTicket] = useState<string | null>(null);
  const [isExpired, setExpired] = useState(false);
  if (ticket === null) return <PasswordForm {...props} isExpired={isExpired} onCodeNeeded={setTicket} />;
  const restart = (expired: boolean): void => {
    setExpired(expired);
    setTicket(null);
  };
  return <SignInCodeForm ticket={ticket} onSignedIn={props.onSignedIn} onRestart={restart} />;
}

interface PasswordFormProps extends SignInFormProps {
  /** True if the code came too late. */
  readonly isExpired: boolean;
  readonly onCodeNeeded: (ticket: string) => void;
}

/** Asks for name and password. [SDLG-22 … SDLG-24] [SIGNIN-01 … SIGNIN-08] */
function PasswordForm({ username = null, prompt, note, isOverWork = false, children, ...steps }: PasswordFormProps) {
  const t = useText();
  const [form, setForm] = useState({ ...EMPTY_SIGN_IN, username: username ?? '' });
  const { errors, alert, isBusy, submit, forgetAlert } = useSignIn(t, steps);
  const change = (part: Partial<typeof form>): void => {
    setForm({ ...form, ...part });
    forgetAlert();
  };
  const askPasswordAgain = (fields: HTMLElement): void => {
    setForm((current) => ({ ...current, password: '' }));
    fields.querySelector<HTMLElement>('input[name="password"]')?.focus();
  };
  return (
    <Form
      messages={errors}
      className={styles.form}
      onSubmit={(fields) => void submit(form).then((isWrong) => isWrong && askPasswordAgain(fields))}
    >
      <p>{prompt}</p>
      {note && <Notice>{note}</Notice>}
      <TextField
        label={t('usernameOrEmail')}
        name="username"
        autoComplete="username"
        autoFocus={!username}
        value={form.username}
        onChange={(name) => change({ username: name })}
        error={errors.username && errorText(errors.username, t)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        autoFocus={Boolean(username)}
        value={form.password}
        onChange={(password) => change({ password })}
        error={errors.password ? errorText(errors.password, t) : null}
      />
      <Notice kind="error">{alert}</Notice>
      <Button type="submit" variant="primary" isWide isPending={isBusy}>
        {t(isBusy ? 'signingIn' : 'signIn')}
      </Button>
      <a href={forgottenAddress(useLocale())} {...(isOverWork && { target: '_blank', rel: 'noreferrer' })}>
        {t('forgotten')}
      </a>
      {children}
    </Form>
  );
}

function errorText(error: Required<SignInErrors>[keyof SignInErrors], t: Text): string {
  if ('n' in error) return t(error.key, { n: error.n });
  return error.key === 'passwordMissing' ? t(error.key, passwordRule()) : t(error.key);
}

type SignInSteps = Pick<PasswordFormProps, 'isExpired' | 'onCodeNeeded' | 'onSignedIn'>;

/** Returns the form's state; `submit` resolves to true if the credentials were wrong: then the password is cleared. [SIGNIN-08] */
function useSignIn(t: Text, { isExpired, onSignedIn, onCodeNeeded }: SignInSteps) {
  const [errors, setErrors] = useState<SignInErrors>({});
  const [alert, setAlert] = useState<string | null>(isExpired ? t('signInExpired') : null);
  const { isBusy, sendOnce } = useSingleSubmit();
  const submit = async (typed: Parameters<typeof checkSignIn>[0]): Promise<boolean> => {
    const checked = checkSignIn(typed, passwordRule());
    setErrors(checked.errors);
    setAlert(checked.alert && t(checked.alert, passwordRule()));
    const outcome = checked.alert ? null : await sendOnce(() => signInWith(checked.form));
    if (!outcome) return false;
    if (outcome.kind === 'signed-in') onSignedIn();
    else if (outcome.kind === 'code-needed') onCodeNeeded(outcome.ticket);
    else
      setAlert(
        outcome.kind === 'wrong'
          ? t(checked.form.username.includes('@') ? 'wrongByEmail' : 'wrongcredentials')
          : accountWords(outcome.fault, t),
      );
    return outcome.kind === 'wrong';
  };
  return { errors, alert, isBusy, submit, forgetAlert: () => setAlert(null) };
}
