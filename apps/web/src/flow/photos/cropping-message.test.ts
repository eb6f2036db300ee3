import { expect, it } from 'vitest';
import { croppingMessage } from './cropping-message.ts';

it('reports how much is cropped, rounded up', () => {
  const slot = 'img3';
  expect(croppingMessage({ largestCut: 0.0099, slot, enlarged: 0 })).toEqual({ key: 'cutAtMost', percent: 1 });
  expect(croppingMessage({ largestCut: 0.0101, slot, enlarged: 0 })).toEqual({ key: 'cutAtMost', percent: 2 });
  expect(croppingMessage({ largestCut: 0.02, slot, enlarged: 1 })).toEqual({ key: 'cutElseAtMost', percent: 2 });
  expect(croppingMessage({ largestCut: 0.0004, slot, enlarged: 0 })).toEqual({ key: 'cutNothing' });
  expect(croppingMessage({ largestCut: 0, slot: null, enlarged: 2 })).toEqual({ key: 'cutNothingElse' });
});

it('names the photo that is cropped most if that is a fault', () => {
  expect(croppingMessage({ largestCut: 0.05, slot: 'img3', enlarged: 0 })).toEqual({ key: 'cutAtMost', percent: 5 });
  expect(croppingMessage({ largestCut: 0.89, slot: 'img3', enlarged: 1 })).toEqual({ key: 'cutMost', percent: 89, slot: 'img3' });
});
