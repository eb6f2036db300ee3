import { usedCounts } from '@muro/domain';
import { useEffect } from 'react';
import { chooseQuote, openQuotes, retryQuotes, useQuotes } from '../../../app/photos/quotes.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { Button } from '../../../controls/Button.tsx';
import { Dots } from '../../../controls/Dots.tsx';
import { QuoteIcon } from '../../../controls/Icons.tsx';
import { useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './Gallery.module.css';
import { Gallery } from './Gallery.tsx';
import type { PhotoSource, SourceTabProps } from './photo-source.ts';

/** Photo source: the shop's quote library. */
export const quotesSource: PhotoSource = {
  id: 'TAB_QUOTES',
  type: 'QUOTES',
  label: (t) => t('tabQuotes'),
  icon: <QuoteIcon />,
  isOffered: () => true,
  Tab: QuotesTab,
};

/** The tab of the quote library. [CHOOSE-17] [CHOOSE-18] [CHOOSE-19] */
function QuotesTab({ collage }: SourceTabProps) {
  const workspace = useWorkspace();
  const { signal } = useSession();
  const t = useText();
  const { stage, items } = useQuotes(({ list }) => list);
  useEffect(() => openQuotes(signal), [signal]);
  if (stage === 'failed') {
    return (
      <div className={styles.tab}>
        <div className={styles.welcome} role="alert">
          <p>{t('quotesFailed')}</p>
          <Button onPress={() => retryQuotes(signal)}>{t('retry')}</Button>
        </div>
      </div>
    );
  }
  if (stage !== 'ready' && items.length === 0) {
    return (
      <p className={styles.tab} role="status">
        <span>
          <Dots /> {t('quotesLoading')}
        </span>
      </p>
    );
  }
  const used = usedCounts(collage);
  const pictures = items.map(({ photo, text, src }) => ({
    key: photo.id,
    name: text,
    src,
    ratio: photo.widthPx / photo.heightPx,
    used: used[photo.id] ?? 0,
  }));
  const choose = (key: string): void => {
    const quote = items.find(({ photo }) => photo.id === key);
    if (quote) chooseQuote(workspace, quote);
  };
  return (
    <div className={styles.tab}>
      <p className={styles.lead}>{t('quotesHint')}</p>
      <Gallery pictures={pictures} size="quote" onChoose={choose} />
      {stage !== 'ready' && (
        <p role="status">
          <Dots /> {t('quotesLoading')}
        </p>
      )}
    </div>
  );
}
