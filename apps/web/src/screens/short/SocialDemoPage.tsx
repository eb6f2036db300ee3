import { MAX_SOCIAL_NAME, PATHS, type SocialDemoView } from '@muro/api';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './ShortPage.module.css';
import { WindowPage } from './WindowPage.tsx';

/** Sign-in of the demo photo service; it says so and accepts any name. */
export function SocialDemoPage({ service, state }: SocialDemoView) {
  const t = useText();
  const lang = useLocale();
  const [name, setName] = useState('Luna');
  return (
    <WindowPage title={service}>
      <p>{t('socialDemoText')}</p>
      <form method="post" action={`${PATHS.socialDemo}?${new URLSearchParams({ state, lang })}`} className={styles.form}>
        <TextField
          label={t('socialDemoName')}
          name="username"
          value={name}
          onChange={setName}
          maxLength={MAX_SOCIAL_NAME}
          autoComplete="off"
          isRequired
          autoFocus
        />
        <Button type="submit" variant="primary">
          {t('socialDemoEnter')}
        </Button>
      </form>
      <p>
        <a href={`${PATHS.socialDone}?${new URLSearchParams({ error: 'access_denied', lang })}`} className={styles.link}>
          {t('socialDemoCancel')}
        </a>
      </p>
    </WindowPage>
  );
}
