import type { ReactNode } from 'react';
import { changeOrder, type OrderChangePath } from '../../app/placed-order/placed-order-store.ts';
import { Button, type ButtonVariant } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useSingleSubmit } from '../../controls/use-single-submit.ts';
import { type FieldMessages, useFaults } from '../account/use-faults.ts';
import styles from './OrderPage.module.css';

interface OrderChangeProps {
  readonly path: OrderChangePath;
  readonly fields: Readonly<Record<string, string>>;
  /** Returns the validation errors by field; '' for the whole form. The form is sent only without errors. */
  readonly check: () => FieldMessages;
  readonly submit: string;
  readonly variant?: ButtonVariant;
  /** Message after success. */
  readonly done: string;
  readonly onDone: (message: string) => void;
  readonly children: (messages: FieldMessages, clearFaults: (fields: readonly string[]) => void) => ReactNode;
}

/** The form for a change of an order; it is inside a fold, which closes after success. */
export function OrderChange({ submit, variant = 'primary', children, ...change }: OrderChangeProps) {
  const { submittedMessages, messages, alert, clearFaults, isBusy, send } = useOrderChange(change);
  return (
    <Form messages={submittedMessages} onSubmit={(form) => void send(form)} className={styles.form}>
      {children(messages, clearFaults)}
      <Notice kind="error">{alert}</Notice>
      <Button type="submit" variant={variant} isPending={isBusy}>
        {submit}
      </Button>
    </Form>
  );
}

type Change = Pick<OrderChangeProps, 'path' | 'fields' | 'check' | 'done' | 'onDone'>;

function useOrderChange({ path, fields, check, done, onDone }: Change) {
  const faults = useFaults();
  const { isBusy, sendOnce } = useSingleSubmit();
  const send = async (form: HTMLFormElement): Promise<void> => {
    const { '': formMessage = null, ...fieldMessages } = check();
    faults.setFaults(fieldMessages, formMessage);
    if (formMessage !== null || Object.keys(fieldMessages).length > 0) return;
    let isDone = false;
    const fault = await sendOnce(async () => {
      const refused = await changeOrder(path, fields);
      isDone = refused === null;
      return refused;
    });
    if (isDone) {
      onDone(done);
      requestAnimationFrame(() => leaveForm(form.closest('details')));
    } else if (fault) {
      const isField = fault.field !== '' && form.elements.namedItem(fault.field) !== null;
      if (isField) faults.setFaults({ [fault.field]: fault.words }, null);
      else faults.setFaults({}, fault.words);
    }
  };
  return { ...faults, isBusy, send };
}

/** Closes the fold of a sent form; moves the focus to the fold's summary, or to the page if the fold was removed. */
function leaveForm(fold: HTMLDetailsElement | null): void {
  if (fold) fold.open = false;
  const next = fold?.isConnected ? fold.querySelector('summary') : document.querySelector('main');
  next?.focus({ preventScroll: true });
}
