import { LANGUAGE_PROFILES, type LanguageProfile, LOCALES, type Locale } from '@muro/texts';

/** The internal route keys. [ROUTE-15] */
export type RouteKey = keyof LanguageProfile['routes'];

/** Every alias of a key, each once. All of them lead to the same screen in every language. [ROUTE-04] */
export function aliasesOf(key: RouteKey): readonly string[] {
  return [...new Set(LOCALES.map((locale) => aliasOf(key, locale)))];
}

/** The alias that links of a language use. */
export function aliasOf(key: RouteKey, locale: Locale): string {
  return LANGUAGE_PROFILES[locale].routes[key];
}

export const ROUTE_KEYS = Object.keys(LANGUAGE_PROFILES.en.routes) as readonly RouteKey[];

interface AliasMatch {
  readonly key: RouteKey;
  /** What follows the alias: '' or '/…'. */
  readonly rest: string;
  readonly alias: string;
}

/** The one alias that takes a style behind the id. [ROUTE-08] */
export const STYLED_ALIAS = 'collage/basic';

/** Which route a router path belongs to; null for the root and for paths that are not in the map. */
export function matchAlias(path: string): AliasMatch | null {
  const bare = path.split('?')[0]?.replace(/^\/+/, '') ?? '';
  for (const key of ROUTE_KEYS) {
    const alias = aliasesOf(key).find((name) => bare === name || bare.startsWith(`${name}/`));
    if (alias) return { key, alias, rest: bare.slice(alias.length) };
  }
  return null;
}

/** The language of a path whose alias only one language has; null when it tells nothing. */
export function localeOfPath(path: string): Locale | null {
  const match = matchAlias(path);
  if (!match) return null;
  const speakers = LOCALES.filter((locale) => aliasOf(match.key, locale) === match.alias);
  return speakers.length === 1 ? (speakers[0] ?? null) : null;
}

/**
 * The same place in another language: its path with that language's alias. A path with a style stays as it is while the style
 * is in it, where the other alias takes none.
 */
export function translatePath(path: string, locale: Locale): string {
  const match = matchAlias(path);
  if (!match) return path;
  const alias = aliasOf(match.key, locale);
  const hasStyle = match.alias === STYLED_ALIAS && match.rest.split('/').length > 2;
  if (hasStyle && alias !== STYLED_ALIAS) return path;
  const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
  return `/${alias}${match.rest}${query}`;
}
