import { LOCALE_TAGS, type OrderPageAnswer } from '@muro/api';
import { useMoment } from '../../controls/use-moment.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import { Withdrawal } from './lazy-forms.ts';
import { OrderFold } from './OrderFold.tsx';
import styles from './OrderPage.module.css';
import type { ShownOrderProps } from './shown-order-props.ts';
import { useLineText } from './use-line-text.ts';

/** The two steps of a withdrawal, without sign-in, and what was withdrawn; renders nothing without such a right. */
export function WithdrawalSection({ order, onDone }: ShownOrderProps) {
  const t = useText();
  const moment = useMoment();
  const lineText = useLineText();
  const isOpen = order.lines.some(({ canWithdraw }) => canWithdraw);
  const withdrawn = order.lines.flatMap((line, index) =>
    line.withdrawnAt === null ? [] : [{ line, at: index, time: moment(line.withdrawnAt) }],
  );
  if (!isOpen && withdrawn.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('withdrawalTitle')}</h2>
      {withdrawn.map(({ line, at, time }) => (
        <p key={at}>{t('withdrawalWithdrawn', { time, what: lineText(line) })}</p>
      ))}
      {isOpen && <OpenWithdrawal order={order} onDone={onDone} />}
    </section>
  );
}

/** The deadline and the exclusions, then the statement and its confirmation. */
function OpenWithdrawal({ order, onDone }: ShownOrderProps) {
  const t = useText();
  return (
    <>
      <p>{useTermText(order)}</p>
      <OrderFold summary={t('withdrawalHere')} isRight>
        <Withdrawal order={order} onDone={onDone} />
      </OrderFold>
    </>
  );
}

function useTermText({ lines, withdrawUntil }: OrderPageAnswer): string {
  const t = useText();
  const lineText = useLineText();
  const day = new Intl.DateTimeFormat(LOCALE_TAGS[useLocale()], { dateStyle: 'long', timeZone: 'UTC' });
  const until = withdrawUntil === null ? t('withdrawalUntilOpen') : t('withdrawalUntil', { date: day.format(new Date(withdrawUntil)) });
  const linesWithoutRight = lines.filter(({ withdrawal }) => withdrawal === 'none').map(lineText);
  return linesWithoutRight.length === 0 ? until : `${until} ${t('withdrawalNot', { what: linesWithoutRight.join('; ') })}`;
}
