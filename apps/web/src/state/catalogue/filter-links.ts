import { type FilterLink, isListed, type Template } from '@muro/domain';
import { useMemo } from 'react';
import { type Text, type TextKey, useLocale, useText } from '../language/text-store.ts';
import { useDesign } from './design-store.ts';

export interface ListLink extends FilterLink {
  /** True if the link is listed under 'Designs'. */
  readonly isSub: boolean;
}

/** [CAT-11] */
const THEMES: readonly (readonly [filter: string, name: TextKey & `theme${string}`])[] = [
  ['theme:modern', 'themeModern'],
  ['theme:classic', 'themeClassic'],
  ['theme:retro', 'themeRetro'],
  ['theme:vintage', 'themeVintage'],
  ['theme:illustration', 'themeIllustration'],
  ['theme:painting', 'themePainting'],
];

/** Returns the link list of a language in order: all, the two basic ones, all designs, then the design categories. [CAT-07 … CAT-12] */
export function listLinks(locale: string, t: Text, templates: readonly Template[]): readonly ListLink[] {
  const top = (name: string, filter: string): ListLink => ({ name, filter, isSub: false });
  const kinds = locale === 'nl' ? designerLinks(templates) : THEMES.map(([filter, name]) => ({ name: t(name), filter, isSub: true }));
  return [
    top(t('allDesigns'), ''),
    top(t('filterBasic'), 'theme:basic'),
    top(t('filterTiles'), 'designer:tiles'),
    top(t('filterDesigns'), 'designer:all'),
    ...kinds,
  ];
}

/** Returns the categories of the Dutch list, which are designers. [CAT-12] */
function designerLinks(templates: readonly Template[]): readonly ListLink[] {
  const designers = new Set(templates.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('designer:'))));
  designers.delete('designer:tiles');
  return [...designers].sort().map((filter) => ({ name: designerName(filter), filter, isSub: true }));
}

function designerName(filter: string): string {
  const nameParts = filter.slice('designer:'.length).split('-');
  return nameParts.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

const NONE: readonly Template[] = [];

/** Returns the link list in the current language; templates find their category in it. [CAT-03] [CAT-23] */
export function useListLinks(): readonly ListLink[] {
  const t = useText();
  const locale = useLocale();
  const templates = useDesign((store) => (store.list.status === 'ready' ? store.list.templates : NONE));
  return useMemo(() => listLinks(locale, t, templates), [locale, t, templates]);
}

/** Returns the links without empty design categories, but keeps the open one. */
export function shownLinks(links: readonly ListLink[], templates: readonly Template[], filter: string): readonly ListLink[] {
  return links.filter((link) => !link.isSub || link.filter === filter || templates.some((template) => isListed(template, link.filter)));
}
