import { type ApiLocale, cardCopies } from '@muro/api';
import { categoryPart, isListed, namePart, type Template, typeOf } from '@muro/domain';
import { LANGUAGE_PROFILES, LOCALES, type RouteKey } from '@muro/texts';
import { CARD_TEXTS, SIZE_PAGE_TEXTS } from '@muro/texts/all';
import type { DiskCatalogue } from '../../catalogue/designs/disk-catalogue.ts';
import { listedTemplates } from '../../catalogue/use-cases/list-xml.ts';
import { type Html, html } from '../../http/pages/page.ts';
import type { FirstView } from '../../http/pages/web-page.ts';
import { textIn } from '../../texts/text.ts';

/** Cards of the first two rows on a wide screen. */
const CARDS = 8;
/** Longest side of a picture in CSS pixels, and thus the intrinsic size before it has loaded. */
const LONGEST_PX = 240;

/** Categories that name a design on its card, as the app lists them: `filter-links.ts`. */
const CATEGORIES = [
  ['theme:basic', 'filterBasic'],
  ['designer:tiles', 'filterTiles'],
  ['theme:modern', 'themeModern'],
  ['theme:classic', 'themeClassic'],
  ['theme:retro', 'themeRetro'],
  ['theme:vintage', 'themeVintage'],
  ['theme:illustration', 'themeIllustration'],
  ['theme:painting', 'themePainting'],
] as const;

/** Returns the first view in one language; made once per state of the catalogue, since every visit gets it. */
export function createFirstViews(catalogue: DiskCatalogue): (locale: ApiLocale) => FirstView {
  const cache = new Map<ApiLocale, FirstView & { readonly version: number }>();
  return (locale) => {
    const { version } = catalogue;
    const cached = cache.get(locale);
    if (cached?.version === version) return cached;
    const view = { ...firstView(listedTemplates(catalogue, locale), locale), version };
    cache.set(locale, view);
    return view;
  };
}

function firstView(templates: readonly Template[], locale: ApiLocale): FirstView {
  const listed = templates.filter((template) => isListed(template, '')).slice(0, CARDS);
  const ratios = [...new Set(listed.map(ratioOf))];
  const cards = listed.map((template, index) =>
    card(template, locale, { ratioAt: ratios.indexOf(ratioOf(template)), isFirst: index === 0 }),
  );
  const cardText = (key: keyof typeof CARD_TEXTS & `${'list' | 'start'}${string}`): string => CARD_TEXTS[key][locale] as string;
  return {
    routes: routesOf('keuze'),
    sizeRoutes: routesOf('ontwerp/basic', 'ontwerp/design'),
    staticRoutes: routesOf('ontwerp/design'),
    styles: ratios.map((ratio, index) => `.ratio-${index}{--ratio:${ratio}}`).join(''),
    body: html`<main class="list-page first-view"><div class="list-screen">
<div class="list-hero"><div><h1>${cardText('listTitle')}</h1><p class="list-help">${cardText('listHelp')}</p></div>
<section class="list-start"><div class="list-start-words"><h2>${cardText('startTitle')}</h2><p>${cardText('startText')}</p><p class="list-start-drop">${cardText('startDrop')}</p></div>
<div class="list-start-ways"><span class="list-start-button">${cardText('startChoose')}</span><span class="list-start-folder"><span>${cardText('startFolder')}</span></span></div></section></div>
<div class="list-columns"><div class="list-sidebar"></div><section class="list-wall"><ul class="design-cards">${cards}</ul></section></div>
</div></main>${sizePage(locale)}`,
  };
}

/** The wall of every design: only the browser knows which one its address names. */
function sizePage(locale: ApiLocale): Html {
  return html`<main class="first-size size-page" aria-busy="true"><div class="size-frame"><div class="size-content">
<header class="size-head"><h1 class="first-generated">${SIZE_PAGE_TEXTS.PAS_JE_ONTWERP_AAN[locale]}</h1><h1 class="first-static">${SIZE_PAGE_TEXTS.KIES_JE_FORMAAT[locale]}</h1></header>
<div class="size-left"><div class="size-stage"><div class="still-wall"><div class="wall-grain"></div></div></div></div><div class="size-panel"></div>
</div><div class="size-foot"></div></div></main>`;
}

/** Returns the addresses of these keys in all languages: 'es=eleccion en=…'. */
function routesOf(...keys: readonly RouteKey[]): string {
  return LOCALES.flatMap((locale) => keys.map((key) => `${locale}=${LANGUAGE_PROFILES[locale].routes[key]}`)).join(' ');
}

function ratioOf({ thumbWidthPx, thumbHeightPx, width, height }: Template): number {
  return Math.round(1000 * (thumbWidthPx > 0 && thumbHeightPx > 0 ? thumbWidthPx / thumbHeightPx : width / height)) / 1000;
}

function card(template: Template, locale: ApiLocale, { ratioAt, isFirst }: { readonly ratioAt: number; readonly isFirst: boolean }): Html {
  const { id, url, shortInfo, leftInfo } = template;
  const ratio = ratioOf(template);
  const copies = cardCopies(url);
  const route = LANGUAGE_PROFILES[locale].routes[typeOf(template) === 'generated' ? 'ontwerp/basic' : 'ontwerp/design'];
  const links = CATEGORIES.map(([filter, key]) => ({ filter, name: CARD_TEXTS[key][locale] }));
  const [wide, high] = [LONGEST_PX * Math.min(1, ratio), LONGEST_PX / Math.max(1, ratio)].map(Math.round) as [number, number];
  const image = html`<img class="design-piece ratio-${ratioAt}" src="${url}" srcset="${copies?.jpeg ?? `${url} 1x`}" width="${wide}" height="${high}" alt="" decoding="async"${{ html: isFirst ? ' fetchpriority="high"' : '' }}>`;
  const source = copies ? html`<source type="image/avif" srcset="${copies.avif}">` : html``;
  return html`<li class="design-card"><a class="design-link" href="#/${route}/${id}"><span class="design-stage"><picture class="design-picture">${source}${image}</picture></span>
<span class="design-label"><span class="design-category">${categoryPart(template, links)}</span><span class="design-name">${namePart(template.name)}</span><span class="design-note">${capacityWords(template, locale)}</span></span></a>
<div class="design-facts"><p class="design-info"><span class="design-sizes">${shortInfo}</span><span class="design-price">${leftInfo}</span></p></div></li>`;
}

function capacityWords({ capacity }: Template, locale: ApiLocale): string {
  if (!capacity) return '';
  const { fewestPhotos: fewest, mostPhotos: most, hasTitle } = capacity;
  const photos =
    fewest === most ? textIn(locale, CARD_TEXTS.photoCount, { count: most }) : textIn(locale, CARD_TEXTS.cardPhotosRange, { fewest, most });
  return hasTitle ? `${photos} · ${CARD_TEXTS.cardTitle[locale]}` : photos;
}
