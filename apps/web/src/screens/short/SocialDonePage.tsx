import type { SocialDoneView } from '@muro/api';
import { useEffect } from 'react';
import { endSignIn } from '../../app/social/end-sign-in.ts';
import { useText } from '../../state/language/text-store.ts';
import { WindowPage } from './WindowPage.tsx';

/** Reports the result of the sign-in to the designer; its text is for browsers that do not let it close the window. */
export function SocialDonePage({ isSignedIn }: SocialDoneView) {
  const t = useText();
  useEffect(endSignIn, []);
  return (
    <WindowPage title={t(isSignedIn ? 'socialDoneTitle' : 'socialCancelledTitle')}>
      <p>{t(isSignedIn ? 'socialDoneText' : 'socialCancelledText')}</p>
    </WindowPage>
  );
}
