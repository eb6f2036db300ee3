import { describe, expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

const GENERATED = { id: '12', source: 'gen:alleven' };
const STATIC = { id: '7', source: 'xml:/templates/7/template.xml' };
const EDITOR = {
  state: 'NAVSTATE_EDITOR_NORMAL',
  locale: 'es',
  filter: 'theme:retro',
  template: GENERATED,
  hasWork: true,
  collageId: null,
} as const;

const paths = (input: Parameters<typeof stepsOf>[0]) => stepsOf(input).map(({ path }) => path);

describe('the steps of the bar', () => {
  it('[NAV-03] [NAV-04] are three; those before the current one are done', () => {
    const steps = stepsOf({ ...EDITOR, state: 'NAVSTATE_TEMPLATE' });
    expect(steps.map(({ label }) => label)).toEqual(['stepDesign', 'stepSize', 'stepPhotos']);
    expect(steps.map(({ isDone }) => isDone)).toEqual([true, false, false]);
    expect(steps.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false]);
  });

  it('[NAV-07] step 1 leads to the list with the current filter', () => {
    expect(paths(EDITOR)[0]).toBe('/eleccion/theme:retro');
  });

  it('[NAV-08] [NAV-09] step 2 leads to the page of the current design', () => {
    expect(paths(EDITOR)[1]).toBe('/collage/basico/12');
    expect(paths({ ...EDITOR, template: STATIC })[1]).toBe('/collage/diseno/7');
    expect(paths({ ...EDITOR, template: null })[1]).toBeNull();
  });

  it('[NAV-10] [NAV-11] step 3 leads to the editor only while a collage is open', () => {
    const list = { ...EDITOR, state: 'NAVSTATE_TEMPLATE_LIST' } as const;
    expect(paths(list)[2]).toBe('/editar');
    expect(paths({ ...list, collageId: '99' })[2]).toBe('/editar/99');
    expect(paths({ ...list, hasWork: false })[2]).toBeNull();
  });

  it('the current step has no link', () => expect(paths(EDITOR)[2]).toBeNull());
});
