import { type BeginFactorAnswer, PATHS, type RecoveryCodesAnswer } from '@muro/api';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useSingleSubmit } from '../../controls/use-single-submit.ts';
import { changeOwn } from '../../state/account/own-account.ts';
import { useText } from '../../state/language/text-store.ts';
import form from '../account/AccountForm.module.css';
import { accountWords } from '../account/account-words.ts';
import { useFaults } from '../account/use-faults.ts';
import styles from './AccountPage.module.css';
import { CodeField } from './CodeField.tsx';
import { OwnForm } from './OwnForm.tsx';

interface FactorSetUpProps {
  readonly name: string;
  readonly onDone: (codes: readonly string[]) => void;
}

/** Asks for the password first, then for a code of the app that received the key. */
export function FactorSetUp({ name, onDone }: FactorSetUpProps) {
  const t = useText();
  const [key, setKey] = useState<BeginFactorAnswer | null>(null);
  return (
    <details className={styles.fold}>
      <summary>{t('factorSetUp')}</summary>
      {key ? (
        <KeyForm appKey={key} name={name} onDone={onDone} />
      ) : (
        <OwnForm<BeginFactorAnswer>
          request={{ path: PATHS.beginSecondFactor, name }}
          isCodeAsked={false}
          submit={t('factorSetUp')}
          onDone={setKey}
        />
      )}
    </details>
  );
}

interface KeyFormProps extends FactorSetUpProps {
  readonly appKey: BeginFactorAnswer;
}

function KeyForm({ appKey: { secret, address, picture }, name, onDone }: KeyFormProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const { isBusy, sendOnce } = useSingleSubmit();
  const { submittedMessages, messages, alert, setFaults, clearFaults } = useFaults();
  const submit = async (): Promise<void> => {
    const typed = code.trim();
    if (typed === '') return setFaults({ code: t('codeRequired') }, null);
    const request = { path: PATHS.confirmSecondFactor, name, fields: { code: typed } };
    const outcome = await sendOnce(() => changeOwn<RecoveryCodesAnswer>(request));
    if (outcome?.kind === 'done') onDone(outcome.answer.codes);
    if (outcome?.kind !== 'failed') return;
    const message = accountWords(outcome.fault, t);
    if (outcome.isCode) setCode('');
    setFaults(outcome.isCode ? { code: message } : {}, outcome.isCode ? null : message);
  };
  const change = (typed: string): void => {
    setCode(typed);
    if (typed !== '') clearFaults(['code']);
  };
  return (
    <Form messages={submittedMessages} onSubmit={() => void submit()} className={form.form}>
      <p>{t('factorScan')}</p>
      <img className={styles.qr} src={picture} alt={t('factorQrAlt')} />
      <p className={styles.key}>
        {t('factorKey')}: <code data-key>{secret}</code>
      </p>
      <a href={address}>{t('factorOpenApp')}</a>
      <CodeField label={t('factorAppCode')} value={code} error={messages.code} autoFocus onChange={change} />
      <Notice kind="error">{alert}</Notice>
      <Button type="submit" isPending={isBusy}>
        {t('factorSwitchOn')}
      </Button>
    </Form>
  );
}
