import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { areaOf } from '../state/address/paths.ts';
import { localeOfPath, matchAlias } from '../state/address/route-aliases.ts';
import { loadTexts, useTextStore } from '../state/language/text-store.ts';
import { useNavigation } from '../state/navigation/navigation-store.ts';
import { logRoute } from '../state/window/page-views.ts';

/**
 * Follows the address: updates the navigation state, logs the page view, and switches to the language of an alias. [ROUTE-22 … ROUTE-24]
 * [PV-01]
 */
export function useRouteWatch(): void {
  const { pathname, search } = useLocation();
  const send = useNavigation((store) => store.send);
  const screen = useRef(matchAlias(pathname)?.key);
  useEffect(() => {
    logRoute(`${pathname}${search}`);
    send({ type: 'route', area: areaOf(pathname) });
    const locale = localeOfPath(pathname);
    if (locale && locale !== useTextStore.getState().locale) void loadTexts(locale);
    window.scrollTo(0, 0);
    const { key } = matchAlias(pathname) ?? {};
    // On another screen, the focus moves to its start. The same screen with another filter keeps the focus.
    if (screen.current && key !== screen.current) document.querySelector('main')?.focus({ preventScroll: true });
    screen.current = key;
  }, [pathname, search, send]);
}
