import { describe, expect, it } from 'vitest';
import { placeholders } from './placeholders.ts';

/** 'a grey' is photo a with an effect, 'a' without. */
const pictures = (...names: string[]) => names.map((name) => ({ name, plainName: name.split(' ')[0] as string }));

describe('the placeholder of a loading picture', () => {
  it('[FX-06] is the picture that it replaces', () => {
    expect(placeholders(pictures('a', 'b'), pictures('a grey', 'b'))).toEqual(new Map([['a grey', 'a']]));
  });

  it('is the picture of its own slot if the photo is in other slots too', () => {
    expect(placeholders(pictures('a grey', 'a'), pictures('a grey', 'a sepia'))).toEqual(new Map([['a sepia', 'a']]));
    expect(placeholders(pictures('a grey', 'a grey', 'a'), pictures('a grey', 'a sepia', 'a'))).toEqual(new Map([['a sepia', 'a grey']]));
  });

  it('is absent for a new photo, or if two slots changed at once', () => {
    expect(placeholders(pictures('a grey'), pictures('a grey', 'a'))).toEqual(new Map());
    expect(placeholders(pictures('b'), pictures('a'))).toEqual(new Map());
    expect(placeholders(pictures('a grey', 'a'), pictures('a sepia', 'a blue'))).toEqual(new Map());
  });

  it('is absent for a picture that only moved or left', () => {
    expect(placeholders(pictures('a', 'a grey'), pictures('a grey', 'a'))).toEqual(new Map());
    expect(placeholders(pictures('a', 'a grey'), pictures('a'))).toEqual(new Map());
  });
});
