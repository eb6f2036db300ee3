import { TextField } from '../../controls/TextField.tsx';

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
  readonly onChange: (code: string) => void;
}

/** A code of an authenticator app; a recovery code has digits alone, so the same field and keypad take it. */
export function CodeField(props: CodeFieldProps) {
  return <TextField name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={24} {...props} />;
}
