import { isListed, type Template } from '@muro/domain';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { ShopFoot } from '../../nav-bar/ShopFoot.tsx';
import { listPath } from '../../state/address/paths.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { useListLinks } from '../../state/catalogue/filter-links.ts';
import { useWork, useWorkspace } from '../../state/editor/use-workspace.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import { lazyPart } from '../../state/window/lazy-part.ts';
import cards from '../design-cards/Cards.module.css';
import { CardSkeletons, DesignCard } from '../design-cards/DesignCard.tsx';
import styles from './DesignListScreen.module.css';
import { FilterSidebar } from './FilterSidebar.tsx';
import { Invitation } from './Invitation.tsx';
import { useDroppedPhotos } from './use-dropped-photos.ts';
import { useLostFocus } from './use-lost-focus.ts';

/** Comes after the wall of designs, for it brings along what opens a collage. */
const DraftOffers = lazy(() => lazyPart(() => import('../draft-offers/DraftOffers.tsx')).then((file) => ({ default: file.DraftOffers })));

/** With photos chosen, the wall shows the designs filled with them: code that nobody else needs. */
const ownPhotos = () => lazyPart(() => import('../photos-first/OwnPhotos.tsx'));
const filledWall = () => lazyPart(() => import('../photos-first/FilledWall.tsx'));
const OwnPhotos = lazy(() => ownPhotos().then((file) => ({ default: file.OwnPhotos })));
/** Never before what stands above it, which would push it down when it comes. */
const FilledWall = lazy(() => Promise.all([filledWall(), ownPhotos()]).then(([file]) => ({ default: file.FilledWall })));
const photosFirst = () => lazyPart(() => import('../../app/photos-first/start-with-photos.ts'));

/** It comes while a person looks for their photos. */
async function prepareFor(workspace: Workspace): Promise<void> {
  const [{ prepareForPhotos }] = await Promise.all([photosFirst(), ownPhotos(), filledWall()]);
  prepareForPhotos(workspace);
}

/** Step 1: the designs on their wall. */
export function DesignListScreen() {
  const t = useText();
  const { filter = '' } = useParams();
  const list = useDesign((store) => store.list);
  const { loadList, setFilter } = useDesign.getState();
  useEffect(() => void loadList(), [loadList]);
  useEffect(() => setFilter(filter), [filter, setFilter]);
  const templates = list.status === 'ready' ? list.templates : [];
  const workspace = useWorkspace();
  const isPhotosFirst = useWork((work) => work.photosFirst !== null);
  const main = useRef<HTMLElement>(null);
  useLostFocus(main, isPhotosFirst);
  const start = async (files: readonly File[]): Promise<void> => (await photosFirst()).startWithPhotos(workspace, files);
  const show = async (): Promise<void> => (await photosFirst()).showWithPhotos(workspace);
  const prepare = (): void => void prepareFor(workspace);
  const isDropping = useDroppedPhotos((files) => void start(files), prepare);
  const invitation = <Invitation onOpen={prepare} onFiles={(files) => void start(files)} onShow={() => void show()} />;
  return (
    <main ref={main} className={styles.page} tabIndex={-1}>
      <div className={styles.screen}>
        <div className={styles.intro}>
          <h1>{t('listTitle')}</h1>
          <p className={styles.help}>{t('listHelp')}</p>
        </div>
        <Suspense fallback={invitation}>{isPhotosFirst ? <OwnPhotos onFiles={(files) => void start(files)} /> : invitation}</Suspense>
        <Suspense fallback={null}>
          <DraftOffers />
        </Suspense>
        <div className={styles.columns}>
          <FilterSidebar filter={filter} templates={templates} />
          <section className={styles.wall} aria-label={t('filterDesigns')}>
            {list.status === 'failed' && <Failed onRetry={() => void loadList()} />}
            {(list.status === 'waiting' || list.status === 'loading') && <Loading />}
            {list.status === 'ready' && (
              <Wall shown={templates.filter((template) => isListed(template, filter))} isFilled={isPhotosFirst} />
            )}
          </section>
        </div>
        <ShopFoot />
      </div>
      {isDropping && (
        <div className={styles.drop}>
          <p>{t('dropHere')}</p>
        </div>
      )}
    </main>
  );
}

function Wall({ shown, isFilled }: { readonly shown: readonly Template[]; readonly isFilled: boolean }) {
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
  if (isFilled) {
    return (
      <Suspense fallback={<CardSkeletons />}>
        <FilledWall shown={shown} links={links} />
      </Suspense>
    );
  }
  return (
    <>
      <p className={cards.count} role="status">
        {t('designCount', { count: shown.length })}
      </p>
      <ul className={cards.cards}>
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
      <p className={cards.count} role="status">
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
