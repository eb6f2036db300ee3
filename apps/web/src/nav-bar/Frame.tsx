import { Outlet } from 'react-router';
import { useText } from '../app/locale/text-store.ts';
import { AwayNotice } from './AwayNotice.tsx';
import styles from './Frame.module.css';
import { NavBar } from './NavBar.tsx';
import { useRouteWatch } from './use-route-watch.ts';

/** Every screen: the bar above, the screen below. */
export function Frame() {
  const t = useText();
  useRouteWatch();
  return (
    <>
      <button type="button" className={styles.skip} onClick={() => document.querySelector('main')?.focus()}>
        {t('skipToContent')}
      </button>
      <NavBar />
      <Outlet />
      <AwayNotice />
    </>
  );
}
