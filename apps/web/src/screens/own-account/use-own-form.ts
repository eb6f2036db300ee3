import type { OwnAccountAnswer } from '@muro/api';
import { useState } from 'react';
import { useSingleSubmit } from '../../controls/use-single-submit.ts';
import { changeOwn, type OwnRequest } from '../../state/account/own-account.ts';
import { useText } from '../../state/language/text-store.ts';
import { accountWords } from '../account/account-words.ts';
import { type FieldMessages, useFaults } from '../account/use-faults.ts';

/** A change of the account, as its form describes it. */
export interface OwnChange<Answer> {
  readonly request: OwnRequest;
  /** Returns the validation errors of further fields, by name; checked before sending. */
  readonly check?: () => FieldMessages;
  readonly isCodeAsked: boolean;
  readonly onDone?: (answer: Answer) => void;
}

interface OwnFormState<Answer> extends OwnChange<Answer> {
  readonly current: string;
  readonly code: string;
  readonly setCode: (code: string) => void;
}

/** Validates and sends a form of an account. Clears a wrong code, and asks for a code if the server requires one. */
export function useOwnForm<Answer extends OwnAccountAnswer>(form: OwnFormState<Answer>) {
  const { request, check, isCodeAsked, onDone, current, code, setCode } = form;
  const t = useText();
  const faults = useFaults();
  const { isBusy, sendOnce } = useSingleSubmit();
  const [isDone, setDone] = useState(false);
  const [isCodeFound, setCodeFound] = useState(false);
  const needsCode = isCodeAsked || isCodeFound;
  const send = async (): Promise<void> => {
    const missing = {
      ...check?.(),
      ...(current === '' && { current: t('passwordRequired') }),
      ...(needsCode && code.trim() === '' && { code: t('codeRequired') }),
    };
    faults.setFaults(missing, null);
    if (Object.keys(missing).length > 0) return;
    const fields = { ...request.fields, ...(needsCode && { code: code.trim() }) };
    const outcome = await sendOnce(() => changeOwn<Answer>({ ...request, fields, passwords: { current, ...request.passwords } }));
    if (!outcome) return;
    if (outcome.kind === 'done') {
      setDone(true);
      onDone?.(outcome.answer);
      return;
    }
    const message = accountWords(outcome.fault, t);
    if (!outcome.isCode) return faults.setFaults({}, message);
    setCodeFound(true);
    setCode('');
    faults.setFaults({ code: message }, null);
  };
  return { ...faults, isBusy, isDone, needsCode, send };
}
