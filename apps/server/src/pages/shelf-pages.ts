import { type ApiLocale, PATHS, pathOf } from '@muro/api';
import { namePart } from '@muro/domain';
import type { ShopData } from '@muro/shop';
import { PAGE_TEXTS, SHELF_TEXTS as SAY } from '@muro/texts/all';
import type { ShelvedCollage } from '../ports/collages.ts';
import { sayIn } from '../texts/text.ts';
import { editAddress, exitAddress } from './exits.ts';
import { type Html, html, page } from './page.ts';
import { dayPart, htmlIn, momentPart, sizeText } from './said-in.ts';
import { inShop } from './shop-frame.ts';

/** A collage of a list, under the name that is shown. */
export interface NamedCollage extends ShelvedCollage {
  readonly shown: string;
}

/** Its own name, else that of its design. */
export function shownName(
  { name, templateId, collageId }: Pick<ShelvedCollage, 'name' | 'templateId' | 'collageId'>,
  catalogue: { template(id: string): { readonly name: string } | null | undefined },
): string {
  return name || namePart(catalogue.template(templateId)?.name ?? '') || String(collageId);
}

/** A collage that is there: the ways on, and behind 'more' what is done seldom. */
export function collageRow(locale: ApiLocale, collage: NamedCollage): Html {
  const { collageId: id, shown } = collage;
  const order = html`<a class="way" href="${PATHS.checkout}?collageid=${id}&lang=${locale}">${PAGE_TEXTS.order[locale]}</a>`;
  const rename = html`<label>${SAY.name[locale]}<input name="name" maxlength="60" value="${collage.name}" placeholder="${shown}"></label><button>${SAY.rename[locale]}</button>`;
  return html`<li id="c${id}">${pictureOf(locale, collage)}
<div><p class="name">${shown}</p>
<p class="quiet">${factsOf(locale, collage)}</p>
<p class="ways"><a class="way" href="${editAddress(locale, id)}">${PAGE_TEXTS.open[locale]}</a>${collage.isFinished ? order : html``}</p>
<details><summary>${SAY.more[locale]}<span class="unseen">: ${shown}</span></summary>
${deedForm(locale, { id, deed: 'rename' }, rename)}
<div class="ways">${deedForm(locale, { id, deed: 'copy' }, plain(SAY.copy[locale]))}
<a class="way" href="${PATHS.versionsPage}?collage=${id}&lang=${locale}">${SAY.versions[locale]}</a>
${deedForm(locale, { id, deed: 'remove' }, plain(SAY.remove[locale]))}</div>
</details></div></li>`;
}

/** One that was thrown away. */
export function binRow(locale: ApiLocale, collage: NamedCollage): Html {
  const back = deedForm(locale, { id: collage.collageId, deed: 'bring-back' }, plain(SAY.bringBack[locale]));
  return html`<li>${pictureOf(locale, collage)}
<div><p class="name">${collage.shown}</p><p class="quiet">${factsOf(locale, collage)}</p>${back}</div></li>`;
}

/** The versions of one collage, with the way to make a new one of each. */
export function versionsPage(
  locale: ApiLocale,
  { name, versions, shop }: { readonly name: string; readonly versions: readonly ShelvedCollage[]; readonly shop: ShopData },
): string {
  const rows = versions.map((version, nth) => {
    const { collageId: id, version: n } = version;
    const way =
      nth === 0
        ? html`<a class="way" href="${editAddress(locale, id)}">${PAGE_TEXTS.open[locale]}</a>`
        : deedForm(locale, { id, deed: 'copy', version: n }, plain(SAY.openAsNew[locale]));
    const title = nth === 0 ? SAY.newest[locale] : sayIn(locale, SAY.version, { n });
    return html`<li>${pictureOf(locale, { ...version, shown: title }, n)}
<div><p class="name">${title}</p><p class="quiet">${factsOf(locale, version, momentPart)}</p>${way}</div></li>`;
  });
  const body = html`<p>${SAY.versionsHint[locale]}</p><ul class="rows">${rows}</ul>
<p><a href="${exitAddress('overview', locale)}">${PAGE_TEXTS.overview[locale]}</a></p>`;
  return page({
    locale,
    title: sayIn(locale, SAY.versionsOf, { name }),
    body,
    style: STYLE,
    ...inShop(shop, locale),
  });
}

/** Of the pages of an account. */
export const STYLE = '/pages/account.css';

const plain = (words: string) => html`<button class="plain">${words}</button>`;

/** A plain form that does one thing with one collage. */
export function deedForm(
  locale: ApiLocale,
  { id, deed, version }: { readonly id: number; readonly deed: string; readonly version?: number },
  content: Html,
): Html {
  const which =
    version === undefined
      ? html``
      : html`<input type="hidden" name="version" value="${version}"><input type="hidden" name="open" value="1">`;
  return html`<form class="deed" method="post" action="${PATHS.shelfAction}?lang=${locale}"><input type="hidden" name="collage" value="${id}"><input type="hidden" name="do" value="${deed}">${which}${content}</form>`;
}

function pictureOf(locale: ApiLocale, { collageId, shown }: Pick<NamedCollage, 'collageId' | 'shown'>, version?: number): Html {
  const query = version === undefined ? '' : `?version=${version}`;
  const address = `${pathOf(PATHS.collagePicture, { id: collageId })}${query}`;
  return html`<img loading="lazy" src="${address}" alt="${sayIn(locale, PAGE_TEXTS.pictureOf, { name: shown })}">`;
}

/** Versions are made several a day, so that theirs have a time. */
const factsOf = (locale: ApiLocale, collage: Pick<ShelvedCollage, 'updatedAt' | 'width' | 'height'>, toText = dayPart) =>
  html`${sizeText(locale, collage)} · ${htmlIn(locale, PAGE_TEXTS.saved, { date: toText(locale, collage.updatedAt) })}`;
