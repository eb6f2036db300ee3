import { expect, it } from 'vitest';
import { qualityMessages } from './quality-messages.ts';

it('[QUAL-08] all photos are large enough', () => {
  expect(qualityMessages({ lows: 0, isDouble: false })).toEqual(['qualityAllGood']);
});

it('[QUAL-09] [QUAL-10] [QUAL-13] one or several are not, and the box shows which', () => {
  expect(qualityMessages({ lows: 1, isDouble: false })).toEqual(['qualityOneLow', 'qualityTick']);
  expect(qualityMessages({ lows: 2, isDouble: false })).toEqual(['qualityManyLow', 'qualityTick']);
});

it('[QUAL-12] [QUAL-13] a duplicate is added', () => {
  expect(qualityMessages({ lows: 0, isDouble: true })).toEqual(['qualityAllGood', 'qualityDouble', 'qualityTick']);
});
