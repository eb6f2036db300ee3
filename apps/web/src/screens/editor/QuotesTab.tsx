import { type Collage, usedCounts } from '@muro/domain';
import { closeDialog } from '../../app/editor-actions.ts';
import { addQuote, type Quote } from '../../app/quotes.ts';
import { useText } from '../../app/text-store.ts';
import { selectPhoto } from '../../app/tray-actions.ts';
import { Button } from '../../controls/Button.tsx';
import { CheckIcon } from '../../controls/Icons.tsx';
import type { PickerState } from '../../flow/photo-picker.ts';
import { Dots } from './Dots.tsx';
import styles from './PhotoChooser.module.css';
import tileStyles from './PhotoTile.module.css';

interface QuotesTabProps {
  readonly collage: Collage;
  readonly quotes: PickerState<Quote>['quotes'];
  readonly onRetry: () => void;
}

/** The shop's own pictures of words. [CHOOSE-17] [CHOOSE-18] [THUMB-11] */
export function QuotesTab({ collage, quotes, onRetry }: QuotesTabProps) {
  const t = useText();
  if (quotes === 'failed') {
    return (
      <div className={styles.tab} role="alert">
        <p>{t('quotesFailed')}</p>
        <Button onPress={onRetry}>{t('retry')}</Button>
      </div>
    );
  }
  if (quotes === 'unasked' || quotes === 'loading') {
    return (
      <p className={styles.tab} role="status">
        <Dots /> {t('quotesLoading')}
      </p>
    );
  }
  const used = usedCounts(collage);
  return (
    <div className={styles.tab}>
      <p className={styles.lead}>{t('quotesHint')}</p>
      <ul className={styles.quotes}>
        {quotes.map((quote) => (
          <li key={quote.photo.id} className={tileStyles.tile}>
            <QuoteButton quote={quote} used={used[quote.photo.id] ?? 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function QuoteButton({ quote, used }: { readonly quote: Quote; readonly used: number }) {
  const t = useText();
  const choose = (): void => {
    addQuote(quote);
    selectPhoto(quote.photo.id);
    closeDialog();
  };
  const label = used > 0 ? `${quote.text}, ${t('usedTimes', { count: used })}` : quote.text;
  return (
    <button type="button" className={tileStyles.picture} title={t('tileHover')} aria-label={label} onClick={choose}>
      <img src={quote.src} alt="" loading="lazy" decoding="async" />
      {used > 0 && (
        <span className={tileStyles.used} aria-hidden="true">
          <CheckIcon />
          {t('usedTimes', { count: used })}
        </span>
      )}
    </button>
  );
}
