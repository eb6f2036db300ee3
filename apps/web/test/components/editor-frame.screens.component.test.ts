import { expect, it } from 'vitest';
import { expectElement } from '../browser/expect-element.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { SCREEN } from '../browser/screens.ts';
import { addPhotos, openFourSlots, tile } from '../browser/steps.ts';

it(`the editor is as high as its window: nothing in it gives the window a scroll bar (${SCREEN.name})`, async () => {
  await openFourSlots();
  const photos = await holidayPhotos(1);
  await addPhotos(photos);
  await expectElement(tile('holiday-01.jpg')).toBeVisible();
  const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
  const root = { over: scrollHeight - clientHeight, beside: scrollWidth - clientWidth };
  expect(root).toEqual({ over: 0, beside: 0 });
});
