import { subtitleText, titleText } from '@muro/domain';
import { expect, it } from 'vitest';
import { sampleWords } from './sample-words.ts';
import { SUBTITLE_SLOT, TITLE_SLOT } from './title-form.ts';

const defaults = { title: 'Your collage title', subtitle: 'The subtitle' };
const textsOf = (title: string, subtitle: string) => ({ [TITLE_SLOT]: titleText(title), [SUBTITLE_SLOT]: subtitleText(subtitle) });

it('words that the design came with are named, own words are not', () => {
  expect(sampleWords(textsOf(defaults.title, defaults.subtitle), defaults)).toEqual([defaults.title, defaults.subtitle]);
  expect(sampleWords(textsOf('Summer', defaults.subtitle), defaults)).toEqual([defaults.subtitle]);
  expect(sampleWords(textsOf('Summer', 'by the sea'), defaults)).toEqual([]);
});

it('a page without texts has none', () => {
  expect(sampleWords({}, defaults)).toEqual([]);
});
