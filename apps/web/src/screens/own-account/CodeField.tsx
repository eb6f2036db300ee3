import { TextField } from '../../controls/TextField.tsx';

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
  readonly onChange: (code: string) => void;
}

/** A field for a code of an authenticator app; a recovery code also has only digits, so the same field and keypad accept it. */
export function CodeField(props: CodeFieldProps) {
  return <TextField name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={24} {...props} />;
}
