import { LANGUAGE_PROFILES, LOCALES, type Locale, type RouteKey } from '@muro/texts';

/** Returns all distinct aliases of a key. Each leads to the same screen in every language. [ROUTE-04] */
export function aliasesOf(key: RouteKey): readonly string[] {
  return [...new Set(LOCALES.map((locale) => aliasOf(key, locale)))];
}

/** Returns the alias that a language uses in links. */
export function aliasOf(key: RouteKey, locale: Locale): string {
  return LANGUAGE_PROFILES[locale].routes[key];
}

export const ROUTE_KEYS = Object.keys(LANGUAGE_PROFILES.en.routes) as readonly RouteKey[];

interface AliasMatch {
  readonly key: RouteKey;
  /** The rest of the path after the alias: '' or '/…'. */
  readonly rest: string;
  readonly alias: string;
}

/** The only alias that accepts a style after the id. [ROUTE-08] */
export const STYLED_ALIAS = 'collage/basic';

/** Returns the route of a router path; null for the root and for unknown paths. */
export function matchAlias(path: string): AliasMatch | null {
  const bare = path.split('?')[0]?.replace(/^\/+/, '') ?? '';
  for (const key of ROUTE_KEYS) {
    const alias = aliasesOf(key).find((name) => bare === name || bare.startsWith(`${name}/`));
    if (alias) return { key, alias, rest: bare.slice(alias.length) };
  }
  return null;
}

/** Returns the language of a path whose alias exists in only one language; null otherwise. */
export function localeOfPath(path: string): Locale | null {
  const match = matchAlias(path);
  if (!match) return null;
  const speakers = LOCALES.filter((locale) => aliasOf(match.key, locale) === match.alias);
  return speakers.length === 1 ? (speakers[0] ?? null) : null;
}

/** Returns the same path with another language's alias. A path with a style stays unchanged if the other alias accepts no style. */
export function translatePath(path: string, locale: Locale): string {
  const match = matchAlias(path);
  if (!match) return path;
  const alias = aliasOf(match.key, locale);
  const hasStyle = match.alias === STYLED_ALIAS && match.rest.split('/').length > 2;
  if (hasStyle && alias !== STYLED_ALIAS) return path;
  const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
  return `/${alias}${match.rest}${query}`;
}
