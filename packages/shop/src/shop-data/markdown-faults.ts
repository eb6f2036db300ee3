import { type Fault, faultIn } from '../files/fault.ts';
import { lineIndex } from '../text/line-index.ts';

const TAG = /(?<tag><\/?[a-z][a-z0-9-]*(?:\s[^<>\n]*)?\/?>|<!--)/gi;
const PICTURE = /!\[[^[\]\n]*\]\([^()\n]{0,2048}\)/g;
const LINK = /(?<!!)\[[^[\]\n]+\]\((?<to>[^)\s]{1,2048})\)/g;
/** Allowed targets of a link in a text. */
export const TEXT_LINK = /^(https?:\/\/|mailto:|\/(?!\/))/i;

/** Returns faults of Markdown that pages and mails do not support: HTML, pictures, and invalid links. Reports each tag name once. */
export function markdownFaults(file: string, text: string): readonly Fault[] {
  const positionOf = lineIndex(text);
  const warn = (position: number, reason: string) => ({
    at: position,
    fault: { ...faultIn(file, { ...positionOf(position), place: '', reason }), level: 'warning' } as const,
  });
  const tags = [...new Map([...text.matchAll(TAG)].reverse().map((tag) => [/!--|[a-z0-9-]+/i.exec(tag[0])?.[0], tag])).values()];
  const links = [...text.matchAll(LINK)].filter(({ groups }) => !TEXT_LINK.test(groups?.to ?? ''));
  const pictures = [...text.matchAll(PICTURE)];
  return [
    ...pictures.map(({ 0: picture, index }) => warn(index, `${picture.slice(0, 60)} is not shown as a picture: texts hold words alone`)),
    ...tags.map(({ 0: tag, index }) => warn(index, `${tag.slice(0, 40)} is shown as it stands: texts are Markdown without HTML`)),
    ...links.map(({ index, groups }) =>
      warn(index, `the link to ${groups?.to?.slice(0, 60)} is shown as it stands: write https://…, mailto:… or /… of this server`),
    ),
  ]
    .sort((a, b) => a.at - b.at)
    .map(({ fault }) => fault);
}
