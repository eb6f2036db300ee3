import { isListed, type Template } from '@muro/domain';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { useDesign } from '../../app/catalogue/design-store.ts';
import { laterPart } from '../../app/later-part.ts';
import { useLocale, useText } from '../../app/locale/text-store.ts';
import { useListLinks } from '../../app/navigate/filter-links.ts';
import { listPath } from '../../app/navigate/paths.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { CardSkeletons, DesignCard } from './DesignCard.tsx';
import styles from './DesignListScreen.module.css';
import { FilterSidebar } from './FilterSidebar.tsx';

/** Comes after the wall of designs, for it brings along what opens a collage. */
const DraftOffers = lazy(() => laterPart(() => import('../draft-offers/DraftOffers.tsx')).then((file) => ({ default: file.DraftOffers })));

/** Step 1: the designs on their wall. */
export function DesignListScreen() {
  const t = useText();
  const { filter = '' } = useParams();
  const list = useDesign((store) => store.list);
  const { loadList, setFilter } = useDesign.getState();
  useEffect(() => void loadList(), [loadList]);
  useEffect(() => setFilter(filter), [filter, setFilter]);
  const templates = list.status === 'ready' ? list.templates : [];
  return (
    <main className={styles.screen} tabIndex={-1}>
      <div className={styles.intro}>
        <h1>{t('listTitle')}</h1>
        <p className={styles.help}>{t('listHelp')}</p>
      </div>
      <Suspense fallback={null}>
        <DraftOffers />
      </Suspense>
      <div className={styles.columns}>
        <FilterSidebar filter={filter} templates={templates} />
        <section className={styles.wall} aria-label={t('filterDesigns')}>
          {list.status === 'failed' && <Failed onRetry={() => void loadList()} />}
          {(list.status === 'waiting' || list.status === 'loading') && <Loading />}
          {list.status === 'ready' && <Wall shown={templates.filter((template) => isListed(template, filter))} />}
        </section>
      </div>
    </main>
  );
}

function Wall({ shown }: { readonly shown: readonly Template[] }) {
  const t = useText();
  const locale = useLocale();
  const links = useListLinks();
  if (shown.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{t('listEmpty')}</p>
        <Link to={listPath(locale)}>{t('listEmptyHint')}</Link>
      </div>
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        {t('designCount', { count: shown.length })}
      </p>
      <ul className={styles.cards}>
        {shown.map((template) => (
          <DesignCard key={template.id} template={template} links={links} />
        ))}
      </ul>
    </>
  );
}

function Loading() {
  const t = useText();
  return (
    <>
      <p className={styles.count} role="status">
        {t('listLoading')}
      </p>
      <CardSkeletons />
    </>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  return (
    <Notice kind="error" actions={<Button onPress={onRetry}>{t('retry')}</Button>}>
      <p>{t('listFailed')}</p>
      <p>{t('listFailedHint')}</p>
    </Notice>
  );
}
