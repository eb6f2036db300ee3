import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIGIT_SHAPES, priceCents, readDigitsXml } from '@muro/domain';
import { artFault, photoFault } from '@muro/press';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { DiskCatalogue } from '../../src/catalogue/designs/disk-catalogue.ts';
import { openCatalogue } from '../../src/catalogue/designs/live-catalogue.ts';
import { makeCatalogue } from './make-catalogue.ts';

const parent = mkdtempSync(join(tmpdir(), 'muro-live-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

let folder: string;
let reports: string[];
let nowMs: number;
let catalogue: DiskCatalogue;
/** Error that inspecting the shop's pictures fails with; null: none. */
let failure: Error | null = null;

const open = () =>
  openCatalogue({
    folder,
    checker: {
      shopPictureFault: (path, kind) => {
        if (failure) return Promise.reject(failure);
        return kind === 'art' ? artFault(path) : photoFault(path);
      },
    },
    report: (sentence) => reports.push(sentence.replaceAll(`${folder}/`, '')),
    nowMs: () => nowMs,
    timeoutMs: 60_000,
  });
const file = (path: string) => join(folder, path);
const textOf = (path: string) => readFileSync(file(path), 'utf8');
const ids = () => catalogue.templates.map(({ id }) => id);
const poster = () => priceCents(catalogue.prices, { width: 50, height: 40 }, 'POSTER');

let writes = 0;
/** Writes a file with a modification time of its own, however fast the test runs. */
function write(path: string, content: string | Uint8Array): void {
  writeFileSync(file(path), content);
  writes += 1;
  utimesSync(file(path), new Date(), new Date(Date.now() + writes * 10));
}

/** Returns the reports of a refresh two seconds later. */
async function reportsOfNextRefresh(): Promise<readonly string[]> {
  reports = [];
  nowMs += 2000;
  await catalogue.refresh();
  return reports;
}

beforeEach(async () => {
  rmSync(parent, { recursive: true, force: true });
  folder = makeCatalogue(parent);
  rmSync(file('broken'), { recursive: true });
  reports = [];
  nowMs = 0;
  catalogue = await open();
  expect([reports, ids()]).toEqual([['Warning: prices.json: PLEXI has no price, so a design is not offered in it'], ['even', 'frame']]);
});

describe('a change of the catalogue is seen without a restart', () => {
  it('of a price', async () => {
    expect(poster()).toBe(1300);
    write('prices.json', textOf('prices.json').replace('500', '900'));
    expect(await reportsOfNextRefresh()).toEqual(['The catalogue: 2 designs are sold.']);
    expect(poster()).toBe(1700);
  });

  it('of a design, a new one, and one that is taken out', async () => {
    const { version } = catalogue;
    write('even/design.xml', textOf('even/design.xml').replace('Basic - Even', 'Basic - Odd'));
    await reportsOfNextRefresh();
    expect([catalogue.template('even')?.name, catalogue.version]).toEqual(['Basic - Odd', version + 1]);
    mkdirSync(file('third'));
    write('third/design.xml', textOf('even/design.xml').replaceAll('"even', '"third').replace('/templates/even', '/templates/third'));
    expect(await reportsOfNextRefresh()).toContain('The catalogue: 3 designs are sold.');
    expect(ids()).toEqual(['even', 'frame', 'third']);
    rmSync(file('even'), { recursive: true });
    await reportsOfNextRefresh();
    expect([ids(), catalogue.template('even')]).toEqual([['frame', 'third'], null]);
  });

  it('of a layout and its art: the card is another one, and page and press are given the same text', async () => {
    const marks = [catalogue.cardMark('even'), catalogue.cardMark('frame')];
    write('frame/template.xml', textOf('frame/template.xml').replace('height="22"', 'height="20"'));
    await reportsOfNextRefresh();
    expect(catalogue.staticDesign('frame')?.templateXml).toBe(textOf('frame/template.xml'));
    expect(catalogue.layoutXml('frame')).toBe(textOf('frame/template.xml'));
    expect([catalogue.cardMark('even') === marks[0], catalogue.cardMark('frame') === marks[1]]).toEqual([true, false]);
  });

  it('of the sample photos: every card is another one', async () => {
    const mark = catalogue.cardMark('even');
    rmSync(file('sample-photos'), { recursive: true, force: true });
    mkdirSync(file('sample-photos'));
    write(
      'sample-photos/a.jpg',
      await sharp({ create: { width: 30, height: 20, channels: 3, background: '#123456' } })
        .jpeg()
        .toBuffer(),
    );
    await reportsOfNextRefresh();
    expect(catalogue.samples.photos).toEqual([file('sample-photos/a.jpg')]);
    expect(catalogue.cardMark('even')).not.toBe(mark);
  });

  it('[HTTP-13] of the digits: only cards that show them change; broken digits are ignored', async () => {
    mkdirSync(file('cifra'));
    const number = textOf('even/design.xml').replaceAll('"even', '"cifra').replace('/templates/even', '/templates/cifra');
    write('cifra/design.xml', number.replace('gen:alleven', 'gen:number'));
    await reportsOfNextRefresh();
    const marks = () => [catalogue.cardMark('even'), catalogue.cardMark('cifra')];
    const [even, before] = marks();
    expect([catalogue.template('cifra')?.digits, readDigitsXml(catalogue.digitsXml)]).toEqual([undefined, DIGIT_SHAPES]);
    const wide = catalogue.digitsXml.replaceAll('height="100"', 'height="110"');
    mkdirSync(file('shapes'));
    write('shapes/numbers.xml', wide);
    expect(await reportsOfNextRefresh()).toEqual(['The catalogue: 3 designs are sold.']);
    expect([catalogue.template('cifra')?.digits?.[7]?.height, catalogue.template('even')?.digits]).toEqual([110, undefined]);
    expect([marks()[0] === even, marks()[1] === before, catalogue.digitsXml]).toEqual([true, false, wide]);
    write('shapes/numbers.xml', wide.replace('id="7"', 'id="77"'));
    expect(await reportsOfNextRefresh()).toContainEqual('shapes/numbers.xml: line 1, column 1, shapes: there is no shape with id="7"');
    expect(readDigitsXml(catalogue.digitsXml)[7]?.height).toBe(110);
    rmSync(file('shapes/numbers.xml'));
    write('shapes/Numbers.xml', wide);
    expect(await reportsOfNextRefresh()).toContainEqual(expect.stringContaining('is missing; there is Numbers.xml; the built-in digits'));
    expect(catalogue.template('cifra')?.digits).toBeUndefined();
  });

  it('files are read only after a change, and at most once a second', async () => {
    const { version } = catalogue;
    expect(await reportsOfNextRefresh()).toEqual([]);
    write('prices.json', textOf('prices.json').replace('500', '900'));
    nowMs += 500;
    await catalogue.refresh();
    expect([catalogue.version, poster()]).toEqual([version, 1300]);
    await Promise.all([reportsOfNextRefresh(), catalogue.refresh(), catalogue.refresh()]);
    expect([catalogue.version, poster()]).toEqual([version + 1, 1700]);
  });
});

describe('a half-written design is sold in its last valid version', () => {
  it('a design, which is reported once, and again when it is corrected', async () => {
    const original = textOf('even/design.xml');
    write('even/design.xml', original.slice(0, 200));
    expect(await reportsOfNextRefresh()).toEqual([
      expect.stringMatching(/^even\/design\.xml: line \d+.*ends in the middle/),
      'The catalogue: 2 designs are sold.',
    ]);
    expect(catalogue.template('even')?.children).toHaveLength(2);
    write('prices.json', textOf('prices.json').replace('500', '900'));
    expect(await reportsOfNextRefresh()).toEqual(['The catalogue: 2 designs are sold.']);
    write('even/design.xml', original.replace('<template id="even-30x30" width="30" height="30" materials="POSTER"/>', ''));
    await reportsOfNextRefresh();
    expect(catalogue.template('even')?.children).toHaveLength(1);
  });

  it('a layout, and the picture of one', async () => {
    const original = textOf('frame/template.xml');
    write('frame/template.xml', '');
    expect(await reportsOfNextRefresh()).toContainEqual(expect.stringContaining('frame/template.xml: '));
    expect([ids(), catalogue.staticDesign('frame')?.templateXml]).toEqual([['even', 'frame'], original]);
    const art = '<resources><resource id="a"><version media="web" type="jpg" source="a.jpg"/></resource></resources><dopcanvas';
    write(
      'frame/template.xml',
      original.replace('<dopcanvas', art).replace('</variation>', '<dopoverlay width="4" height="3" resource="a"/></variation>'),
    );
    expect(await reportsOfNextRefresh()).toContainEqual(expect.stringContaining('its picture a.jpg is missing'));
    const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer();
    write('frame/a.jpg', jpeg.subarray(0, 500));
    expect(await reportsOfNextRefresh()).toContainEqual(expect.stringContaining('its picture a.jpg is broken'));
    expect(catalogue.layoutXml('frame')).toBe(original);
    write('frame/a.jpg', jpeg);
    await reportsOfNextRefresh();
    expect(catalogue.layoutXml('frame')).toContain('a.jpg');
  });

  it('prices, whole and in part', async () => {
    const original = textOf('prices.json');
    for (const broken of ['', original.slice(0, 40), original.replace('500', '"x"'), original.replace('EUR', 'euro')]) {
      write('prices.json', broken);
      expect(await reportsOfNextRefresh()).toContainEqual(expect.stringContaining('prices.json: line'));
      expect([ids(), poster()]).toEqual([['even', 'frame'], 1300]);
    }
    rmSync(file('prices.json'));
    expect(await reportsOfNextRefresh()).toContainEqual(expect.stringContaining('prices.json: is missing'));
    expect(poster()).toBe(1300);
  });

  it('all designs, if the folder is empty or missing', async () => {
    renameSync(folder, `${folder}.away`);
    expect(await reportsOfNextRefresh()).toEqual([
      expect.stringContaining('there is no such folder'),
      'The catalogue: 2 designs are sold.',
    ]);
    mkdirSync(folder);
    await reportsOfNextRefresh();
    expect([ids(), poster(), catalogue.layoutXml('frame') === null]).toEqual([['even', 'frame'], 1300, false]);
    rmSync(folder, { recursive: true });
    renameSync(`${folder}.away`, folder);
    appendFileSync(file('prices.json'), '\n');
    await reportsOfNextRefresh();
    expect(ids()).toEqual(['even', 'frame']);
  });
});

it('a failed check is repeated, even without a further change', async () => {
  const art = '<resources><resource id="a"><version media="web" type="jpg" source="a.jpg"/></resource></resources><dopcanvas';
  const original = textOf('frame/template.xml');
  write(
    'frame/a.jpg',
    await sharp({ create: { width: 30, height: 20, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer(),
  );
  write(
    'frame/template.xml',
    original.replace('<dopcanvas', art).replace('</variation>', '<dopoverlay width="4" height="3" resource="a"/></variation>'),
  );
  failure = new Error('no child could be started');
  expect(await reportsOfNextRefresh()).toEqual(['The catalogue could not be read: Error: no child could be started']);
  expect(catalogue.layoutXml('frame')).toBe(original);
  failure = null;
  expect(await reportsOfNextRefresh()).toEqual(['The catalogue: 2 designs are sold.']);
  expect(catalogue.layoutXml('frame')).toContain('a.jpg');
});

describe('a start', () => {
  it('leaves out broken designs, and reports them', async () => {
    write('frame/template.xml', textOf('frame/template.xml').replace('img1', 'image1'));
    reports = [];
    catalogue = await open();
    expect(ids()).toEqual(['even']);
    expect(reports).toEqual([
      expect.stringMatching(/^frame\/template\.xml: line 4, .*slot must be img1 to img999/),
      'Warning: prices.json: PLEXI has no price, so a design is not offered in it',
      'The catalogue: 1 design is sold; 1 design is left out until the files are corrected.',
    ]);
  });

  it.each([
    ['an empty folder', () => {}, 'holds no design'],
    [
      'no design',
      () => writeFileSync(file('prices.json'), '{"currency": "EUR", "materials": {"POSTER": {"baseCents": 5, "perSquareMetreCents": 5}}}'),
      'holds no design',
    ],
  ])('with %s is refused in one line', async (_, fill, reason) => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    fill();
    const message = await open().then(String, ({ message }: Error) => message);
    expect(message).toContain(reason);
    expect(message).not.toContain('\n');
  });

  it('with no folder, or a file in its place, is refused', async () => {
    rmSync(folder, { recursive: true });
    await expect(open()).rejects.toThrow(/there is no such folder/);
    writeFileSync(folder, '');
    await expect(open()).rejects.toThrow(/is a file, not a folder/);
    rmSync(folder);
  });
});
