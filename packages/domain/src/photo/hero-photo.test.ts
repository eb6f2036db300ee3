import { expect, it } from 'vitest';
import { type HeroCandidate, heroPhoto } from './hero-photo.ts';
import { subjectAt, subjectOfFaces } from './subject.ts';

const SIZE = { widthPx: 4000, heightPx: 3000 };
const faceOf = (side: number) => subjectOfFaces([{ x: 0.4, y: 0.2, width: side, height: side }]) ?? subjectAt(0.5, 0.5);

/** Hashes with a large distance from each other. */
const HASHES = ['00000000ffffffff', 'ffffffff00000000', '0f0f0f0f0f0f0f0f', '3333cccc3333cccc', 'aaaa5555aaaa5555'];
function fingerprintOf(index: number, sharpness: number): NonNullable<HeroCandidate['fingerprint']> {
  return { hash: HASHES[index] ?? '', colours: Array.from({ length: 32 }, () => 9 * index), lab: [50, 0, 0], sharpness };
}

it('prefers faces to none, and large faces to small ones', () => {
  const plain = { ...SIZE, fingerprint: fingerprintOf(0, 3) };
  const small = { ...SIZE, fingerprint: fingerprintOf(1, 3), subject: faceOf(0.05) };
  const portrait = { ...SIZE, fingerprint: fingerprintOf(2, 3), subject: faceOf(0.3) };
  expect(heroPhoto([plain, small, portrait])).toBe(portrait);
  expect(heroPhoto([plain, small])).toBe(small);
});

it('prefers the sharpest photo without faces to a blurred portrait', () => {
  const soft = { ...SIZE, fingerprint: fingerprintOf(0, 0.6) };
  const sharp = { ...SIZE, fingerprint: fingerprintOf(1, 2.5) };
  const blurred = { ...SIZE, fingerprint: fingerprintOf(2, 0.05), subject: faceOf(0.3) };
  expect(heroPhoto([soft, sharp, blurred])).toBe(sharp);
  expect(heroPhoto([{ ...SIZE, fingerprint: fingerprintOf(3, 0.05) }])).toBeNull();
});

it('avoids near-duplicates, panoramas and low resolution', () => {
  const photo = { ...SIZE, fingerprint: fingerprintOf(0, 3), subject: faceOf(0.1) };
  const twin = { ...SIZE, fingerprint: fingerprintOf(0, 2.9), subject: faceOf(0.1) };
  const other = { ...SIZE, fingerprint: fingerprintOf(1, 1), subject: faceOf(0.1) };
  expect(heroPhoto([photo, twin, other])).toBe(other);
  const panorama = { widthPx: 9000, heightPx: 3000, fingerprint: fingerprintOf(2, 3) };
  const tiny = { widthPx: 640, heightPx: 480, fingerprint: fingerprintOf(3, 3) };
  const usual = { ...SIZE, fingerprint: fingerprintOf(4, 2) };
  expect(heroPhoto([panorama, tiny, usual])).toBe(usual);
});

it('is the first photo if no properties are known yet', () => {
  const [first, second] = [
    { ...SIZE, fingerprint: null },
    { ...SIZE, fingerprint: null },
  ];
  expect(heroPhoto([first, second])).toBe(first);
  expect(heroPhoto([])).toBeNull();
});
