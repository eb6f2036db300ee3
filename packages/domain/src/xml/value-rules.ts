import { isMaterialCode } from '../catalogue/material.ts';
import { parseNumber } from './read-element.ts';
import type { ValueRule } from './strict-faults.ts';

/* Rules for values in a shop's files. */

export const anyText: ValueRule = () => null;

export function textUpTo(max: number): ValueRule {
  return (text) => (text.trim() !== '' && text.length <= max ? null : `must be a text of 1 to ${max} characters`);
}

export function matching(pattern: RegExp, description: string): ValueRule {
  return (text) => (pattern.test(text) ? null : `must be ${description}`);
}

export const flag: ValueRule = (text) => (/^(true|false)$/i.test(text.trim()) ? null : 'must be true or false');

export function numberFrom(low: number, high: number): ValueRule {
  return (text) => {
    const value = parseNumber(text);
    return value >= low && value <= high ? null : `must be a number from ${low} to ${high}`;
  };
}

/** Rule for a length above 0, cm. */
export function sideUpTo(high: number): ValueRule {
  return (text) => {
    const value = parseNumber(text);
    return value > 0 && value <= high ? null : `must be a number above 0, at most ${high}`;
  };
}

/** Rule for a colour: '0x4d4d4f' or '#4d4d4f'. */
export const color = matching(/^(?:0x[\da-f]{1,6}|#[\da-f]{6})$/i, 'a colour such as 0x4d4d4f or #4d4d4f');

export const material: ValueRule = (text) => (isMaterialCode(text) ? null : 'must be a known material');

export const materials: ValueRule = (text) => {
  const codes = text.split(',').map((code) => code.trim());
  const invalid = codes.find((code) => code === '' || !isMaterialCode(code));
  if (text.trim() !== '' && invalid !== undefined)
    return `must be codes such as POSTER,DIBOND${codes.length > 1 ? `: '${invalid.slice(0, 40)}' is none` : ''}`;
  return new Set(codes).size === codes.length ? null : 'must name each material once';
};
