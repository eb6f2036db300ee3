import { isListed, type Template } from '@muro/domain';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { useResuming } from '../../app/opening/resume-after-reload.ts';
import { whenWorkIsNear } from '../../app/opening/when-work-is-near.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { suitsFilters } from '../../flow/catalogue/list-filters.ts';
import { ShopFoot } from '../../nav-bar/ShopFoot.tsx';
import { listPath } from '../../state/address/paths.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { useListLinks } from '../../state/catalogue/filter-links.ts';
import { useListFilters } from '../../state/catalogue/use-list-filters.ts';
import { useLoadedWorkspace, useOpenCollage, useReading, useWork, useWorkspaceLoader } from '../../state/editor/use-workspace.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import { isReading } from '../../state/photos/reading-progress.ts';
import { lazyPart, preloadPart } from '../../state/window/lazy-part.ts';
import { useReceivedFiles } from '../../state/window/use-received-files.ts';
import { CardSkeletons, DesignCard } from '../design-cards/DesignCard.tsx';
import styles from './DesignListScreen.module.css';
import { FilterSidebar } from './FilterSidebar.tsx';
import { Invitation } from './Invitation.tsx';
import { useLostFocus } from './use-lost-focus.ts';

const draftOffers = () => import('../draft-offers/DraftOffers.tsx');
const DraftOffers = lazy(() => lazyPart(draftOffers).then((file) => ({ default: file.DraftOffers })));

/** Loaded only after photos were chosen: the list then shows the designs filled with them. */
const ownPhotos = () => lazyPart(() => import('../photos-first/OwnPhotos.tsx'));
const filledWall = () => lazyPart(() => import('../photos-first/FilledWall.tsx'));
const OwnPhotos = lazy(() => ownPhotos().then((file) => ({ default: file.OwnPhotos })));
/** Waits for the part above it, which would otherwise push the designs down (layout shift). */
const FilledWall = lazy(() => Promise.all([filledWall(), ownPhotos()]).then(([file]) => ({ default: file.FilledWall })));
const FilledCount = lazy(() => Promise.all([filledWall(), ownPhotos()]).then(([file]) => ({ default: file.FilledCount })));
const photosFirst = () => lazyPart(() => import('../../app/photos-first/start-with-photos.ts'));

/** Preloads the photos-first code while the user chooses photos. */
async function prepareFor(load: () => Promise<Workspace>): Promise<void> {
  const [{ prepareForPhotos }, workspace] = await Promise.all([photosFirst(), load(), ownPhotos(), filledWall()]);
  prepareForPhotos(workspace);
}

/** Actions of the list that need photos; each first loads the workspace and the code for photos. */
function photosFirstActions(load: () => Promise<Workspace>) {
  const ready = () => Promise.all([photosFirst(), load()]);
  return {
    prepare: () => void prepareFor(load),
    start: (files: readonly File[]) => void ready().then(([{ startWithPhotos }, workspace]) => startWithPhotos(workspace, files)),
    show: () => void ready().then(([{ showWithPhotos }, workspace]) => showWithPhotos(workspace)),
  };
}

/** The drafts to continue, loaded after the list of designs, because they include the code that opens a collage. */
function Drafts() {
  const load = useWorkspaceLoader();
  const isLoaded = useLoadedWorkspace() !== null;
  useEffect(
    () =>
      whenWorkIsNear(() => {
        preloadPart(draftOffers);
        void load();
      }),
    [load],
  );
  return <Suspense>{isLoaded && <DraftOffers />}</Suspense>;
}

/** Number of cards in the first two rows on a wide screen. */
const EARLY_CARDS = 8;

/** Loads the list of designs and makes its filter the current one. */
function useListOf(filter: string) {
  const { loadList, setFilter } = useDesign.getState();
  useEffect(() => {
    setFilter(filter);
    void loadList();
  }, [filter, setFilter, loadList]);
  return useDesign((store) => store.list);
}

/** Step 1: the list of designs. */
export function DesignListScreen() {
  const t = useText();
  const { filter = '' } = useParams();
  const list = useListOf(filter);
  const templates = list.status === 'ready' ? list.templates : [];
  const isPhotosFirst = useWork((work) => work.photosFirst !== null);
  const hasPhotos = useHasPhotos();
  const isResuming = useResuming((state) => state.isResuming);
  const main = useRef<HTMLElement>(null);
  useLostFocus(main, isPhotosFirst);
  const { prepare, start, show } = photosFirstActions(useWorkspaceLoader());
  useReceivedFiles({ onOver: prepare, receive: start });
  const [filters] = useListFilters();
  const listed = templates.filter((template) => isListed(template, filter) && suitsFilters(template, filters));
  const beginning = isResuming ? <Resuming /> : <Invitation onOpen={prepare} onFiles={start} onShow={show} />;
  const isFilled = isPhotosFirst && hasPhotos;
  const isWaiting = list.status === 'waiting' || list.status === 'loading' || isResuming;
  return (
    <main ref={main} className="list-page" tabIndex={-1}>
      <div className="list-screen">
        <div className="list-hero">
          <div>
            <h1>{t('listTitle')}</h1>
            <p className="list-help">{t('listHelp')}</p>
          </div>
          {!isPhotosFirst && beginning}
        </div>
        <Suspense fallback={<div className={styles.row} />}>{isPhotosFirst && <OwnPhotos onFiles={start} />}</Suspense>
        {!isWaiting && <Drafts />}
        <div className="list-columns">
          <FilterSidebar
            filter={filter}
            templates={templates}
            count={list.status !== 'failed' && <Count {...{ isWaiting, templates: listed, isFilled }} />}
          />
          <section className="list-wall" aria-label={t('filterDesigns')}>
            {list.status === 'failed' && <Failed onRetry={() => void useDesign.getState().loadList()} />}
            {list.status !== 'failed' && isWaiting && <CardSkeletons />}
            {list.status === 'ready' && !isWaiting && <Wall {...{ templates: listed, isFilled }} />}
          </section>
        </div>
        <ShopFoot />
      </div>
    </main>
  );
}

interface ListedDesigns {
  readonly templates: readonly Template[];
  readonly isFilled: boolean;
}

/** Says how many designs are listed, or that they are loading. */
function Count({ isWaiting, templates, isFilled }: ListedDesigns & { readonly isWaiting: boolean }) {
  const t = useText();
  const line = (content: ReactNode) => (
    <p className="list-count" role="status">
      {content}
    </p>
  );
  if (isWaiting) return line(t('listLoading'));
  if (!isFilled || templates.length === 0) return line(templates.length > 0 && t('designCount', { count: templates.length }));
  return <Suspense fallback={line(t('startFilling'))}>{line(<FilledCount templates={templates} />)}</Suspense>;
}

/** True while the open work has photos, or while chosen files are being read. Files that were all refused do not count. */
function useHasPhotos(): boolean {
  const count = useOpenCollage(({ photos }) => photos.length) ?? 0;
  const isStillReading = useReading(isReading);
  return count > 0 || isStillReading;
}

function Wall({ templates, isFilled }: ListedDesigns) {
  const t = useText();
  const locale = useLocale();
  const links = useListLinks();
  if (templates.length === 0) {
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
        <FilledWall templates={templates} links={links} />
      </Suspense>
    );
  }
  return (
    <ul className="design-cards">
      {templates.map((template, index) => (
        <DesignCard key={template.id} template={template} links={links} isFirst={index === 0} isEarly={index < EARLY_CARDS} />
      ))}
    </ul>
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

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  return (
    <Notice kind="error" actions={<Button onPress={onRetry}>{t('retry')}</Button>}>
      <p>{t('listFailed')}</p>
      <p>{t('listFailedHint')}</p>
    </Notice>
  );
}
