import type { RouteKey } from '@muro/texts';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routesOf } from '../../routes.tsx';
import { areaOf, editorPath, errorPath, listPath } from './paths.ts';
import { aliasesOf, aliasOf, localeOfPath, translatePath } from './route-aliases.ts';
import { templatePath } from './template-paths.ts';

const KEYS: readonly RouteKey[] = ['keuze', 'ontwerp/basic', 'ontwerp/design', 'edit', 'fout'];
const SIX = ['nl', 'en', 'de', 'fr', 'it', 'es'] as const;

function openAddress(path: string) {
  const match = matchRoutes(
    routesOf(() => Promise.resolve()),
    { pathname: path },
  )?.at(-1);
  return { pattern: match?.route.path, params: match?.params ?? {}, handle: match?.route.handle as unknown };
}

describe('route aliases', () => {
  it('[ROUTE-05] [ROUTE-12] [ROUTE-14] [ROUTE-07] [ROUTE-10] the aliases of each key are those of the route map', () => {
    expect([...aliasesOf('keuze')].sort()).toEqual(['choix', 'eleccion', 'keuze', 'scelta', 'selection', 'wahlen']);
    expect([...aliasesOf('edit')].sort()).toEqual(['edit', 'editar', 'editer', 'modifica']);
    expect([...aliasesOf('fout')].sort()).toEqual(['erreur', 'error', 'errore', 'fehler', 'fout']);
    expect([...aliasesOf('ontwerp/basic')].sort()).toEqual(['collage/base', 'collage/basic', 'collage/basico', 'ontwerp/basic']);
    expect([...aliasesOf('ontwerp/design')].sort()).toEqual(['collage/design', 'collage/diseno', 'ontwerp/design']);
  });

  it('[ROUTE-15] [ROUTE-16] [L10N-03] each language has its own alias of every key', () => {
    const table = KEYS.map((key) => [key, ...SIX.map((locale) => aliasOf(key, locale))]);
    expect(table).toEqual([
      ['keuze', 'keuze', 'selection', 'wahlen', 'choix', 'scelta', 'eleccion'],
      ['ontwerp/basic', 'ontwerp/basic', 'collage/basic', 'collage/basic', 'collage/base', 'collage/base', 'collage/basico'],
      ['ontwerp/design', 'ontwerp/design', 'collage/design', 'collage/design', 'collage/design', 'collage/design', 'collage/diseno'],
      ['edit', 'edit', 'edit', 'edit', 'editer', 'modifica', 'editar'],
      ['fout', 'fout', 'error', 'fehler', 'erreur', 'errore', 'error'],
    ]);
  });

  it('[ROUTE-04] an alias of only one language determines the language; a shared alias does not', () => {
    expect(localeOfPath('/eleccion/theme:basic')).toBe('es');
    expect(localeOfPath('/modifica/12')).toBe('it');
    expect(localeOfPath('/collage/basic/12')).toBeNull();
    expect(localeOfPath('/error?error=x')).toBeNull();
    expect(localeOfPath('/')).toBeNull();
  });

  it('[L10N-03] a place keeps its parameters in another language', () => {
    expect(translatePath('/eleccion/theme:retro', 'de')).toBe('/wahlen/theme:retro');
    expect(translatePath('/collage/basico/7', 'nl')).toBe('/ontwerp/basic/7');
    expect(translatePath('/error?error=a%20b', 'fr')).toBe('/erreur?error=a%20b');
    expect(translatePath('/nowhere', 'fr')).toBe('/nowhere');
  });
});

describe('a style in a path', () => {
  it('[ROUTE-08] stays in the path of an alias that allows it', () => {
    expect(translatePath('/collage/basic/7/round', 'es')).toBe('/collage/basic/7/round');
    expect(translatePath('/collage/basic/7/round', 'de')).toBe('/collage/basic/7/round');
    expect(translatePath('/collage/basic/7', 'es')).toBe('/collage/basico/7');
  });
});

describe('route table', () => {
  it('[ROUTE-06] [ROUTE-13] every list alias accepts a filter and every editor alias a saved id', () => {
    for (const alias of aliasesOf('keuze')) expect(openAddress(`/${alias}/theme:basic`).params).toEqual({ filter: 'theme:basic' });
    for (const alias of aliasesOf('edit')) expect(openAddress(`/${alias}/99`).params).toEqual({ savedcollageid: '99' });
  });

  it('[ROUTE-09] [ROUTE-11] size-and-adjust routes know their type', () => {
    for (const alias of aliasesOf('ontwerp/basic'))
      expect(openAddress(`/${alias}/7`)).toMatchObject({ params: { id: '7' }, handle: { type: 'basic' } });
    for (const alias of aliasesOf('ontwerp/design'))
      expect(openAddress(`/${alias}/7`)).toMatchObject({ params: { id: '7' }, handle: { type: 'design' } });
  });

  it('[ROUTE-08] only collage/basic accepts a style', () => {
    expect(openAddress('/collage/basic/7/round').params).toEqual({ id: '7', style: 'round' });
    for (const alias of ['collage/base', 'collage/basico', 'ontwerp/basic']) expect(openAddress(`/${alias}/7/round`).pattern).toBe('*');
  });

  it('[ROUTE-01] [ROUTE-02] root and unknown paths have a route of their own', () => {
    expect(openAddress('/zzz/y').pattern).toBe('*');
    expect(
      matchRoutes(
        routesOf(() => Promise.resolve()),
        { pathname: '/' },
      )?.at(-1)?.route.index,
    ).toBe(true);
  });
});

describe('links', () => {
  it('[ROUTE-17] [CAT-04] the list link accepts a filter, which may be empty', () => {
    expect(listPath('es', 'theme:basic')).toBe('/eleccion/theme:basic');
    expect(listPath('nl')).toBe('/keuze/');
  });

  it('[ROUTE-18] [ROUTE-19] [CAT-24] [CAT-25] [CAT-26] generated designs have the basic page, static ones the design page', () => {
    expect(templatePath('es', { id: '12', source: 'gen:alleven' })).toBe('/collage/basico/12');
    expect(templatePath('nl', { id: '12', source: 'xml:/templates/12/template.xml' })).toBe('/ontwerp/design/12');
    expect(templatePath('en', { id: '12', source: '' })).toBe('/collage/basic/12');
  });

  it('[ROUTE-20] [ROUTE-21] editor and error links', () => {
    expect(editorPath('fr')).toBe('/editer');
    expect(editorPath('it', '55')).toBe('/modifica/55');
    expect(errorPath('es', 'editor.ngOnInit.routesub: wrong collageid')).toBe(
      '/error?error=editor.ngOnInit.routesub%3A%20wrong%20collageid',
    );
  });
});

describe('route watcher', () => {
  it('[ROUTE-22] [ROUTE-23] [ROUTE-24] recognises list, template area and error; leaves the editor alone', () => {
    for (const alias of aliasesOf('keuze')) expect(areaOf(`/${alias}/x`)).toBe('list');
    for (const alias of [...aliasesOf('ontwerp/basic'), ...aliasesOf('ontwerp/design')]) expect(areaOf(`/${alias}/7`)).toBe('template');
    for (const alias of aliasesOf('fout')) expect(areaOf(`/${alias}?error=keuze`)).toBe('error');
    for (const alias of aliasesOf('edit')) expect(areaOf(`/${alias}/collage`)).toBeNull();
  });
});
