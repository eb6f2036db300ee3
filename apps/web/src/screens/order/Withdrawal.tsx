import { EMAIL, MAX_EMAIL, type OrderPageAnswer, PATHS } from '@muro/api';
import { useState } from 'react';
import { CheckboxField } from '../../controls/CheckboxField.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useText } from '../../state/language/text-store.ts';
import type { FieldMessages } from '../account/use-faults.ts';
import { OrderChange } from './OrderChange.tsx';
import styles from './OrderPage.module.css';
import type { ShownOrderProps } from './shown-order-props.ts';
import { useLineText } from './use-line-text.ts';

/** The withdrawal form; covers the whole order unless the buyer deselects collages. */
export function Withdrawal({ order, onDone }: ShownOrderProps) {
  const t = useText();
  const [statement, setStatement] = useState<Statement>({ left: [], name: order.address.name, email: '' });
  const { left, name, email } = statement;
  const open = openLines(order);
  const chosen = open.filter(({ number }) => !left.includes(number)).map(({ number }) => number);
  const check = (): FieldMessages => ({
    ...(chosen.length === 0 && { '': t('required') }),
    ...(name.trim() === '' && { name: t('required') }),
    ...(email.trim() !== '' && !EMAIL.test(email.trim()) && { email: t('cartEmailWrong') }),
  });
  return (
    <OrderChange
      path={PATHS.orderPageWithdraw}
      fields={{ lines: chosen.join(','), name, email: email.trim() }}
      check={check}
      submit={t('withdrawalConfirm')}
      done={t('withdrawalDone')}
      onDone={onDone}
    >
      {(messages, clearFaults) => (
        <StatementFields
          order={order}
          words={statement}
          messages={messages}
          onChange={(part) => {
            setStatement((before) => ({ ...before, ...part }));
            clearFaults(Object.keys(part));
          }}
        />
      )}
    </OrderChange>
  );
}

/** Content of a withdrawal statement. */
interface Statement {
  /** Numbers of the collages that the buyer keeps. */
  readonly left: readonly number[];
  readonly name: string;
  /** Additional email address for the receipt; '' for none. */
  readonly email: string;
}

/** Returns the collages with a right of withdrawal, and their numbers in the order. */
const openLines = ({ lines }: OrderPageAnswer) => lines.flatMap((line, index) => (line.canWithdraw ? [{ line, number: index + 1 }] : []));

interface StatementFieldsProps {
  readonly order: OrderPageAnswer;
  readonly words: Statement;
  readonly messages: FieldMessages;
  readonly onChange: (part: Partial<Statement>) => void;
}

function StatementFields({ order, words: { left, name, email }, messages, onChange }: StatementFieldsProps) {
  const t = useText();
  const lineText = useLineText();
  const choose = (number: number, isSelected: boolean) =>
    onChange({ left: isSelected ? left.filter((candidate) => candidate !== number) : [...left, number] });
  return (
    <>
      <fieldset className={styles.lines}>
        <legend>{t('withdrawalStatement', { id: String(order.id) })}</legend>
        {openLines(order).map(({ line, number }) => (
          <CheckboxField key={number} isSelected={!left.includes(number)} onChange={(isSelected) => choose(number, isSelected)}>
            {lineText(line)}
          </CheckboxField>
        ))}
      </fieldset>
      <TextField
        name="name"
        label={t('cartName')}
        autoComplete="name"
        maxLength={120}
        isRequired
        value={name}
        onChange={(typed) => onChange({ name: typed })}
        error={messages.name}
      />
      <p>{t('withdrawalReceipt')}</p>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t('withdrawalElsewhere')}
        maxLength={MAX_EMAIL}
        value={email}
        onChange={(typed) => onChange({ email: typed })}
        error={messages.email}
      />
    </>
  );
}
