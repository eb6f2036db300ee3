import { expect, it } from 'vitest';
import { nodeAdvice, nodeRefusal } from './node-version.ts';

it.each(['18.20.4', '20.0.0', '20.18.3'])('Node.js %s is refused', (version) => {
  expect(nodeRefusal(version)).toBe(`Muro needs Node.js 20.19 or newer, best 24; this is ${version}.`);
});

it.each(['20.19.0', '20.20.2', '22.12.0', '23.1.0'])('Node.js %s runs, with advice to update', (version) => {
  expect([nodeRefusal(version), nodeAdvice(version)]).toEqual([null, expect.stringContaining('older than the recommended Node.js 24 LTS')]);
});

it.each(['24.0.0', '24.22.3'])('Node.js %s runs without advice', (version) => {
  expect([nodeRefusal(version), nodeAdvice(version)]).toEqual([null, null]);
});

it.each(['25.0.0', '26.12.1'])('Node.js %s runs, with a note that it is untested', (version) => {
  expect([nodeRefusal(version), nodeAdvice(version)]).toEqual([
    null,
    expect.stringContaining('newer than Node.js 24, with which Muro is tested'),
  ]);
});
