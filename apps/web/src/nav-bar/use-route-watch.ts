import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loadTexts, useTextStore } from '../app/locale/text-store.ts';
import { useNavigation } from '../app/navigate/navigation-store.ts';
import { logRoute } from '../app/navigate/page-views.ts';
import { areaOf } from '../app/navigate/paths.ts';
import { localeOfPath, matchAlias } from '../app/navigate/route-aliases.ts';

/** Follows the address: navigation state, page view, and the language that an alias speaks. [ROUTE-22 … ROUTE-24] [PV-01] */
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
    // Another screen: keyboard and screen reader start at its beginning. The same screen with another filter keeps its place.
    if (screen.current && key !== screen.current) document.querySelector('main')?.focus({ preventScroll: true });
    screen.current = key;
  }, [pathname, search, send]);
}
