import { expect, it } from 'vitest';
import { type HeroCandidate, heroPhoto } from './hero-photo.ts';
import { subjectAt, subjectOfFaces } from './subject.ts';

const SIZE = { widthPx: 4000, heightPx: 3000 };
const faceOf = (side: number) => subjectOfFaces([{ x: 0.4, y: 0.2, width: side, height: side }]) ?? subjectAt(0.5, 0.5);

/** Hashes with a large distance from each other. */
const HASHES = ['00000000ffffffff', 'ffffffff00000000', '0f0f0f0f0f0f0f0f', '3333cccc3333cccc', 'aaaa5555aaaa5555'];
function look(at: number, sharpness: number): NonNullable<HeroCandidate['look']> {
  return { hash: HASHES[at] ?? '', colours: Array.from({ length: 32 }, () => 9 * at), lab: [50, 0, 0], sharpness };
}

it('prefers faces to none, and large faces to small ones', () => {
  const plain = { ...SIZE, look: look(0, 3) };
  const small = { ...SIZE, look: look(1, 3), subject: faceOf(0.05) };
  const portrait = { ...SIZE, look: look(2, 3), subject: faceOf(0.3) };
  expect(heroPhoto([plain, small, portrait])).toBe(portrait);
  expect(heroPhoto([plain, small])).toBe(small);
});

it('prefers the sharpest photo without faces to a blurred portrait', () => {
  const soft = { ...SIZE, look: look(0, 0.6) };
  const sharp = { ...SIZE, look: look(1, 2.5) };
  const blurred = { ...SIZE, look: look(2, 0.05), subject: faceOf(0.3) };
  expect(heroPhoto([soft, sharp, blurred])).toBe(sharp);
  expect(heroPhoto([{ ...SIZE, look: look(3, 0.05) }])).toBeNull();
});

it('avoids near-duplicates, panoramas and low resolution', () => {
  const one = { ...SIZE, look: look(0, 3), subject: faceOf(0.1) };
  const twin = { ...SIZE, look: look(0, 2.9), subject: faceOf(0.1) };
  const other = { ...SIZE, look: look(1, 1), subject: faceOf(0.1) };
  expect(heroPhoto([one, twin, other])).toBe(other);
  const panorama = { widthPx: 9000, heightPx: 3000, look: look(2, 3) };
  const tiny = { widthPx: 640, heightPx: 480, look: look(3, 3) };
  const usual = { ...SIZE, look: look(4, 2) };
  expect(heroPhoto([panorama, tiny, usual])).toBe(usual);
});

it('is the first of photos of which nothing is known yet', () => {
  const [first, second] = [
    { ...SIZE, look: null },
    { ...SIZE, look: null },
  ];
  expect(heroPhoto([first, second])).toBe(first);
  expect(heroPhoto([])).toBeNull();
});
