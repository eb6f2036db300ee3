import type { Collage } from '@muro/domain';
import { useText } from '../app/locale/text-store.ts';
import { chooseSocialPhoto, usePhotosOnTheWay } from '../app/social/social-photos.ts';
import { loadMoreSocial, retrySocial, signOutOfSocial, useSocial } from '../app/social/social-store.ts';
import { Button, LinkButton } from '../controls/Button.tsx';
import { Unseen } from '../controls/Notice.tsx';
import { hasMore } from '../flow/catalogue/gallery-list.ts';
import { socialUse } from '../flow/photos/social-photo.ts';
import { Dots } from '../screens/editor/tray/Dots.tsx';
import styles from './Gallery.module.css';
import { Gallery } from './Gallery.tsx';

/** The photos of the person who signed in, page by page. [SOCIAL-02] [SOCIAL-03] */
export function SocialPhotos({ collage, service }: { readonly collage: Collage; readonly service: string }) {
  const t = useText();
  const { username, photos } = useSocial();
  const onTheWay = usePhotosOnTheWay();
  const used = Object.fromEntries(socialUse(collage).map(({ key, used: times }) => [key, times]));
  const pictures = photos.items.map(({ name, thumbUrl }) => ({
    key: name,
    name,
    src: thumbUrl,
    ratio: null,
    used: used[name] ?? 0,
    state: onTheWay[name],
  }));
  const choose = (key: string): void => {
    const photo = photos.items.find(({ name }) => name === key);
    if (photo) void chooseSocialPhoto(photo);
  };
  const isEmpty = photos.stage === 'ready' && photos.items.length === 0 && !hasMore(photos);
  return (
    <div className={styles.tab}>
      <div className={styles.head}>
        <p className={styles.lead}>{isEmpty ? t('socialEmpty', { service }) : t('clickToPlace')}</p>
        <LinkButton onPress={signOutOfSocial}>{t('socialSignOut', { username })}</LinkButton>
      </div>
      {pictures.length > 0 && <Gallery pictures={pictures} size="photo" onChoose={choose} />}
      <p role="status">
        {photos.stage === 'loading' ? (
          <>
            <Dots /> {t('socialLoading')}
          </>
        ) : (
          <Unseen>{t('socialCount', { count: photos.items.length })}</Unseen>
        )}
      </p>
      {photos.stage === 'failed' && (
        <div className={styles.welcome} role="alert">
          <p>{t('socialFailed')}</p>
          <Button onPress={() => void retrySocial()}>{t('retry')}</Button>
        </div>
      )}
      {photos.stage === 'ready' && hasMore(photos) && (
        <Button className={styles.more} onPress={() => void loadMoreSocial()}>
          {t('socialMore')}
        </Button>
      )}
    </div>
  );
}
