import { useState } from 'react';
import { Button, LinkButton } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useSingleSubmit } from '../../controls/use-single-submit.ts';
import { signInWithCode } from '../../state/account/account-store.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './AccountForm.module.css';
import { accountWords } from './account-words.ts';

interface SignInCodeFormProps {
  readonly ticket: string;
  readonly onSignedIn: () => void;
  /** Returns to name and password; `isExpired`: because the code came too late. */
  readonly onRestart: (isExpired: boolean) => void;
}

/** The second step of a sign-in: a code of an authenticator app or a recovery code. Both have only digits, so one keypad serves. */
export function SignInCodeForm({ ticket, onSignedIn, onRestart }: SignInCodeFormProps) {
  const t = useText();
  const { isBusy, sendOnce } = useSingleSubmit();
  const [code, setCode] = useState('');
  const [error, setError] = useState<'codeRequired' | 'wrongCode' | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const fail = (wrong: typeof error): void => {
    setError(wrong);
    setCode('');
  };
  const submit = async (): Promise<void> => {
    setAlert(null);
    if (code.trim() === '') return fail('codeRequired');
    const outcome = await sendOnce(() => signInWithCode(ticket, code.trim()));
    if (!outcome) return;
    if (outcome.kind === 'signed-in') onSignedIn();
    else if (outcome.kind === 'expired') onRestart(true);
    else if (outcome.kind === 'wrong') fail('wrongCode');
    else setAlert(accountWords(outcome.fault, t));
  };
  return (
    <Form messages={error ? { code: error } : {}} className={styles.form} onSubmit={() => void submit()}>
      <p role="status">{t('codePrompt')}</p>
      <TextField
        label={t('signInCode')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={24}
        autoFocus
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setAlert(null);
          if (typed !== '') setError(null);
        }}
        hint={t('codeLost')}
        error={error && t(error)}
      />
      <Notice kind="error">{alert}</Notice>
      <Button type="submit" variant="primary" isWide isPending={isBusy}>
        {t(isBusy ? 'signingIn' : 'signIn')}
      </Button>
      <LinkButton onPress={() => onRestart(false)}>{t('codeRestart')}</LinkButton>
    </Form>
  );
}
