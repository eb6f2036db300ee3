import { expect, it } from 'vitest';
import { seededRandom } from '../src/layouts/shared/random.ts';
import { readCollageXml } from '../src/xml/collage-xml.ts';
import { LAYOUT_RULE } from '../src/xml/layout-rule.ts';
import { parseXml, XML_LIMITS } from '../src/xml/parse-xml.ts';
import { strictFaults } from '../src/xml/strict-faults.ts';
import { readTemplateListXml } from '../src/xml/template-list-xml.ts';
import { readTemplateXml } from '../src/xml/template-xml.ts';
import { isXmlFormatError } from '../src/xml/xml-format-error.ts';
import { PIECES, repeated, SAMPLES } from './hostile-documents.ts';

interface Random {
  /** Uniform random number from 0 to 1. */
  readonly any: () => number;
  /** Length of a list or text as a share of the longest one, 0 to 1. */
  readonly size: () => number;
}
type Make = (random: Random) => string;

type Read = (text: string) => unknown;

const readTemplate: Read = (text) => readTemplateXml(text, { baseUrl: '/templates/7/' });
const ANY: readonly Read[] = [readCollageXml, readTemplate, readTemplateListXml, (text) => strictFaults(parseXml(text), LAYOUT_RULE)];

const DOCUMENTS = 240;
/** Time limit of one document, ms; a linear reader needs a fraction of it for the longest document. */
const MAX_MS = 2_500;
const MAX_BYTES = 400_000_000;

const upTo = (random: Random, max: number) => Math.max(1, Math.ceil(random.size() * max));
const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random.any() * list.length)] as T;
const times = (count: number, piece: (n: number) => string) => Array.from({ length: count }, (_, n) => piece(n)).join('');
const template = (content: string) => `<template><dopcanvas width="50" height="40"/>${content}</template>`;
const collage = (content: string) => SAMPLES.collage.replace('</photos>', `${content}</photos>`);
const box = (slot: string) => `<dopgamebox slot="${slot}" x="0" y="0" width="1" height="1"/>`;

/** Kinds of documents: half-open, nested, and documents that multiply one list by another. */
const KINDS: readonly (readonly [readers: readonly Read[], make: Make])[] = [
  [ANY, (random) => repeated(oneOf(random, PIECES), upTo(random, XML_LIMITS.maxChars / 2))],
  [ANY, (random) => times(upTo(random, 8), () => repeated(oneOf(random, PIECES), upTo(random, 200_000)))],
  [ANY, (random) => `<collage>${times(upTo(random, 20_000), () => oneOf(random, PIECES))}`],
  [[readCollageXml], (random) => SAMPLES.collage.replaceAll('[here]', repeated(oneOf(random, PIECES), upTo(random, 1_000_000)))],
  [[readCollageXml], (random) => SAMPLES.collage.slice(0, upTo(random, SAMPLES.collage.length)) + repeated(oneOf(random, PIECES), 500_000)],
  [
    ANY,
    (random) => `${repeated('<a>', upTo(random, 200))}${repeated(oneOf(random, PIECES), 100_000)}${repeated('</a>', upTo(random, 200))}`,
  ],
  [[readCollageXml], (random) => `<collage ${times(upTo(random, 120), (n) => `a${n}="${repeated(oneOf(random, PIECES), 10_000)}" `)}/>`],
  [
    [readTemplate],
    (random) => {
      const [uses, bases] = [upTo(random, 9_000), upTo(random, 9_000)];
      return template(
        `<bases>${times(bases, () => box('a'))}</bases><variation name="default">${repeated('<uses slot="a"/>', uses * 16)}</variation>`,
      );
    },
  ],
  [
    [readTemplate],
    (random) => {
      const shape = `<dopshapeoverlay slot="overlayshape0" x="0" y="0" width="1" height="1">${times(upTo(random, 9_000), () => '<circle width="1" height="1"/>')}</dopshapeoverlay>`;
      return template(`<bases>${shape}</bases><variation name="default">${repeated('<uses slot="overlayshape0"/>', 200_000)}</variation>`);
    },
  ],
  [
    [readTemplate],
    (random) => {
      const resources = times(upTo(random, 9_000), (n) => `<resource id="r${n}"><version media="web" source="a.jpg"/></resource>`);
      const overlays = times(300, () => `<dopoverlay x="0" y="0" width="1" height="1" resource="r${upTo(random, 9_000)}"/>`);
      return template(`<resources>${resources}</resources><variation name="default">${overlays}</variation>`);
    },
  ],
  [
    [readTemplate],
    (random) => {
      const clips = times(
        upTo(random, 300),
        (n) =>
          `<dopclip slot="img${n + 1}" width="1" height="1" viewportWidth="1" viewportHeight="1" path="M0 0${repeated('l1 1', 5_000)}"/>`,
      );
      return template(`<variation name="default">${clips}</variation>`);
    },
  ],
  [
    [readCollageXml],
    (random) =>
      collage(
        times(
          upTo(random, 9_000),
          (n) => `<photo id="${n + 1}"><subject x="0" y="0">${repeated('<face/>', upTo(random, 100))}</subject></photo>`,
        ),
      ),
  ],
  [
    [readCollageXml],
    (random) =>
      SAMPLES.collage.replace(
        '</userdata>',
        `${times(upTo(random, 15_000), (n) => `<doptext position="txt${1 + (n % 9)}" text="${n}"/>`)}</userdata>`,
      ),
  ],
  [
    [readCollageXml],
    (random) => {
      const page = '<page templateId="5" childTemplateId="51"><userdata version="2"/></page>';
      return `<collage width="1" height="1"><templates>${times(upTo(random, 100), () => template('<variation name="default"/>'))}</templates><pages>${repeated(page, upTo(random, 1_000_000))}</pages></collage>`;
    },
  ],
  [
    [readCollageXml],
    (random) =>
      SAMPLES.collage.replace(
        '</generator>',
        `${times(upTo(random, 15_000), (n) => `<val name="v${n}" value="${repeated('1', 50)}"/>`)}</generator>`,
      ),
  ],
  [
    [readTemplateListXml],
    (random) =>
      `<rsp><templates>${times(upTo(random, 15_000), (n) => `<template id="${n % 7}" name="a" width="1" height="1"/>`)}</templates></rsp>`,
  ],
];

it(`reads or refuses ${DOCUMENTS} half-open, nested and multiplied documents, each quickly and in little memory`, () => {
  const any = seededRandom(Number(process.env.MURO_SEED ?? 1));
  const longest = { any, size: () => 1 };
  const mostlyShort = { any, size: () => any() ** 3 };
  const faults: string[] = [];
  let refused = 0;
  for (let n = 0; n < DOCUMENTS; n++) {
    const [readers, make] = KINDS[n % KINDS.length] as (typeof KINDS)[number];
    // The first document of each kind has the greatest length; most others are short, because those cost little time.
    const random = n < KINDS.length ? longest : mostlyShort;
    const text = make(random);
    const [begun, heapBytes] = [process.cpuUsage(), process.memoryUsage().heapUsed];
    try {
      oneOf(random, readers)(text);
    } catch (error) {
      if (!isXmlFormatError(error)) throw error;
      refused += 1;
    }
    const { user } = process.cpuUsage(begun);
    const grownBytes = process.memoryUsage().heapUsed - heapBytes;
    if (user / 1000 > MAX_MS) faults.push(`document ${n} of kind ${n % KINDS.length}: ${Math.round(user / 1000)} ms`);
    if (grownBytes > MAX_BYTES) faults.push(`document ${n} of kind ${n % KINDS.length}: ${Math.round(grownBytes / 1e6)} MB`);
  }
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(DOCUMENTS / 2);
  expect(refused).toBeLessThan(DOCUMENTS); // some are read to their end
});
