import { useText } from '../app/locale/text-store.ts';
import { signInToSocial, signOutOfSocial, useSocial } from '../app/social/social-store.ts';
import { Button, LinkButton } from '../controls/Button.tsx';
import { Notice } from '../controls/Notice.tsx';
import { Dots } from '../screens/editor/tray/Dots.tsx';
import styles from './Gallery.module.css';

/** Before the photos: what signing in means, and the way to the small window. [SOCIAL-01] */
export function SocialSignIn({ service }: { readonly service: string }) {
  const t = useText();
  const { stage, trouble } = useSocial();
  return (
    <div className={styles.tab}>
      <Notice kind="error">
        {trouble && <span className={styles.said}>{t(trouble.key, { service, message: trouble.message })}</span>}
      </Notice>
      <div className={styles.welcome}>
        <p>{t('socialIntro', { service })}</p>
        {stage === 'out' ? (
          <Button variant="primary" onPress={() => void signInToSocial()}>
            {t('socialSignIn', { service })}
          </Button>
        ) : (
          <>
            <p role="status">
              <Dots /> {t(stage === 'waiting' ? 'socialWaiting' : 'socialEntering')}
            </p>
            <LinkButton onPress={signOutOfSocial}>{t('cancel')}</LinkButton>
          </>
        )}
        <p className={styles.quiet}>{t('socialPrivacy')}</p>
      </div>
    </div>
  );
}
