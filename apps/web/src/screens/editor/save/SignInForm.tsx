import { useRef, useState } from 'react';
import { type Text, useText } from '../../../app/locale/text-store.ts';
import { signInWith } from '../../../app/saving/account-store.ts';
import { tellSignedIn, useSaveDialog } from '../../../app/saving/save-dialog-store.ts';
import { useOwner } from '../../../app/saving/stored-work.ts';
import { Button, LinkButton } from '../../../controls/Button.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { TextField } from '../../../controls/TextField.tsx';
import { checkSignIn, EMPTY_SIGN_IN, type SignInErrors } from '../../../flow/saving/account-forms.ts';
import type { SaveDialog } from '../../../flow/saving/save-dialog.ts';
import { faultWords } from './fault-words.ts';
import { PasswordField } from './PasswordField.tsx';
import styles from './SaveDialog.module.css';
import { useFocusOnError } from './use-focus-on-error.ts';

interface SignInFormProps {
  readonly dialog: SaveDialog;
}

/** [SDLG-22 … SDLG-24] [SIGNIN-01 … SIGNIN-08] */
export function SignInForm({ dialog }: SignInFormProps) {
  const t = useText();
  const owner = useOwner();
  const send = useSaveDialog((store) => store.send);
  const [form, setForm] = useState({ ...EMPTY_SIGN_IN, username: owner ?? '' });
  const { errors, alert, isBusy, submit, forgetAlert } = useSignIn(t);
  const fields = useFocusOnError(errors);
  const change = (part: Partial<typeof form>): void => {
    setForm({ ...form, ...part });
    forgetAlert();
  };
  return (
    <form
      ref={fields}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(form).then((isWrong) => {
          if (!isWrong) return;
          setForm((known) => ({ ...known, password: '' }));
          fields.current?.querySelector<HTMLElement>('input[name="password"]')?.focus();
        });
      }}
    >
      <p>{t('signInPrompt')}</p>
      {dialog.note && (
        <Notice>{t(dialog.note === 'session-ended' ? 'noteSessionEnded' : 'noteOtherAccount', { owner: owner ?? '' })}</Notice>
      )}
      <TextField
        label={t('username')}
        name="username"
        autoComplete="username"
        autoFocus={!owner}
        value={form.username}
        onChange={(username) => change({ username })}
        error={errors.username && t(errors.username)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        autoFocus={Boolean(owner)}
        value={form.password}
        onChange={(password) => change({ password })}
        error={errors.password ? t(errors.password) : null}
      />
      <Notice kind="error">{alert}</Notice>
      <Button type="submit" variant="primary" isWide isPending={isBusy}>
        {t(isBusy ? 'signingIn' : 'signIn')}
      </Button>
      {dialog.state === 'LOGIN' && dialog.isNew && (
        <LinkButton onPress={() => send({ type: 'to-register' })}>{t('registerFree')}</LinkButton>
      )}
    </form>
  );
}

/** `submit` answers whether the credentials were wrong: then the password is cleared. [SIGNIN-08] */
function useSignIn(t: Text) {
  const [errors, setErrors] = useState<SignInErrors>({});
  const [alert, setAlert] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const submit = async (typed: Parameters<typeof checkSignIn>[0]): Promise<boolean> => {
    const checked = checkSignIn(typed);
    setErrors(checked.errors);
    setAlert(checked.alert && t(checked.alert));
    if (checked.alert || running.current) return false;
    running.current = true;
    setBusy(true);
    const outcome = await signInWith(checked.form);
    running.current = false;
    setBusy(false);
    if (outcome.kind === 'signed-in') tellSignedIn();
    else setAlert(outcome.kind === 'wrong' ? t('wrongcredentials') : faultWords(outcome.fault, t));
    return outcome.kind === 'wrong';
  };
  return { errors, alert, isBusy, submit, forgetAlert: () => setAlert(null) };
}
