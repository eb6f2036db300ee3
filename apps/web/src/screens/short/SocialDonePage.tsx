import type { SocialDoneView } from '@muro/api';
import { useEffect } from 'react';
import { endSignIn } from '../../app/social/end-sign-in.ts';
import { useText } from '../../state/language/text-store.ts';
import { WindowPage } from './WindowPage.tsx';

/** Tells the designer how the sign-in ended; its words are for a window that the browser does not let close. */
export function SocialDonePage({ isSignedIn }: SocialDoneView) {
  const t = useText();
  useEffect(endSignIn, []);
  return (
    <WindowPage title={t(isSignedIn ? 'socialDoneTitle' : 'socialCancelledTitle')}>
      <p>{t(isSignedIn ? 'socialDoneText' : 'socialCancelledText')}</p>
    </WindowPage>
  );
}
