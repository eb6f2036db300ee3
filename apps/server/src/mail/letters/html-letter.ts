import { markdown } from '../../http/pages/markdown.ts';
import { type Html, html } from '../../http/pages/page.ts';
import type { Block, Letter } from './letter.ts';
import type { Fact } from './order-fact-rows.ts';

/** Content-IDs of the pictures that are attached to a mail. */
export const pictureId = (line: number): string => (line === 1 ? 'picture@muro' : `picture-${line}@muro`);
export const LOGO_ID = 'logo@muro';

/* Mail programs reliably support only tables and inline styles. Colours are those of the web app (`tokens.css`). */
const FONT = "font-family:Jost,'Avenir Next','Segoe UI',Helvetica,Arial,sans-serif";
const WORDS = `margin:0 0 16px;font-size:17px;line-height:1.55;color:#26221e;${FONT}`;
const QUIET = `margin:0 0 16px;font-size:15px;line-height:1.5;color:#5f574e;${FONT}`;
const HEADING = `margin:32px 0 8px;font-size:20px;line-height:1.3;font-weight:500;color:#26221e;${FONT}`;
const CELL = `padding:6px 0;border-bottom:1px solid #e3dbce;font-size:15px;line-height:1.45;vertical-align:top;${FONT}`;
const WAY = `display:inline-block;padding:12px 22px;border-radius:4px;background:#97452f;color:#fffdf9;font-size:17px;line-height:1.3;text-decoration:none;${FONT}`;

interface AttachedPictures {
  readonly hasLogo: boolean;
  /** Numbers of the order lines whose pictures are attached. */
  readonly pictures: readonly number[];
}

/** Renders a mail as HTML: one column, at most 600 px wide, all texts escaped, no URL except the mail's own. */
export function htmlLetter(letter: Letter, attached: AttachedPictures): string {
  const { locale, subject, sender, blocks, foot } = letter;
  const head = attached.hasLogo
    ? html`<img src="cid:${LOGO_ID}" alt="${sender}" style="display:block;max-width:200px;max-height:64px;border:0">`
    : html`<p style="margin:0;font-size:20px;letter-spacing:0.04em;color:#26221e;${FONT}">${sender}</p>`;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:#f6f2ea">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f6f2ea"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left">
<tr><td style="padding:0 0 16px;border-bottom:1px solid #e3dbce">${head}</td></tr>
<tr><td style="padding:24px 0 8px">
${blocks.map((block) => htmlOf(block, attached))}
</td></tr>
<tr><td style="padding:16px 0 0;border-top:1px solid #e3dbce">${foot.map((line) => html`<p style="margin:0 0 4px;font-size:13px;line-height:1.5;color:#5f574e;${FONT}">${line}</p>`)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.html;
}

function htmlOf(block: Block, { pictures }: AttachedPictures): Html {
  switch (block.kind) {
    case 'words':
      return html`<p style="${block.isQuiet ? QUIET : WORDS}">${block.text}</p>`;
    case 'heading':
      return html`<h2 style="${HEADING}">${block.text}</h2>`;
    case 'facts':
      return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${block.facts.map(rowOf)}</table>`;
    case 'way':
      return html`<p style="margin:24px 0 12px"><a href="${block.url}" style="${WAY}">${block.text}</a></p>`;
    case 'picture':
      if (!pictures.includes(block.line)) return html``;
      return html`<p style="margin:8px 0 24px;text-align:center"><img src="cid:${pictureId(block.line)}" alt="${block.alt}" style="max-width:100%;max-height:420px;border:0"></p>`;
    case 'markdown':
      return html`<div style="font-size:15px;line-height:1.5;color:#5f574e;${FONT}">${inMail(markdown(block.text))}</div>`;
  }
}

/** Adds inline styles to a shop's text, because mail programs support no style sheet. */
function inMail({ html: text }: Html): Html {
  const styled = text
    .replaceAll('<h2>', `<h3 style="margin:16px 0 4px;font-size:15px;line-height:1.4;font-weight:600;color:#26221e">`)
    .replaceAll('</h2>', '</h3>')
    .replaceAll('<h3>', `<h3 style="margin:16px 0 4px;font-size:15px;line-height:1.4;font-weight:600;color:#26221e">`)
    .replaceAll('<p>', '<p style="margin:0 0 10px">')
    .replaceAll('<ul>', '<ul style="margin:0 0 10px;padding:0 0 0 20px">')
    .replaceAll('<ol', '<ol style="margin:0 0 10px;padding:0 0 0 20px"')
    .replaceAll('<a ', '<a style="color:#97452f" ');
  return { html: styled };
}

function rowOf({ label, lines, isStrong }: Fact): Html {
  const weight = isStrong ? 'font-weight:600;color:#26221e' : 'color:#26221e';
  const separatedLines = lines.flatMap((line, index) => (index === 0 ? [html`${line}`] : [html`<br>`, html`${line}`]));
  return html`<tr><th scope="row" align="left" width="40%" style="${CELL};padding-right:16px;font-weight:400;color:#5f574e">${label}</th><td style="${CELL};${weight};overflow-wrap:anywhere">${separatedLines}</td></tr>`;
}
