import type { OwnAccountAnswer } from '@muro/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../state/language/text-store.ts';
import form from '../account/AccountForm.module.css';
import { PasswordField } from '../account/PasswordField.tsx';
import type { FieldMessages } from '../account/use-faults.ts';
import { CodeField } from './CodeField.tsx';
import { type OwnChange, useOwnForm } from './use-own-form.ts';

interface OwnFormProps<Answer> extends OwnChange<Answer> {
  readonly submit: string;
  /** Message that replaces the form after success. */
  readonly done?: string;
  readonly children?: (messages: FieldMessages, clearFaults: (fields: readonly string[]) => void) => ReactNode;
}

/** A form that changes an account: asks for the password and, with two-step verification, for a code. */
export function OwnForm<Answer extends OwnAccountAnswer>({ submit, done = '', children, ...rest }: OwnFormProps<Answer>) {
  const t = useText();
  const [current, setCurrent] = useState('');
  const [code, setCode] = useState('');
  const { submittedMessages, messages, alert, isBusy, isDone, needsCode, clearFaults, send } = useOwnForm({
    ...rest,
    current,
    code,
    setCode,
  });
  return (
    <>
      {!isDone && (
        <Form messages={submittedMessages} onSubmit={() => void send()} className={form.form}>
          {children?.(messages, clearFaults)}
          <PasswordField
            label={t('ownCurrent')}
            name="current"
            autoComplete="current-password"
            value={current}
            onChange={(typed) => {
              setCurrent(typed);
              clearFaults(['current']);
            }}
            error={messages.current ?? null}
          />
          {needsCode && (
            <CodeField
              label={t('signInCode')}
              value={code}
              error={messages.code}
              onChange={(typed) => {
                setCode(typed);
                if (typed !== '') clearFaults(['code']);
              }}
            />
          )}
          <Notice kind="error">{alert}</Notice>
          <Button type="submit" isPending={isBusy}>
            {submit}
          </Button>
        </Form>
      )}
      <Notice>{isDone && done}</Notice>
    </>
  );
}
