import { useState } from 'react';
import { useSession } from '../../../app/session/use-session.ts';
import { Button, LinkButton } from '../../../controls/Button.tsx';
import { Form } from '../../../controls/Form.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { TextField } from '../../../controls/TextField.tsx';
import { useSingleSubmit } from '../../../controls/use-single-submit.ts';
import { checkSignIn, EMPTY_SIGN_IN, type SignInErrors } from '../../../flow/saving/account-forms.ts';
import type { SaveDialog } from '../../../flow/saving/save-dialog.ts';
import { signInWith } from '../../../state/account/account-store.ts';
import { passwordRule } from '../../../state/account/password-rule.ts';
import { forgottenAddress } from '../../../state/address/shop-addresses.ts';
import { useOwner } from '../../../state/editor/use-workspace.ts';
import { type Text, useLocale, useText } from '../../../state/language/text-store.ts';
import { accountWords } from './account-words.ts';
import { PasswordField } from './PasswordField.tsx';
import styles from './SaveDialog.module.css';
import { SignInCodeForm } from './SignInCodeForm.tsx';

interface SignInFormProps {
  readonly dialog: SaveDialog;
}

/** The password, then the code of an account that asks for one. */
export function SignInForm({ dialog }: SignInFormProps) {
  const [ticket, setTicket] = useState<string | null>(null);
  const [isExpired, setExpired] = useState(false);
  if (ticket === null) return <PasswordForm dialog={dialog} isExpired={isExpired} onCodeNeeded={setTicket} />;
  const restart = (expired: boolean): void => {
    setExpired(expired);
    setTicket(null);
  };
  return <SignInCodeForm ticket={ticket} onRestart={restart} />;
}

interface PasswordFormProps extends SignInFormProps {
  /** The code came too late. */
  readonly isExpired: boolean;
  readonly onCodeNeeded: (ticket: string) => void;
}

/** [SDLG-22 … SDLG-24] [SIGNIN-01 … SIGNIN-08] */
function PasswordForm({ dialog, isExpired, onCodeNeeded }: PasswordFormProps) {
  const t = useText();
  const owner = useOwner();
  const { send, signedIn } = useSession().saveWindow;
  const [form, setForm] = useState({ ...EMPTY_SIGN_IN, username: owner ?? '' });
  const { errors, alert, isBusy, submit, forgetAlert } = useSignIn(t, { isExpired, onSignedIn: signedIn, onCodeNeeded });
  const change = (part: Partial<typeof form>): void => {
    setForm({ ...form, ...part });
    forgetAlert();
  };
  return (
    <Form
      messages={errors}
      className={styles.form}
      onSubmit={(fields) => {
        void submit(form).then((isWrong) => {
          if (!isWrong) return;
          setForm((known) => ({ ...known, password: '' }));
          fields.querySelector<HTMLElement>('input[name="password"]')?.focus();
        });
      }}
    >
      <p>{t('signInPrompt')}</p>
      {dialog.note && (
        <Notice>{t(dialog.note === 'session-ended' ? 'noteSessionEnded' : 'noteOtherAccount', { owner: owner ?? '' })}</Notice>
      )}
      <TextField
        label={t('usernameOrEmail')}
        name="username"
        autoComplete="username"
        autoFocus={!owner}
        value={form.username}
        onChange={(username) => change({ username })}
        error={errors.username && wordsOf(errors.username, t)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        autoFocus={Boolean(owner)}
        value={form.password}
        onChange={(password) => change({ password })}
        error={errors.password ? wordsOf(errors.password, t) : null}
      />
      <Notice kind="error">{alert}</Notice>
      <Button type="submit" variant="primary" isWide isPending={isBusy}>
        {t(isBusy ? 'signingIn' : 'signIn')}
      </Button>
      <a className={styles.forgotten} href={forgottenAddress(useLocale())} target="_blank" rel="noreferrer">
        {t('forgotten')}
      </a>
      {dialog.state === 'LOGIN' && dialog.isNew && (
        <LinkButton onPress={() => send({ type: 'to-register' })}>{t('registerFree')}</LinkButton>
      )}
    </Form>
  );
}

function wordsOf(error: Required<SignInErrors>[keyof SignInErrors], t: Text): string {
  if ('n' in error) return t(error.key, { n: error.n });
  return error.key === 'passwordMissing' ? t(error.key, passwordRule()) : t(error.key);
}

interface SignInSteps extends Pick<PasswordFormProps, 'isExpired' | 'onCodeNeeded'> {
  readonly onSignedIn: () => void;
}

/** `submit` answers whether the credentials were wrong: then the password is cleared. [SIGNIN-08] */
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
