import { type FilterLink, isListed, type Template } from '@muro/domain';
import { type Text, type TextKey, useLocale, useText } from '../language/text-store.ts';
import { useDesign } from './design-store.ts';

export interface ListLink extends FilterLink {
  /** Stands under 'Designs'. */
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

/** The link list of a language, in order: all, the two basic ones, all designs, then its kinds of design. [CAT-07 … CAT-12] */
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

/** The Dutch list goes by designer. [CAT-12] */
function designerLinks(templates: readonly Template[]): readonly ListLink[] {
  const designers = new Set(templates.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('designer:'))));
  designers.delete('designer:tiles');
  return [...designers].sort().map((filter) => ({ name: designerName(filter), filter, isSub: true }));
}

function designerName(filter: string): string {
  const words = filter.slice('designer:'.length).split('-');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

const NONE: readonly Template[] = [];

/** The link list of the language in use; templates find their category in it. [CAT-03] [CAT-23] */
export function useListLinks(): readonly ListLink[] {
  const t = useText();
  const locale = useLocale();
  const templates = useDesign((store) => (store.list.status === 'ready' ? store.list.templates : NONE));
  return listLinks(locale, t, templates);
}

/** Kinds of design that nothing belongs to are left out of the sidebar, but for the one that is open. */
export function shownLinks(links: readonly ListLink[], templates: readonly Template[], filter: string): readonly ListLink[] {
  return links.filter((link) => !link.isSub || link.filter === filter || templates.some((template) => isListed(template, link.filter)));
}
