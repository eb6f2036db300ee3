import { describe, expect, it } from 'vitest';
import { contextOf, controlOf } from '../../test/layout-rules.ts';
import { alleven } from './alleven.ts';
import { changeMaterial, clampValues, inputDigits, listInvalidValues, readValues, stepControl, typeControl } from './clamp-values.ts';
import { generatorState } from './generator-state.ts';
import { findGenerator } from './registry.ts';
import { single } from './single.ts';

const page = contextOf(50, 40);
const defaults = alleven.defaults;

describe('control model', () => {
  it('[CTRL-06] a generator shows columns, rows, suggestions, its material and its controls', () => {
    const state = generatorState(alleven, contextOf(50, 40, 'POSTER'), { numberVert: 5 });
    expect(state).toMatchObject({ cols: 5, rows: 4, activeMaterial: 'POSTER', suggestions: { isRecommended: false, sizes: [] } });
    expect(state.controls.map((control) => control.key)).toEqual(['numberVert', 'numberHor', 'borderCM', 'marginCM', 'hasText']);
  });

  it('[CTRL-07] [CTRL-08] a control shows type, label, value, bounds, step, ends and options', () => {
    expect(controlOf(alleven, page, 'numberVert')).toEqual({
      key: 'numberVert',
      type: 'CONTROL_NUMBER',
      label: 'CONTROL_COLUMNS',
      currentValue: 3,
      minValue: 1,
      maxValue: 10,
      step: 1,
      isMinimum: false,
      isMaximum: false,
      options: [],
      isHidden: false,
      digits: 0,
    });
    expect(controlOf(alleven, page, 'hasText')).toMatchObject({ type: 'CONTROL_ARROW', isMinimum: true, isMaximum: false });
    expect(controlOf(alleven, page, 'hasText').options[3]).toEqual({ value: 3, label: 'TEXT_BOTTOM_SUB' });
  });

  it('[CTRL-09] steps by the step and stops at the current bounds', () => {
    expect(stepControl({ generator: alleven, context: page, values: defaults }, 'borderCM', 1).borderCM).toBe(0.6);
    expect(stepControl({ generator: alleven, context: page, values: { ...defaults, borderCM: 1.95 } }, 'borderCM', 1).borderCM).toBe(2);
    let values = defaults;
    for (let i = 0; i < 30; i++) values = stepControl({ generator: alleven, context: page, values }, 'borderCM', -1);
    expect(values.borderCM).toBe(0);
    for (let i = 0; i < 7; i++) values = stepControl({ generator: alleven, context: page, values }, 'borderCM', 1);
    expect(values.borderCM).toBe(0.7);
  });

  it('[CTRL-10] steps through the options of an arrow control', () => {
    let values = defaults;
    const walked = Array.from({ length: 8 }, () => {
      values = stepControl({ generator: alleven, context: page, values }, 'hasText', 1);
      return values.hasText;
    });
    expect(walked).toEqual([1, 2, 3, 4, 5, 6, 6, 6]);
    expect(stepControl({ generator: alleven, context: page, values }, 'hasText', -1).hasText).toBe(5);
  });

  it('[CTRL-11] does nothing at an end, or for an unknown control', () => {
    const clamped = clampValues(alleven, page, { ...defaults, numberVert: 1 });
    expect(stepControl({ generator: alleven, context: page, values: clamped }, 'numberVert', -1)).toBe(clamped);
    expect(stepControl({ generator: alleven, context: page, values: clamped }, 'hasText', -1)).toBe(clamped);
    expect(stepControl({ generator: alleven, context: page, values: clamped }, 'layout', 1)).toBe(clamped);
  });

  it('[CTRL-12] accepts a typed whole number inside the bounds', () => {
    expect(typeControl({ generator: alleven, context: page, values: defaults }, 'numberVert', '7').numberVert).toBe(7);
    expect(typeControl({ generator: alleven, context: page, values: defaults }, 'numberVert', ' 7 cm').numberVert).toBe(7);
  });

  it.each(['', 'x', '0', '99', '11'])('[CTRL-13] keeps the values after %j', (text) => {
    expect(typeControl({ generator: alleven, context: page, values: defaults }, 'numberVert', text)).toBe(defaults);
  });

  it('[GEN-NUM-12] [GEN-NUM-13] [GEN-NUM-14] keeps digits, as many as the maximum has', () => {
    expect([inputDigits('1a2b3c4', 999), inputDigits('20255', 9999), inputDigits('-5.5', 999)]).toEqual(['123', '2025', '55']);
  });

  it('[SZST-14] clamps every other value to its own bounds', () => {
    const wide = clampValues(alleven, contextOf(100, 40), { ...defaults, numberVert: 12 });
    expect(wide.numberVert).toBe(12);
    expect(clampValues(alleven, page, wide).numberVert).toBe(10);
    expect(
      clampValues(alleven, page, { numberVert: 3.4, numberHor: Number.NaN, borderCM: -1, marginCM: 9, hasText: 77, foreign: 1 }),
    ).toEqual({
      ...defaults,
      numberVert: 3,
      borderCM: 0,
      marginCM: 2,
    });
  });

  it('returns the same object if no value had to change', () => {
    expect(clampValues(alleven, page, defaults)).toBe(defaults);
  });

  it('[SZST-05] computes the controls again after a change of size or material', () => {
    expect([controlOf(alleven, page, 'numberVert').maxValue, controlOf(alleven, contextOf(30, 40), 'numberVert').maxValue]).toEqual([
      10, 6,
    ]);
    const single2 = [contextOf(50, 40, 'POSTER'), contextOf(50, 40, 'CANVAS4CM')].map(
      (context) => controlOf(single, context, 'marginCM').maxValue,
    );
    expect(single2).toEqual([2, 7]);
  });

  it('[SZST-07] [SZST-08] [SZST-09] [SZST-10] resets the margin to its minimum after a change of material', () => {
    const poster = contextOf(50, 40, 'POSTER');
    const canvas = contextOf(50, 40, 'CANVAS2CM');
    const dibond = contextOf(50, 40, 'DIBOND');
    expect(changeMaterial(single, page, poster, { marginCM: 2, hasText: 0 }).marginCM).toBe(0);
    expect(changeMaterial(single, poster, canvas, { marginCM: 2, hasText: 0 }).marginCM).toBe(0);
    expect(changeMaterial(single, poster, dibond, { marginCM: 1.5, hasText: 0 }).marginCM).toBe(1.5);
    expect(changeMaterial(single, canvas, page, { marginCM: 4, hasText: 0 }).marginCM).toBe(2);
    expect(changeMaterial(alleven, page, canvas, { ...defaults, marginCM: 2 }).marginCM).toBe(0.5);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('[SZST-11] the margin control is hidden with text %d, unless that is none', (hasText) => {
    expect(controlOf(alleven, page, 'marginCM', { hasText }).isHidden).toBe(hasText !== 0);
    expect(controlOf(single, page, 'marginCM', { hasText }).isHidden).toBe(hasText !== 0);
  });

  it('[GEN-COMMON-15] reads values from metadata texts', () => {
    expect(readValues(alleven, page, { numberVert: '5', borderCM: '0.7', hasText: '6', marginCM: '', other: 'x' })).toEqual({
      ...defaults,
      numberVert: 5,
      borderCM: 0.7,
      hasText: 6,
    });
  });

  it('lists every invalid metadata text', () => {
    expect(listInvalidValues(alleven, page, { numberVert: '5', borderCM: '0.7' })).toEqual([]);
    expect(listInvalidValues(alleven, page, { numberVert: '99', borderCM: 'wide', colour: '1', hasText: '7' })).toEqual([
      { key: 'numberVert', reason: '99 is outside 1 to 10' },
      { key: 'borderCM', reason: "'wide' is not a number" },
      { key: 'colour', reason: "alleven has no value 'colour'; it has numberVert, numberHor, borderCM, marginCM, layout, hasText" },
      { key: 'hasText', reason: '7 is outside the values 0, 1, 2, 3, 4, 5, 6' },
    ]);
  });

  it('[GEN-COMMON-02] a template without a generator gets alleven', () => {
    expect(findGenerator('')).toBe(alleven);
    expect([findGenerator('alleven'), findGenerator('unknown'), findGenerator('constructor')]).toEqual([alleven, null, null]);
  });
});
