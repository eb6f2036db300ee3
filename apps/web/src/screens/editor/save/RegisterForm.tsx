import { useRef, useState } from 'react';
import { type Text, useText } from '../../../app/locale/text-store.ts';
import { registerWith } from '../../../app/saving/account-store.ts';
import { useSaveDialog } from '../../../app/saving/save-dialog-store.ts';
import { Button, LinkButton } from '../../../controls/Button.tsx';
import { CheckboxField } from '../../../controls/CheckboxField.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { checkRegister, EMPTY_REGISTER, type RegisterForm as Form } from '../../../flow/saving/account-forms.ts';
import { faultWords } from './fault-words.ts';
import { type FieldMessages, RegisterFields } from './RegisterFields.tsx';
import styles from './SaveDialog.module.css';
import { TermsLightbox } from './TermsLightbox.tsx';
import { useFocusOnError } from './use-focus-on-error.ts';

/** [SDLG-25] [SDLG-26] [REG-01 … REG-15] */
export function RegisterForm() {
  const t = useText();
  const [form, setForm] = useState<Form>(EMPTY_REGISTER);
  const [areTermsOpen, setTermsOpen] = useState(false);
  const { messages, alert, isBusy, submit } = useRegister(t);
  const fields = useFocusOnError(messages);
  const isAboutTerms = Boolean(messages.terms);
  const change = (part: Partial<Form>): void => setForm((known) => ({ ...known, ...part }));
  return (
    <>
      <form
        ref={fields}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(form);
        }}
      >
        <p>{t('registerPrompt')}</p>
        <Notice kind="error">{!isAboutTerms && alert}</Notice>
        <RegisterFields form={form} messages={messages} onChange={change} />
        <div className={styles.choices}>
          <CheckboxField name="newsletter" isSelected={form.newsletter} onChange={(newsletter) => change({ newsletter })}>
            {t('newsletter')}
          </CheckboxField>
          <div className={styles.terms}>
            <CheckboxField name="terms" isSelected={form.terms} onChange={(terms) => change({ terms })} isInvalid={Boolean(messages.terms)}>
              {t('termsAccept')}
            </CheckboxField>
            <LinkButton onPress={() => setTermsOpen(true)}>{t('termsRead')}</LinkButton>
          </div>
        </div>
        <Notice kind="error">{isAboutTerms && alert}</Notice>
        <Button type="submit" variant="primary" isWide isPending={isBusy}>
          {t(isBusy ? 'registering' : 'register')}
        </Button>
        <ToSignIn />
      </form>
      <TermsLightbox isOpen={areTermsOpen} onClose={() => setTermsOpen(false)} />
    </>
  );
}

function ToSignIn() {
  const t = useText();
  const send = useSaveDialog((store) => store.send);
  return <LinkButton onPress={() => send({ type: 'to-sign-in' })}>{t('signIn')}</LinkButton>;
}

function useRegister(t: Text) {
  const send = useSaveDialog((store) => store.send);
  const [messages, setMessages] = useState<FieldMessages>({});
  const [alert, setAlert] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const submit = async (typed: Form): Promise<void> => {
    const checked = checkRegister(typed);
    const terms = checked.alert === 'ACCEPT_TERMS' ? { terms: t('ACCEPT_TERMS') } : {};
    setMessages({ ...Object.fromEntries(Object.entries(checked.errors).map(([field, key]) => [field, t(key)])), ...terms });
    setAlert(checked.alert && t(checked.alert));
    if (checked.alert || running.current) return;
    running.current = true;
    setBusy(true);
    const outcome = await registerWith(checked.form);
    running.current = false;
    setBusy(false);
    if (outcome.kind === 'signed-in') send({ type: 'registered' });
    else if (outcome.kind === 'failed') setAlert(faultWords(outcome.fault, t));
    else {
      setMessages(Object.fromEntries(outcome.errors.map(({ field, message }) => [FIELDS[field] ?? field, message])));
      setAlert(formMessage(outcome.errors, t));
    }
  };
  return { messages, alert, isBusy, submit };
}

/** Names of the call whose form field is called otherwise. */
const FIELDS: Readonly<Record<string, string>> = { password_again: 'passwordAgain' };

/** A refusal without any reason reads as wrong credentials. [REG-13] [REG-14] */
function formMessage(errors: readonly { readonly field: string; readonly message: string }[], t: Text): string | null {
  if (errors.length === 0) return t('registerWrong');
  return errors.find(({ field }) => field === 'all' || field === 'terms')?.message ?? null;
}
