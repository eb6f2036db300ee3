import { isListed, type Template } from '@muro/domain';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { useResuming } from '../../app/opening/resume-here.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { ShopFoot } from '../../nav-bar/ShopFoot.tsx';
import { listPath } from '../../state/address/paths.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { useListLinks } from '../../state/catalogue/filter-links.ts';
import { useOpenCollage, useReading, useWork, useWorkspace } from '../../state/editor/use-workspace.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import { isReading } from '../../state/photos/reading-progress.ts';
import { lazyPart } from '../../state/window/lazy-part.ts';
import { useReceivedFiles } from '../../state/window/use-received-files.ts';
import cards from '../design-cards/Cards.module.css';
import { CardSkeletons, DesignCard } from '../design-cards/DesignCard.tsx';
import styles from './DesignListScreen.module.css';
import { FilterSidebar } from './FilterSidebar.tsx';
import { Invitation } from './Invitation.tsx';
import { useLostFocus } from './use-lost-focus.ts';

/** Loaded after the list of designs, because it includes the code that opens a collage. */
const DraftOffers = lazy(() => lazyPart(() => import('../draft-offers/DraftOffers.tsx')).then((file) => ({ default: file.DraftOffers })));

/** With chosen photos the list shows the designs filled with them: code that other visitors do not need. */
const ownPhotos = () => lazyPart(() => import('../photos-first/OwnPhotos.tsx'));
const filledWall = () => lazyPart(() => import('../photos-first/FilledWall.tsx'));
const OwnPhotos = lazy(() => ownPhotos().then((file) => ({ default: file.OwnPhotos })));
/** Waits for the part above it, which would otherwise push the designs down (layout shift). */
const FilledWall = lazy(() => Promise.all([filledWall(), ownPhotos()]).then(([file]) => ({ default: file.FilledWall })));
const photosFirst = () => lazyPart(() => import('../../app/photos-first/start-with-photos.ts'));

/** Preloads the photos-first code while a person chooses photos. */
async function prepareFor(workspace: Workspace): Promise<void> {
  const [{ prepareForPhotos }] = await Promise.all([photosFirst(), ownPhotos(), filledWall()]);
  prepareForPhotos(workspace);
}

/** Step 1: the list of designs. */
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
  const hasPhotos = useHasPhotos();
  const isResuming = useResuming((state) => state.isResuming);
  const main = useRef<HTMLElement>(null);
  useLostFocus(main, isPhotosFirst);
  const start = async (files: readonly File[]) => (await photosFirst()).startWithPhotos(workspace, files);
  const show = async (): Promise<void> => (await photosFirst()).showWithPhotos(workspace);
  const prepare = (): void => void prepareFor(workspace);
  useReceivedFiles({ onOver: prepare, receive: (files) => void start(files) });
  const invitation = <Invitation onOpen={prepare} onFiles={(files) => void start(files)} onShow={() => void show()} />;
  const beginning = isResuming ? <Resuming /> : invitation;
  return (
    <main ref={main} className={styles.page} tabIndex={-1}>
      <div className={styles.screen}>
        <div className={styles.intro}>
          <h1>{t('listTitle')}</h1>
          <p className={styles.help}>{t('listHelp')}</p>
        </div>
        <Suspense fallback={beginning}>{isPhotosFirst ? <OwnPhotos onFiles={(files) => void start(files)} /> : beginning}</Suspense>
        <Suspense fallback={null}>{!isResuming && <DraftOffers />}</Suspense>
        <div className={styles.columns}>
          <FilterSidebar filter={filter} templates={templates} />
          <section className={styles.wall} aria-label={t('filterDesigns')}>
            {list.status === 'failed' && <Failed onRetry={() => void loadList()} />}
            {(list.status === 'waiting' || list.status === 'loading' || (list.status === 'ready' && isResuming)) && <Loading />}
            {list.status === 'ready' && !isResuming && (
              <Wall shown={templates.filter((template) => isListed(template, filter))} isFilled={isPhotosFirst && hasPhotos} />
            )}
          </section>
        </div>
        <ShopFoot />
      </div>
    </main>
  );
}

/** True while the open work has photos, or while chosen files are being read. Files that were all refused do not count. */
function useHasPhotos(): boolean {
  const count = useOpenCollage(({ photos }) => photos.length) ?? 0;
  const isStillReading = useReading(isReading);
  return count > 0 || isStillReading;
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

/** Placeholder for the photos of this window, which are restored after a reload. */
function Resuming() {
  const t = useText();
  return (
    <p className={styles.resuming} role="status">
      {t('editorLoading')}
    </p>
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
