import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf, codeIn, readAllDocs, readGuide, readGuides, withoutCode } from '../test-support/guides.ts';
import { root } from '../test-support/stamp.mjs';

/** Longest page, words. Tables and code blocks do not count: readers look things up in them. */
const MAX_WORDS = 900;
/** Records of measurements and formats that are read from a heading, not from the first line on. */
const REFERENCES = ['docs/development/load-results.md', 'docs/integrate/collage-xml.md'];

/** Folders that no checkout has: of a language that does not exist yet, in the steps that add one, and of builds. */
const ABSENT = ['packages/texts/src/pt', 'apps/web/builds', 'apps/server/builds'];

/** Words that operators search for. */
const SEARCHED = [
  ...['backup', 'restore', 'upgrade', 'reverse proxy', 'TLS', 'metrics', 'password', 'SMTP', 'rate limit', 'retention', 'S3'],
  ...['rolling update', 'health check', 'logs', 'cron', 'systemd', 'Docker', 'environment variables', 'troubleshooting', 'error codes'],
];

const guides = readGuides();
const papers = readAllDocs();
const pathOf = (from: string, target: string) => normalize(join(dirname(from), target));

describe('the guides', () => {
  it('lead from each link to a file and a heading that exist', () => {
    const broken = papers.flatMap(({ path, text }) =>
      [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
        if (/^[a-z]+:/.test(link)) return [];
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? path : pathOf(path, file);
        if (!existsSync(join(root, target))) return [`${path}: ${link}`];
        return anchor && target.endsWith('.md') && !anchorsOf(readGuide(target).text).has(anchor) ? [`${path}: ${link}`] : [];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('are all found from their index', () => {
    const { text } = readGuide('docs/README.md');
    const linked = new Set([...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => pathOf('docs/README.md', link)));
    expect(guides.map(({ path }) => path).filter((path) => path !== 'docs/README.md' && !linked.has(path))).toEqual([]);
  });

  it.each(SEARCHED)('have a heading with the words "%s"', (phrase) => {
    const headings = guides.flatMap(({ text }) => text.replace(/^```[\s\S]*?^```$/gm, '').match(/^#+ .+$/gm) ?? []);
    expect(headings.filter((heading) => heading.toLowerCase().includes(phrase.toLowerCase()))).not.toEqual([]);
  });

  it(`have at most ${MAX_WORDS} words a page`, () => {
    const wordsOf = (text: string) =>
      withoutCode(text)
        .split('\n')
        .filter((line) => !/^\s*\|/.test(line))
        .join(' ')
        .split(/\s+/).length;
    const long = guides.filter(({ path, text }) => !REFERENCES.includes(path) && wordsOf(text) > MAX_WORDS);
    expect(long.map(({ path, text }) => `${path}: ${wordsOf(text)}`)).toEqual([]);
  });

  it('name source files and npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const wrong = papers
      .filter(({ path }) => path !== 'CHANGELOG.md')
      .flatMap(({ path, text }) =>
        codeIn(text).flatMap((code) => {
          const [file] = ABSENT.includes(code)
            ? []
            : (/^(?:apps|packages|scripts|docs|deploy|e2e|bench|test-support)\/[\w./-]+$/.exec(code) ?? []);
          const [, name] = /\bnpm run ([\w:-]+)/.exec(code) ?? [];
          const isWrong = (file && !existsSync(join(root, file))) || (name && !(name in scripts));
          return isWrong ? [`${path}: ${code}`] : [];
        }),
      );
    expect(wrong).toEqual([]);
  });
});
