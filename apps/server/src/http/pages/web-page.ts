import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiLocale, type EditorPart, PAGE_META, PATHS, type PageView, type PasswordRule } from '@muro/api';
import type { ShopData } from '@muro/shop';
import { PAGE_TEXTS } from '@muro/texts/all';
import { designerFiles, designerFonts, designerTexts, firstFiles, sizePageFiles } from './first-files.ts';
import { type Html, html } from './page.ts';
import { pageBar, shopMeta } from './shop-frame.ts';

/** HTML files of the built web app: the designer, the cart, all other pages for buyers, and the API description. */
type WebFile = 'index.html' | 'cart.html' | 'pages.html' | 'api.html';

/** Services that pages for buyers need. */
export interface PageServices {
  readonly locale: ApiLocale;
  /** The built web app; the folder may be missing. */
  readonly webFolder: string;
  readonly shop: { readonly data: ShopData };
  readonly editorOff: readonly EditorPart[];
  readonly passwordRule: PasswordRule;
  /** Null: importing from a photo service is switched off. */
  readonly social: { readonly provider: { readonly name: string } } | null;
  readonly pngAllowed: boolean;
  readonly webpAllowed: boolean;
  readonly heicAllowed: boolean;
  readonly avifAllowed: boolean;
  readonly tiffAllowed: boolean;
  readonly rawAllowed: boolean;
}

interface WebPageParts {
  /** Nonce of the Content-Security-Policy; React Aria sets it on the `<style>` elements that it adds. */
  readonly nonce: string;
  /** Language of the sentence for browsers without JavaScript. */
  readonly locale: ApiLocale;
  /** The view that `pages.html` draws, in the language above. */
  readonly view?: PageView;
  /** First view of `index.html`, shown before its script has run, in the language above. */
  readonly first?: FirstView;
}

/**
 * The first view of the designer’s page, shown before any script has run: heading and first rows of the list of designs, and in its place
 * the wall of the size page. The app replaces it with the same at the same place.
 */
export interface FirstView {
  readonly body: Html;
  /** Rules for the shapes of the pictures: the page's policy allows no `style` attributes. */
  readonly styles: string;
  /** Addresses of the list by language, 'es=eleccion en=…': the script of the page shows the list at these alone. */
  readonly routes: string;
  /** Addresses of the size page by language: its files and the list then load beside the app. */
  readonly sizeRoutes: string;
  /** Those of them that lead to static designs, whose heading is another one. */
  readonly staticRoutes: string;
}

/** The element that the app draws into, as the build writes it. */
const EMPTY_ROOT = '<div id="root"></div>';

/** Returns a built page with the shop's settings and contact inserted. */
export async function webPage(services: PageServices, file: WebFile, { nonce, locale, view, first }: WebPageParts): Promise<string> {
  const built = forShop(await readFile(join(services.webFolder, file), 'utf8'), services);
  // The designer chooses its language in the browser, so its sentence stays in all languages, as built.
  const spoken = file === 'index.html' ? built : built.replace(/<noscript>.*?<\/noscript>/s, () => noScript(locale));
  const named = withHead(spoken, html`<meta name="csp-nonce" nonce="${nonce}" />`.html);
  if (file === 'api.html') return named;
  const described = withHead(named, html`<meta name="description" content="${PAGE_TEXTS.pageDescription[locale]}" />`.html);
  if (view === undefined && !first) return described;
  const inLanguage = described.replace(/<html lang="[a-z]+">/, html`<html lang="${locale}">`.html);
  if (view === undefined) return first ? await withFirstView(inLanguage, services, { nonce, locale, first }) : inLanguage;
  const withView = withHead(inLanguage, html`<meta name="${PAGE_META}" content="${JSON.stringify(view)}" />`.html);
  const { scripts, styles } = await firstFiles(services.webFolder, view.page, locale);
  const links = [
    ...styles.map((file) => html`<link rel="stylesheet" crossorigin href="${PATHS.webApp}${file}" />`.html),
    ...scripts.map((file) => html`<link rel="modulepreload" crossorigin href="${PATHS.webApp}${file}" />`.html),
  ];
  return links.reduce(withHead, withView).replace(EMPTY_ROOT, () => html`<div id="root">${pageBar(services.shop.data)}</div>`.html);
}

interface FirstParts extends Required<Pick<WebPageParts, 'nonce' | 'locale' | 'first'>> {}

/**
 * Writes the first view into the designer's page. The scripts, which are not needed to see it, are requested once it is painted, or at once
 * if the address shows another view.
 */
async function withFirstView(page: string, { webFolder, shop }: PageServices, { nonce, locale, first }: FirstParts): Promise<string> {
  const [designer, texts, fonts, sizePage] = await Promise.all([
    designerFiles(webFolder),
    designerTexts(webFolder, locale),
    designerFonts(webFolder),
    sizePageFiles(webFolder),
  ]);
  const addresses = (files: readonly string[]) => files.map((file) => `${PATHS.webApp}${file}`).join(' ');
  const lines = [
    ...fonts.map((file) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${PATHS.webApp}${file}" />`),
    html`<style nonce="${nonce}">${{ html: first.styles }}</style>`,
    ...designer.styles.map((file) => html`<link rel="stylesheet" crossorigin href="${PATHS.webApp}${file}" />`),
    html`<script src="/pages/first-view.js" data-locale="${locale}" data-routes="${first.routes}" data-size-routes="${first.sizeRoutes}" data-static-routes="${first.staticRoutes}" data-scripts="${addresses([...designer.scripts, ...texts])}" data-size-scripts="${addresses(sizePage.scripts)}" data-size-styles="${addresses(sizePage.styles)}"></script>`,
  ];
  const later = lines.reduce((text, line) => withHead(text, line.html), page);
  return later
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace(EMPTY_ROOT, () => html`<div id="root">${pageBar(shop.data)}${first.body}</div>`.html);
}

const noScript = (locale: ApiLocale) => html`<noscript><p lang="${locale}">${PAGE_TEXTS.noScript[locale]}</p></noscript>`.html;

/**
 * Inserts the shop's settings into a page: language, accepted photo formats, parts of the editor that are off, password rule, photo
 * service, contact.
 */
function forShop(page: string, services: PageServices): string {
  const { locale, editorOff, passwordRule, social, shop } = services;
  const metas = {
    'muro-locale': locale,
    'muro-photo-kinds': photoKinds(services).join(' '),
    'muro-editor-off': editorOff.join(' '),
    'muro-password-min': String(passwordRule.min),
    'muro-password-max': String(passwordRule.max),
  };
  const withMetas = Object.entries(metas).reduce((text, [name, content]) => withMeta(text, name, content), page);
  const { data } = shop;
  const named = withMetas.replace('<title>Muro</title>', () => html`<title>${data.name}</title>`.html);
  const withShop = withHead(named, html`<meta name="muro-shop" content="${JSON.stringify(shopMeta(data))}" />`.html);
  return social ? withHead(withShop, html`<meta name="muro-social" content="${social.provider.name}" />`.html) : withShop;
}

/** Inserts `line` as the last one of the head. */
function withHead(page: string, line: string): string {
  return page.replace('</head>', () => `  ${line}\n  </head>`);
}

function withMeta(page: string, name: string, content: string): string {
  return page.replace(
    new RegExp(`(<meta name="${name}" content=")[a-z0-9 ]*(")`),
    (_, before: string, after: string) => before + content + after,
  );
}

/** Returns the photo formats that the web app accepts. */
function photoKinds(services: PageServices): readonly string[] {
  const kinds = {
    jpeg: true,
    heic: services.heicAllowed,
    png: services.pngAllowed,
    webp: services.webpAllowed,
    avif: services.avifAllowed,
    tiff: services.tiffAllowed,
    raw: services.rawAllowed,
  };
  return Object.entries(kinds).flatMap(([kind, isTaken]) => (isTaken ? [kind] : []));
}
