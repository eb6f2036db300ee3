import { MAX_EMAIL } from '@muro/api';
import { useState } from 'react';
import { TextField } from '../../controls/TextField.tsx';
import { useText } from '../../state/language/text-store.ts';
import type { FieldMessages } from '../account/use-faults.ts';

/** Fields for the email address that receives the order's mails: a link may be passed on, so it does not authorise changes by itself. */
export function useConfirmedEmail(isAsked: boolean) {
  const t = useText();
  const [email, setEmail] = useState('');
  return {
    fields: isAsked ? { email: email.trim() } : {},
    check: (): FieldMessages => (isAsked && email.trim() === '' ? { email: t('required') } : {}),
    field: (messages: FieldMessages, clearFaults: (fields: readonly string[]) => void) =>
      isAsked && (
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('orderConfirmEmail')}
          maxLength={MAX_EMAIL}
          isRequired
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            clearFaults(['email']);
          }}
          error={messages.email}
        />
      ),
  };
}
