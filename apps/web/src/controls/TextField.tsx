import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type Ref, useRef } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { FIRST_FOCUS } from './use-first-focus.ts';
import { useSteadyCaret } from './use-steady-caret.ts';

interface CommonProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** A hint under the field, always shown. */
  readonly hint?: string | undefined;
  /** Validation error; the field is marked invalid and the error is its description. */
  readonly error?: string | null | undefined;
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly className?: string | undefined;
}

export interface TextFieldProps extends CommonProps {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function TextField({ label, hint, error, placeholder, className, inputRef, ...rest }: TextFieldProps) {
  return (
    <AriaTextField
      {...withoutUndefined(rest)}
      {...(rest.autoFocus && FIRST_FOCUS)}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classNames(styles.field, className)}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <Input className={styles.input ?? ''} {...(placeholder ? { placeholder } : {})} {...(inputRef ? { ref: inputRef } : {})} />
      <Foot hint={hint} error={error} />
    </AriaTextField>
  );
}

export interface TextAreaProps extends CommonProps {
  readonly rows?: number;
}

export function TextArea({ label, hint, error, placeholder, rows = 3, className, onChange, ...rest }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const keepCaret = useSteadyCaret(area, rest.value);
  const type = (typed: string): void => {
    keepCaret(typed);
    onChange(typed);
  };
  return (
    <AriaTextField
      {...withoutUndefined(rest)}
      {...(rest.autoFocus && FIRST_FOCUS)}
      onChange={type}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classNames(styles.field, className)}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <AriaTextArea ref={area} rows={rows} dir="auto" className={styles.input ?? ''} {...(placeholder ? { placeholder } : {})} />
      <Foot hint={hint} error={error} />
    </AriaTextField>
  );
}

function Foot({ hint, error }: Pick<CommonProps, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </>
  );
}

/** Drops undefined properties, because the library's types do not accept undefined. */
function withoutUndefined<Props extends object>(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Props;
}
