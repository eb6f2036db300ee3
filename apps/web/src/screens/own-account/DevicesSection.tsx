import { PATHS, type SessionView } from '@muro/api';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button.tsx';
import { VisuallyHidden } from '../../controls/Notice.tsx';
import { useMoment } from '../../controls/use-moment.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './AccountPage.module.css';

/** The signed-in browsers, and buttons to end their sessions. */
export function DevicesSection({ sessions }: { readonly sessions: readonly SessionView[] }) {
  const t = useText();
  return (
    <section className={styles.section}>
      <h2>{t('ownDevices')}</h2>
      <p>{t('ownDevicesHint')}</p>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <Device key={session.handle} session={session} />
        ))}
      </ul>
      <EndForm handle="all">{t('ownEndAll')}</EndForm>
    </section>
  );
}

function Device({ session: { handle, agent, seenAt, isThis } }: { readonly session: SessionView }) {
  const t = useText();
  const moment = useMoment();
  const name = agent || t('ownUnknownDevice');
  return (
    <li>
      <div>
        <p className={styles.name}>
          {name}
          {isThis && ` (${t('ownThisDevice')})`}
        </p>
        <p className={styles.small}>{t('ownSeen', { date: moment(seenAt) })}</p>
      </div>
      <EndForm handle={handle}>
        {t('ownEndOne')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </EndForm>
    </li>
  );
}

/** A form that ends sessions; the server answers with this page in its new state, or with the sign-in. */
function EndForm({ handle, children }: { readonly handle: string; readonly children: ReactNode }) {
  return (
    <form method="post" action={`${PATHS.ownSessions}?lang=${useLocale()}`} className={styles.end}>
      <input type="hidden" name="session" value={handle} />
      <Button type="submit" variant="quiet">
        {children}
      </Button>
    </form>
  );
}
