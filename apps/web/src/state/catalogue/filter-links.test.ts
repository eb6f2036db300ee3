import { categoryPart, type Template } from '@muro/domain';
import { type App, loadAppTexts, translator } from '@muro/texts';
import { describe, expect, it } from 'vitest';
import { listLinks, shownLinks } from './filter-links.ts';

const en = await loadAppTexts('en');
const es = await loadAppTexts('es');

const t = translator<App>('es-ES', es);
const tagged = (...tags: string[]) => ({ tags, visible: true }) as unknown as Template;
const TEMPLATES = [tagged('theme:basic', 'theme:modern'), tagged('theme:retro', 'designer:studio-noord'), tagged('designer:tiles')];

describe('the link list', () => {
  it("[CAT-07] [CAT-08] [CAT-09] [CAT-10] [CAT-13] [CAT-14] begins with all designs, the two basic filters and 'Diseños'", () => {
    const links = listLinks('es', t, TEMPLATES);
    expect(links.slice(0, 4).map(({ name, filter, isSub }) => [name, filter, isSub])).toEqual([
      ['Todos los diseños', '', false],
      ['Collages básicos', 'theme:basic', false],
      ['Paneles', 'designer:tiles', false],
      ['Diseños', 'designer:all', false],
    ]);
    expect(links.slice(4).every(({ isSub, filter }) => isSub && !/basic|tiles/.test(filter))).toBe(true);
  });

  it("[CAT-07] its first link is 'All designs' in English", () => {
    expect(listLinks('en', translator<App>('en-US', en), [])[0]).toMatchObject({ name: 'All designs', filter: '' });
  });

  it('[CAT-11] continues with the themes', () => {
    const themes = listLinks('fr', t, TEMPLATES)
      .slice(4)
      .map(({ filter }) => filter);
    expect(themes).toEqual(['theme:modern', 'theme:classic', 'theme:retro', 'theme:vintage', 'theme:illustration', 'theme:painting']);
  });

  it('[CAT-12] is grouped by designer in Dutch', () => {
    const designers = listLinks('nl', t, TEMPLATES).slice(4);
    expect(designers).toEqual([{ name: 'Studio Noord', filter: 'designer:studio-noord', isSub: true }]);
  });

  it('omits categories without designs, except the open one', () => {
    const subFilters = (filter: string) =>
      shownLinks(listLinks('es', t, TEMPLATES), TEMPLATES, filter)
        .filter(({ isSub }) => isSub)
        .map((link) => link.filter);
    expect(subFilters('')).toEqual(['theme:modern', 'theme:retro']);
    expect(subFilters('theme:vintage')).toEqual(['theme:modern', 'theme:retro', 'theme:vintage']);
  });

  it('[CAT-23] names the category of a template by its first link', () => {
    const links = listLinks('es', t, TEMPLATES);
    expect(TEMPLATES.map((template) => categoryPart(template, links))).toEqual(['Collages básicos', 'Retro', 'Paneles']);
  });
});
