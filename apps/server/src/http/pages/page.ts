import type { ApiLocale } from '@muro/api';
import { FRAME_TEXTS } from '@muro/texts/all';
import { exitAddress } from './exits.ts';

/** HTML that is safe to insert into a page. Made by `html` only. */
export interface Html {
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

/** Template tag whose values are texts (escaped), numbers, other pieces of HTML or lists of them. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | number | Html | readonly Html[])[]): Html {
  const texts = values.map((value) => {
    if (typeof value === 'object')
      return (Array.isArray(value) ? (value as readonly Html[]) : [value as Html]).map((part) => part.html).join('');
    return escaped(String(value));
  });
  return { html: parts.reduce((text, part, index) => text + part + (texts[index] ?? ''), '') };
}

interface PageParts {
  readonly locale: ApiLocale;
  readonly title: string;
  readonly body: Html;
  /** Logo or name of the shop in the header, and the footer. */
  readonly mark?: Html;
  /** Name of the shop in the title. */
  readonly site?: string;
  readonly foot?: Html;
  /** True if the page is shown inside another page, which has its own heading and navigation. */
  readonly isFramed?: boolean;
}

/** Renders a whole page in one language. */
export function page({ locale, title, body, mark = html`Muro`, site = 'Muro', foot = html``, isFramed = false }: PageParts): string {
  const head = isFramed
    ? html``
    : html`<header><a class="home" href="/htmlapp/?lang=${locale}">${mark}</a><a href="${exitAddress('overview', locale)}">${FRAME_TEXTS.myCollages[locale]}</a></header>`;
  const heading = isFramed ? html`` : html`<h1>${title}</h1>`;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${site}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pages/pages.css">
</head>
<body>
${head}
<main>
${heading}
${body}
</main>
${isFramed ? html`` : foot}
</body>
</html>
`.html;
}
