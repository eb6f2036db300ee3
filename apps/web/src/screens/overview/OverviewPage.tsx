import { type OverviewCollage, type OverviewNotice, type OverviewView, PATHS } from '@muro/api';
import { useEffect, useRef } from 'react';
import { buttonClass, LinkButton } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { useLocale, useText } from '../../state/language/text-store.ts';
import { CollageActionButton } from './CollageActionForm.tsx';
import { CollageRow, DeletedRow } from './CollageRow.tsx';
import { OrderList } from './OrderList.tsx';
import styles from './OverviewPage.module.css';

/** The person's saved collages and orders, with links to open them. [EXIT-03] */
export function OverviewPage({ name, collages, deleted, orders, notice }: OverviewView) {
  const t = useText();
  return (
    <BuyerPage title={t('myCollages')} className={styles.page}>
      <AccountLinks name={name} />
      {notice && <ActionNotice notice={notice} />}
      {collages.length === 0 ? (
        <p className={styles.soft}>{t('overviewNone')}</p>
      ) : (
        <ul className={styles.rows}>
          {collages.map((collage) => (
            <CollageRow key={collage.id} collage={collage} />
          ))}
        </ul>
      )}
      <p>
        <a href={`${PATHS.webApp}?lang=${useLocale()}`} className={buttonClass('primary')}>
          {t('makeCollage')}
        </a>
      </p>
      {deleted.length > 0 && <Deleted collages={deleted} />}
      <h2>{t('overviewOrders')}</h2>
      <OrderList orders={orders} heading="h3" />
    </BuyerPage>
  );
}

function AccountLinks({ name }: { readonly name: string }) {
  const t = useText();
  const locale = useLocale();
  return (
    <form method="post" action={`${PATHS.signOut}?page=overview&lang=${locale}`} className={styles.person}>
      <span>{name}</span>
      <a href={`${PATHS.accountPage}?lang=${locale}`} className={styles.link}>
        {t('myAccount')}
      </a>
      <LinkButton type="submit" className={styles.link}>
        {t('signOut')}
      </LinkButton>
    </form>
  );
}

const NOTICE_TEXTS = {
  renamed: 'overviewRenamed',
  copied: 'overviewCopied',
  removed: 'overviewRemoved',
  broughtBack: 'overviewRestored',
} as const satisfies Record<OverviewNotice['done'], string>;

/**
 * Reports the last action. Gets the focus when the page opens: the form that
 * sent it is gone, and a live region with initial text is not announced.
 */
function ActionNotice({ notice: { done, collageId } }: { readonly notice: OverviewNotice }) {
  const t = useText();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  const undo = done === 'removed' && (
    <CollageActionButton collageId={collageId} action="bring-back">
      {t('overviewUndo')}
    </CollageActionButton>
  );
  return (
    <div ref={words} tabIndex={-1} className={styles.confirmation}>
      <Notice actions={undo}>{t(NOTICE_TEXTS[done])}</Notice>
    </div>
  );
}

/** A fold with deleted collages, which can be restored for a while. */
function Deleted({ collages }: { readonly collages: readonly OverviewCollage[] }) {
  const t = useText();
  return (
    <details className={styles.fold}>
      <summary>
        {t('overviewDeleted')} ({collages.length})
      </summary>
      <p className={styles.soft}>{t('overviewDeletedHint')}</p>
      <ul className={styles.rows}>
        {collages.map((collage) => (
          <DeletedRow key={collage.id} collage={collage} />
        ))}
      </ul>
    </details>
  );
}
