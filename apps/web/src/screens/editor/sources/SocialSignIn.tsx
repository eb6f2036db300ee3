import { signInToSocial, signOutOfSocial, useSocial } from '../../../app/social/social-account.ts';
import { Button, LinkButton } from '../../../controls/Button.tsx';
import { Dots } from '../../../controls/Dots.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './Gallery.module.css';

/** Explains the sign-in and opens the sign-in window. [SOCIAL-01] */
export function SocialSignIn({ service }: { readonly service: string }) {
  const workspace = useWorkspace();
  const t = useText();
  const { stage, failure } = useSocial();
  return (
    <div className={styles.tab}>
      <Notice kind="error">
        {failure && <span className={styles.failure}>{t(failure.key, { service, message: failure.message })}</span>}
      </Notice>
      <div className={styles.welcome}>
        <p>{t('socialIntro', { service })}</p>
        {stage === 'out' ? (
          <Button variant="primary" onPress={() => void signInToSocial(workspace)}>
            {t('socialSignIn', { service })}
          </Button>
        ) : (
          <>
            <p role="status">
              <Dots /> {t(stage === 'waiting' ? 'socialWaiting' : 'socialEntering')}
            </p>
            <LinkButton onPress={() => signOutOfSocial(workspace)}>{t('cancel')}</LinkButton>
          </>
        )}
        <p className={styles.quiet}>{t('socialPrivacy')}</p>
      </div>
    </div>
  );
}
