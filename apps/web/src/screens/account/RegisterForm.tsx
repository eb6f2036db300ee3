import { type ComponentType, type ReactNode, useState } from 'react';
import { Button, LinkButton } from '../../controls/Button.tsx';
import { CheckboxField } from '../../controls/CheckboxField.tsx';
import { Form } from '../../controls/Form.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useSingleSubmit } from '../../controls/use-single-submit.ts';
import { checkRegister, EMPTY_REGISTER, type RegisterErrors, type RegisterForm as Registration } from '../../flow/saving/account-forms.ts';
import { registerWith } from '../../state/account/account-store.ts';
import { passwordRule } from '../../state/account/password-rule.ts';
import { type Text, useText } from '../../state/language/text-store.ts';
import { lazyPart } from '../../state/window/lazy-part.ts';
import styles from './AccountForm.module.css';
import { accountWords } from './account-words.ts';
import { RegisterFields } from './RegisterFields.tsx';
import type { TermsLightboxProps } from './TermsLightbox.tsx';
import { type FieldMessages, useFaults } from './use-faults.ts';

interface RegisterFormProps {
  readonly prompt: string;
  /** Alternatives, below the form. */
  readonly children: ReactNode;
  readonly onRegistered: () => void;
}

/** The register form. [SDLG-25] [SDLG-26] [REG-01 … REG-15] */
export function RegisterForm({ prompt, children, onRegistered }: RegisterFormProps) {
  const t = useText();
  const [form, setForm] = useState<Registration>(EMPTY_REGISTER);
  const terms = useTerms();
  const { submittedMessages, messages, alert, isBusy, submit, clearFaults } = useRegister(t, onRegistered);
  const isAboutTerms = Boolean(messages.terms);
  const change = (part: Partial<Registration>): void => {
    setForm((current) => ({ ...current, ...part }));
    clearFaults(Object.keys(part));
  };
  return (
    <>
      <Form messages={submittedMessages} onSubmit={() => void submit(form)} className={styles.form}>
        <p>{prompt}</p>
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
            <LinkButton onPress={terms.open}>{t('termsRead')}</LinkButton>
          </div>
        </div>
        <Notice kind="error">{isAboutTerms && alert}</Notice>
        <Button type="submit" variant="primary" isWide isPending={isBusy}>
          {t(isBusy ? 'registering' : 'register')}
        </Button>
        {children}
      </Form>
      {terms.Lightbox && <terms.Lightbox isOpen={terms.isOpen} onClose={terms.close} />}
    </>
  );
}

/** The lightbox with the terms; its code is loaded on first use. */
function useTerms() {
  const [Lightbox, setLightbox] = useState<ComponentType<TermsLightboxProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    void lazyPart(() => import('./TermsLightbox.tsx')).then((file) => {
      setLightbox(() => file.TermsLightbox);
      setOpen(true);
    });
  };
  return { Lightbox, isOpen, open, close: () => setOpen(false) };
}

function useRegister(t: Text, onRegistered: () => void) {
  const { setFaults, ...faults } = useFaults();
  const { isBusy, sendOnce } = useSingleSubmit();
  const submit = async (typed: Registration): Promise<void> => {
    const checked = checkRegister(typed, passwordRule());
    const terms = checked.alert === 'ACCEPT_TERMS' ? { terms: t('ACCEPT_TERMS') } : {};
    setFaults({ ...fieldMessages(checked.errors, t), ...terms }, checked.alert && t(checked.alert));
    const outcome = checked.alert ? null : await sendOnce(() => registerWith(checked.form));
    if (!outcome) return;
    if (outcome.kind === 'signed-in') onRegistered();
    else if (outcome.kind === 'failed') setFaults({}, accountWords(outcome.fault, t));
    else {
      const messages = Object.fromEntries(outcome.errors.map(({ field, message }) => [FIELDS[field] ?? field, message]));
      setFaults(messages, formMessage(outcome.errors, t));
    }
  };
  return { ...faults, isBusy, submit };
}

function fieldMessages(errors: RegisterErrors, t: Text): FieldMessages {
  const rule = passwordRule();
  const errorText = (key: Required<RegisterErrors>[keyof RegisterErrors]) => (key === 'passwordMissing' ? t(key, rule) : t(key));
  return Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, errorText(key)]));
}

/** Maps field names of the call to form fields with another name. */
const FIELDS: Readonly<Record<string, string>> = { password_again: 'passwordAgain' };

/** Returns the message for the whole form; a refusal without a reason reads as wrong credentials. [REG-13] [REG-14] */
function formMessage(errors: readonly { readonly field: string; readonly message: string }[], t: Text): string | null {
  if (errors.length === 0) return t('registerWrong');
  return errors.find(({ field }) => field === 'all' || field === 'terms')?.message ?? null;
}
