import { describe, expect, it } from 'vitest';
import { shortcutKey } from './shortcut-key.ts';

const keyName = (key: string, code: string, altKey = false): string => shortcutKey({ key, code, altKey });

describe('shortcutKey', () => {
  it.each([
    ['Greek', 'ζ', 'KeyZ', 'z'],
    ['Greek', 'υ', 'KeyY', 'y'],
    ['Russian', 'я', 'KeyZ', 'z'],
    ['Russian', 'Я', 'KeyZ', 'z'],
    ['Ukrainian', 'н', 'KeyY', 'y'],
    ['Arabic', 'ئ', 'KeyZ', 'z'],
    ['Arabic with Shift', '~', 'KeyZ', 'z'],
    ['Hebrew', 'ז', 'KeyZ', 'z'],
    ['Hebrew', 'ש', 'KeyA', 'a'],
    ['Thai, a vowel sign', 'ั', 'KeyY', 'y'],
    ['Japanese, while an input method is on', 'Process', 'KeyR', 'r'],
  ])('%s: %s on %s is the shortcut letter %s', (_, key, code, letter) => {
    expect(keyName(key, code)).toBe(letter);
  });

  it.each([
    ['German QWERTZ', 'z', 'KeyY', 'z'],
    ['German QWERTZ with Shift', 'Z', 'KeyY', 'z'],
    ['French AZERTY', 'a', 'KeyQ', 'a'],
    ['Dvorak', 'r', 'KeyO', 'r'],
    ['Turkish', 'ı', 'KeyI', 'ı'],
  ])('%s: a Latin letter is used as typed', (_, key, code, letter) => {
    expect(keyName(key, code)).toBe(letter);
  });

  it('keeps the names of keys that type no letter', () => {
    expect(keyName('Escape', 'Escape')).toBe('Escape');
    expect(keyName('ArrowLeft', 'ArrowLeft')).toBe('ArrowLeft');
    expect(keyName('+', 'Equal')).toBe('+');
    expect(keyName('?', 'Digit7')).toBe('?');
    expect(keyName('؟', 'Slash')).toBe('?');
  });

  it('reads no letter from a sign that is typed with AltGr', () => {
    expect(keyName('€', 'KeyE', true)).toBe('€');
  });
});
