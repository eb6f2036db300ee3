import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { codeBlocks, readGuide, readGuides, tableKeys } from '../../../../test-support/guides.ts';
import { SETTING_NAMES } from './setting-names.ts';
import { readSettings } from './settings.ts';
import { unknownSettings } from './unknown-settings.ts';

const root = resolve(import.meta.dirname, '../../../..');
const NAME = /\bMURO_[A-Z0-9]+(?:_[A-Z0-9]+)*\b(?!_)/g;
/** Variables that other programs share. */
const OTHER_NAME = /\b(?:PORT|HOST|DATABASE_URL|SMTP_URL|S3_[A-Z]+(?:_[A-Z]+)*)\b(?![_/])/g;
/** Variables of tests and benchmarks, which the guides of developers name. */
const TEST_VARIABLES = ['MURO_BENCH_PHOTOS'];
const namesIn = (places: readonly string[], isWanted = (_file: string) => true, name = NAME) => {
  const files = places.flatMap((place) =>
    place.includes('.') ? [place] : readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((file) => join(place, file)),
  );
  const texts = files.filter(isWanted).map((file) => readFileSync(join(root, file), 'utf8'));
  return [...new Set(texts.flatMap((text) => text.match(name) ?? []))].sort();
};

it('reports a misspelled setting with the probable one', () => {
  expect(
    unknownSettings({ MURO_QUOTA_BG: '5', MURO_QUOTA_GB: '5', PATH: '/bin', MURO_TRUSTPROXY: 'loopback', MURO_TEST_RUN: '1-2' }),
  ).toEqual([
    'MURO_QUOTA_BG is not a setting of Muro and is ignored. Did you mean MURO_QUOTA_GB?',
    'MURO_TRUSTPROXY is not a setting of Muro and is ignored. Did you mean MURO_TRUST_PROXY?',
  ]);
});

it('reports a name that resembles no setting without a guess', () => {
  for (const name of ['MURO_FRIDGE_TEMPERATURE', 'MURO_ZZZ'])
    expect(unknownSettings({ [name]: '4' })).toEqual([`${name} is not a setting of Muro and is ignored.`]);
});

it('knows every setting that the sources read', () => {
  const isRead = (file: string) => /\.ts$/.test(file) && !/\.test\.ts$|setting-names\.ts$|unknown-settings\.ts$/.test(file);
  const inSources = namesIn(['apps/server/src', 'apps/cli/src', 'packages/press/src', 'packages/shop/src'], isRead);
  expect(inSources.filter((name) => !name.startsWith('MURO_TEST_'))).toEqual(SETTING_NAMES);
});

it('has a row for each variable in the guide, and the guides name no other', () => {
  const isRead = (file: string) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file);
  const others = namesIn(['apps/server/src/settings'], isRead, OTHER_NAME);
  const knownNames = [...SETTING_NAMES, ...others].sort();
  const { text } = readGuide('docs/configuration/environment-variables.md');
  expect(
    tableKeys(text)
      .filter((key) => /^[A-Z][A-Z0-9_]+$/.test(key))
      .sort(),
  ).toEqual(knownNames);
  const named = [...readGuides(), readGuide('README.md'), readGuide('CONTRIBUTING.md')].flatMap((guide) => [
    ...(guide.text.match(NAME) ?? []),
    ...(guide.text.match(OTHER_NAME) ?? []),
  ]);
  expect([...new Set(named)].filter((name) => !knownNames.includes(name) && !TEST_VARIABLES.includes(name))).toEqual([]);
});

it('accepts the samples of settings that the guides show', () => {
  const samples = readGuides().flatMap(({ text }) =>
    codeBlocks(text).filter(({ kind, code }) => kind === 'ini' && /^[A-Z0-9_]+=/.test(code)),
  );
  expect(samples.length).toBeGreaterThan(2);
  for (const { code } of samples) {
    const lines = code.split('\n').map((line) => line.replace('…', 'x'.repeat(24)).split(/=(.*)/s));
    const env = Object.fromEntries(lines.map(([name = '', value = '']) => [name, value]));
    expect(unknownSettings(env)).toEqual([]);
    expect(readSettings(env)).toMatchObject({ dataFolder: resolve(env.MURO_DATA ?? './data') });
  }
});
