import type { Collage } from '@muro/domain';
import { useEffect } from 'react';
import { useSession } from '../../../app/session/use-session.ts';
import { loadMoreSocial, openSocial, retrySocial, signOutOfSocial, useSocial } from '../../../app/social/social-account.ts';
import { Button, LinkButton } from '../../../controls/Button.tsx';
import { Dots } from '../../../controls/Dots.tsx';
import { VisuallyHidden } from '../../../controls/Notice.tsx';
import { hasMore } from '../../../flow/catalogue/gallery-list.ts';
import { socialUse } from '../../../flow/photos/social-photo.ts';
import { useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './Gallery.module.css';
import { Gallery } from './Gallery.tsx';

/** The photos of the signed-in account, page by page. [SOCIAL-02] [SOCIAL-03] */
export function SocialPhotos({ collage, service }: { readonly collage: Collage; readonly service: string }) {
  const workspace = useWorkspace();
  const t = useText();
  const { username, photos } = useSocial();
  const { servicePhotos } = useSession();
  const fetching = servicePhotos.store();
  useEffect(() => openSocial(workspace), [workspace]);
  const used = Object.fromEntries(socialUse(collage).map(({ key, used: times }) => [key, times]));
  const pictures = photos.items.map(({ name, thumbUrl }) => ({
    key: name,
    name,
    src: thumbUrl,
    ratio: null,
    used: used[name] ?? 0,
    state: fetching[name],
  }));
  const choose = (key: string): void => {
    const photo = photos.items.find(({ name }) => name === key);
    if (photo) void servicePhotos.choose(photo);
  };
  const isEmpty = photos.stage === 'ready' && photos.items.length === 0 && !hasMore(photos);
  return (
    <div className={styles.tab}>
      <div className={styles.head}>
        <p className={styles.lead}>{isEmpty ? t('socialEmpty', { service }) : t('clickToPlace')}</p>
        <LinkButton onPress={() => signOutOfSocial(workspace)}>{t('socialSignOut', { username })}</LinkButton>
      </div>
      {pictures.length > 0 && <Gallery pictures={pictures} size="photo" onChoose={choose} />}
      <LoadingStatus isLoading={photos.stage === 'loading'} count={photos.items.length} />
      {photos.stage === 'failed' && (
        <div className={styles.welcome} role="alert">
          <p>{t('socialFailed')}</p>
          <Button onPress={() => retrySocial(workspace)}>{t('retry')}</Button>
        </div>
      )}
      {photos.stage === 'ready' && hasMore(photos) && (
        <Button className={styles.more} onPress={() => loadMoreSocial(workspace)}>
          {t('socialMore')}
        </Button>
      )}
    </div>
  );
}

/** Shows that photos are loading, or tells screen readers their number. */
function LoadingStatus({ isLoading, count }: { readonly isLoading: boolean; readonly count: number }) {
  const t = useText();
  return (
    <p role="status">
      {isLoading ? (
        <>
          <Dots /> {t('socialLoading')}
        </>
      ) : (
        <VisuallyHidden>{t('socialCount', { count })}</VisuallyHidden>
      )}
    </p>
  );
}
