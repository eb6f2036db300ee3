import { Outlet, useLocation } from 'react-router';
import { OpenSessionProvider, useSessionPlace } from '../app/session/use-session.ts';
import { useText } from '../state/language/text-store.ts';
import { PathContext } from './BarMenu.tsx';
import { DropOverlay } from './DropOverlay.tsx';
import styles from './Frame.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
import { NavBar } from './NavBar.tsx';
import { UnreachableNotice } from './UnreachableNotice.tsx';
import { useRouteWatch } from './use-route-watch.ts';

/** The frame of every screen: the bar above, the screen below; the editor publishes its session to both. */
export function Frame() {
  return <OpenSessionProvider value={useSessionPlace()}>{SCREENS}</OpenSessionProvider>;
}

/** Created once, so that a change of the session renders only its consumers. */
const SCREENS = <Screens />;

function Screens() {
  const t = useText();
  useRouteWatch();
  return (
    <>
      <button type="button" className={styles.skip} onClick={() => document.querySelector('main')?.focus()}>
        {t('skipToContent')}
      </button>
      <PathContext value={useLocation().pathname}>
        <NavBar />
      </PathContext>
      <Outlet />
      <UnreachableNotice />
      <DropOverlay />
      <LeaveGuard />
    </>
  );
}
