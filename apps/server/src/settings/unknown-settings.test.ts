import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_NAMES } from './setting-names.ts';
import { unknownSettings } from './unknown-settings.ts';

const root = resolve(import.meta.dirname, '../../../..');
const NAME = /\bMURO_[A-Z0-9]+(?:_[A-Z0-9]+)*\b(?!_)/g;
const namesIn = (places: readonly string[], isWanted = (_file: string) => true) => {
  const files = places.flatMap((place) =>
    place.includes('.') ? [place] : readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((file) => join(place, file)),
  );
  const texts = files.filter(isWanted).map((file) => readFileSync(join(root, file), 'utf8'));
  return [...new Set(texts.flatMap((text) => text.match(NAME) ?? []))].sort();
};

it('names what was mistyped, and the setting that was meant', () => {
  expect(
    unknownSettings({ MURO_QUOTA_BG: '5', MURO_QUOTA_GB: '5', PATH: '/bin', MURO_TRUSTPROXY: 'loopback', MURO_TEST_RUN: '1-2' }),
  ).toEqual([
    'MURO_QUOTA_BG is not a setting of Muro and is ignored. Did you mean MURO_QUOTA_GB?',
    'MURO_TRUSTPROXY is not a setting of Muro and is ignored. Did you mean MURO_TRUST_PROXY?',
  ]);
});

it('names what resembles no setting without a guess', () => {
  expect(unknownSettings({ MURO_FRIDGE_TEMPERATURE: '4' })).toEqual(['MURO_FRIDGE_TEMPERATURE is not a setting of Muro and is ignored.']);
});

it('knows every setting that the sources read and the documentation names', () => {
  const isRead = (file: string) => /\.ts$/.test(file) && !/\.test\.ts$|setting-names\.ts$|unknown-settings\.ts$/.test(file);
  const inSources = namesIn(['apps/server/src', 'apps/cli/src', 'packages/press/src', 'packages/shop/src'], isRead);
  expect(inSources.filter((name) => !name.startsWith('MURO_TEST_'))).toEqual(SETTING_NAMES);
  const inGuides = namesIn(['README.md', 'docs/operations.md', 'docs/integrate/checkout.md', 'docs/install/reverse-proxy.md']);
  expect(inGuides.filter((name) => !SETTING_NAMES.some((known) => known === name))).toEqual([]);
});
