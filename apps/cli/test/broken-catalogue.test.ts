import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { artFault, photoFault } from '@muro/press';
import { type CatalogueFiles, faultText, readCatalogue, soldDesigns } from '@muro/shop';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodShop, writeShop } from './make-shop.ts';

type Files = Record<string, string | Uint8Array>;

const folder = mkdtempSync(join(tmpdir(), 'muro-broken-'));
const shop = join(folder, 'shop');
let good: Files;
beforeAll(async () => {
  good = await goodShop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Answer {
  /** Ids of designs that are still sold. */
  readonly sold: readonly string[];
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

async function answerFor(files: Files): Promise<Answer> {
  const read = await readCatalogue(writeShop(shop, files), { artFault, photoFault, sizes: 'all' });
  return answerOf(read);
}

function answerOf(read: CatalogueFiles): Answer {
  const sold = read.prices ? soldDesigns(read, read.prices) : { designs: [], faults: [] };
  const messagesOf = (level: 'error' | 'warning') =>
    [...read.faults, ...sold.faults]
      .filter((fault) => fault.level === level)
      .map((fault) => faultText({ ...fault, file: fault.file.replace(`${shop}/`, '') }));
  return { sold: sold.designs.map(({ template }) => template.id), errors: messagesOf('error'), warnings: messagesOf('warning') };
}

/** Returns one file of the valid shop after a replacement. */
function withReplacement(path: string, from: string | RegExp, to: string): Files {
  const text = String(good[path]);
  expect(text).toMatch(from);
  return { ...good, [path]: text.replace(from, to) };
}

const without = (path: string): Files => Object.fromEntries(Object.entries(good).filter(([name]) => name !== path));

it('sells all designs of a valid catalogue, and of the product', async () => {
  expect(await answerFor(good)).toEqual({ sold: ['11', '12', '13'], errors: [], warnings: [] });
  const catalogue = join(import.meta.dirname, '../../../catalogue');
  const product = await readCatalogue(catalogue, { artFault, photoFault, sizes: 'extreme' });
  const { sold, ...faults } = answerOf(product);
  expect(faults).toEqual({ errors: [], warnings: [] });
  expect(sold.length).toBe(readdirSync(catalogue).filter((name) => existsSync(join(catalogue, name, 'design.xml'))).length);
});

describe('a design that is broken', () => {
  const EVEN = 'even/design.xml';
  const cases: readonly (readonly [what: string, from: string | RegExp, to: string, expected: string | RegExp])[] = [
    [
      'an unknown generator',
      'gen:alleven',
      'gen:spiral',
      /^even\/design\.xml: line 3, template: unknown generator 'spiral'; known are alleven/,
    ],
    ['a generator in capitals', 'gen:alleven', 'gen:AllEven', /unknown generator 'AllEven'/],
    ['a source that is nothing', 'gen:alleven', 'alleven', /line 3, template: source must be gen: and a generator or xml:/],
    ['an ampersand', 'Basic-Even', 'Basic-Rock & Roll', 'even/design.xml: line 2, column 36, template: & must be written as &amp;'],
    [
      'a flag of another kind',
      'visible="true"',
      'visible="yes"',
      "even/design.xml: line 3, template: visible must be true or false, not 'yes'",
    ],
    [
      'a width of 0',
      'id="1102" width="30"',
      'id="1102" width="0"',
      /line 10, column 5, template\/children\/template\[2\]: width must be a number above 0/,
    ],
    ['a negative height', 'height="30"', 'height="-30"', /line 10, .*height must be a number above 0, at most 400, not '-30'/],
    ['a width with a unit', 'id="1102" width="30"', 'id="1102" width="30cm"', /line 10, .*not '30cm'/],
    ['a width that is missing', 'id="1102" width="30"', 'id="1102"', /line 10, .*width is missing/],
    ['a width with a comma', 'id="1101" width="50"', 'id="1101" width="50,5"', /line 9, .*not '50,5'/],
    [
      'an id that occurs twice',
      'id="1102"',
      'id="1101"',
      "even/design.xml: line 10, column 5, template/children/template[2]: id '1101' occurs twice",
    ],
    ['a size that occurs twice', 'width="30" height="30"', 'width="50" height="40"', /line 10, .*the size 50 x 40 occurs twice/],
    ['an id with a space', 'id="11"', 'id="1 1"', /line 2, .*id must be 1 to 64 letters, digits, - or _, not '1 1'/],
    ['an id that belongs to sizes of one’s own', 'id="1102"', 'id="999999999999"', /line 10, .*id must be another one/],
    [
      'a material in small letters',
      'materials="POSTER,CANVAS2CM"/>',
      'materials="poster"/>',
      /line 9, .*must be codes such as POSTER,DIBOND, not 'poster'$/,
    ],
    ['an unknown material', 'materials="POSTER,CANVAS2CM"/>', 'materials="POSTER,CANVAS"/>', /line 9, .*'CANVAS' is none/],
    ['a material of panels', 'materials="POSTER,CANVAS2CM"/>', 'materials="TILES"/>', /line 9, .*TILES is a material of panels/],
    [
      'a preset out of its bounds',
      'value="4"',
      'value="40"',
      /line 6, column 5, template\/preset\/val: preset 'numberVert': 40 is outside 1 to 10/,
    ],
    ['a preset that is not a number', 'value="4"', 'value="many"', /line 6, .*value must be a number, not 'many'/],
    ['a preset that is not whole', 'value="4"', 'value="3.5"', /line 6, .*preset 'numberVert': 3.5 is not a whole number/],
    ['an unknown preset', 'name="numberVert"', 'name="columns"', /line 6, .*alleven has no value 'columns'; it has numberVert, numberHor/],
    ['a preset that occurs twice', '</preset>', '<val name="numberVert" value="4"/></preset>', /line 7, .*'numberVert' occurs twice/],
    [
      'a misspelt attribute',
      'materials="POSTER,CANVAS2CM"/>',
      'material="POSTER"/>',
      /line 9, .*unknown attribute material; did you mean materials\?/,
    ],
    ['an unknown element', '<children>', '<info>x</info><children>', /line 8, .*unknown element <info>/],
    ['words between elements', '<children>', '<children> sizes: ', /line 8, .*'sizes:' stands between its elements/],
    [
      'a mark that no page shows',
      '<b>alike</b>',
      '<script>alike</script>',
      /line 4, .*template\/description: may hold b, i, .* but not <script>/,
    ],
    [
      'a mark in a name',
      'name="Basic-Even"',
      'name="Basic-&lt;b&gt;Even&lt;/b&gt;" shortInfo="&lt;b&gt;x"',
      /line 2, .*shortInfo must be a text without marks/,
    ],
    [
      'a size that is not closed',
      'height="30"/>',
      'height="30">',
      'even/design.xml: line 10, column 5, template/children/template[2]: <template> is not closed',
    ],
    ['an end that is cut off', /<children>[\s\S]*/, '', /<template> is not closed/],
    [
      'a missing quotation mark',
      'name="Basic-Even"',
      'name="Basic-Even',
      /^even\/design\.xml: line 2, template: the closing quotation mark of name is missing/,
    ],
    ['a document type', '<template id="11"', '<!DOCTYPE x>\n<template id="11"', /line 2, .*DOCTYPE/],
    ['another encoding', 'UTF-8', 'ISO-8859-1', /line 1, .*the encoding must be UTF-8/],
    ['panels that are said to be none', 'gen:alleven', 'gen:tiles', /line 3, template: gen:tiles produces tiles; set isTileBased="true"/],
    [
      'photos too small to see',
      'width="30" height="30"',
      'width="1.5" height="1.5"',
      /line 10, .*at 1.5 x 1.5 cm a photo is smaller than 1 cm/,
    ],
    [
      'a width of next to nothing where the photos decide',
      /source="gen:alleven"([\s\S]*)<preset>[\s\S]*<\/preset>([\s\S]*)id="1102" width="30"/,
      'source="gen:fit"$1$2id="1102" width="0.5"',
      /at 0.5 x 30 cm a photo is smaller than 1 cm/,
    ],
    ['an invisible name', 'Basic-Even', 'Basic-\u200b\ufeff', /line 2, .*name must have words behind its first -/],
    [
      'a name that turns what follows round',
      'Basic-Even',
      'Basic-\u202eEven',
      /line 2, .*name may not hold U\+202E, which turns words round/,
    ],
    ['such a sign by its number', 'tags=', 'leftInfo="&#x2067;9" tags=', /line 2, .*leftInfo may not hold U\+2067/],
    ['no material at all', /materials="POSTER,CANVAS2CM"/g, '', /materials is missing/],
    ['a name that ends with its dash', 'Basic-Even', 'Basic-', /line 2, .*name must have words behind its first -, not 'Basic-'/],
    ['a second preset', '<children>', '<preset><val name="layout" value="1"/></preset><children>', /line 8, .*preset occurs twice/],
    ['sizes in two lists', '</children>', '</children><children/>', /line 11, .*children occurs twice/],
    ['the sides of a canvas preset', 'name="numberVert"', 'name="wrap"', /line 6, .*the buyer chooses what a canvas's sides show/],
    ['panels to count where there are none', 'All photos', '[TOTAL] photos', /line 4, .*\[TOTAL\] counts panels, and this design has none/],
    [
      'prices of panels without a unit',
      '</template>\n',
      '<description>[TOTAL] for [TOTAL2]</description></template>\n',
      /description occurs twice/,
    ],
  ];

  it.each(cases)('by %s is named and left out; the others are sold', async (_, from, to, expected) => {
    const { sold, errors } = await answerFor(withReplacement(EVEN, from, to));
    expect(sold).toEqual(['12', '13']);
    expect(errors[0]).toMatch(expected instanceof RegExp ? expected : new RegExp(`^${expected.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&')}`));
  });

  it('reports all faults, not only the first', async () => {
    const text = String(good[EVEN])
      .replace('"50"', '"0"')
      .replace('visible="true"', 'visible="1"')
      .replace('value="4"', 'value="x"')
      .replace('height="30"', 'height=""');
    const { errors } = await answerFor({ ...good, [EVEN]: text });
    expect(errors.length).toBe(4);
  });

  it.each([
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'), /the text is UTF-16; save it as UTF-8/],
    [
      'letters of one byte',
      (text: string) => Buffer.from(text.replace('alike', 'égal'), 'latin1'),
      /line 4, column 30: character 30 is not valid UTF-8/,
    ],
    ['UTF-16 without its mark', (text: string) => Buffer.from(text, 'utf16le'), /the text is UTF-16; save it as UTF-8/],
    ['nothing in it', () => '', /document must contain a root element|is empty/],
    ['a picture in its place', () => good['frame/art/paper.jpg'] as Uint8Array, /is not valid UTF-8/],
  ])('by %s is named', async (_, change, expected) => {
    const { sold, errors } = await answerFor({ ...good, [EVEN]: change(String(good[EVEN])) });
    expect([sold, errors]).toEqual([['12', '13'], [expect.stringMatching(expected)]]);
  });

  it('reads CR LF and a byte order mark', async () => {
    const files = Object.entries(good).map(([path, text]) => [
      path,
      typeof text === 'string' ? `\ufeff${text.replaceAll('\n', '\r\n')}` : text,
    ]);
    expect(await answerFor(Object.fromEntries(files))).toEqual({ sold: ['11', '12', '13'], errors: [], warnings: [] });
  });

  it('keeps all words of a text with markup', async () => {
    const read = await readCatalogue(writeShop(shop, good), { artFault, photoFault, sizes: 'all' });
    expect(read.entries[0]?.files?.template.description).toBe('All photos <b>alike</b>.');
  });
});

describe('a drawn design that is broken', () => {
  const LAYOUT = 'frame/template.xml';
  it.each([
    ['a border without its kind', ':modern', '', /^frame\/template\.xml: line 7, .*photoBorder must be four margins/],
    ['a border of three margins', '0.5,0.5,0.5,0.5', '0.5,0.5,0.5', /line 7, .*photoBorder must be/],
    ['a border of letters', 'cardWidthCM=0.4', 'cardWidthCM=wide', /line 7, .*photoBorder must be/],
    ['a border with a misspelt width', 'cardWidthCM', 'cardwidth', /line 7, .*photoBorder must be/],
    ['a colour by name', '0xfcfaf2', 'cream', /line 8, .*defaultcolor must be a colour such as 0x4d4d4f or #4d4d4f, not 'cream'/],
    ['a colour of three digits', '0xfcfaf2', '#fff', /line 8, .*not '#fff'/],
    ['an unknown slot', 'dopimage slot="img1"', 'dopimage slot="image1"', /line 12, .*slot must be img1 to img999/],
    ['a slot that occurs twice', 'dopimage slot="img2"', 'dopimage slot="img1"', /line 13, .*slot img1 occurs twice/],
    ['a photo beyond the page', 'slot="img1" x="2"', 'slot="img1" x="41"', /line 12, .*photo img1 lies beyond the page/],
    ['a photo of no width', 'x="2" y="2" width="17"', 'x="2" y="2" width="0"', /line 12, .*width must be a number above 0/],
    ['an outline without room in it', 'M0 0H100V100H0Z', 'M0 0H100Z', /line 14, .*its outline leaves nothing of the photo/],
    ['an outline beside its photo', 'M0 0H100V100H0Z', 'M900 0H950V100H900Z', /line 14, .*its outline leaves nothing of the photo/],
    ['an outline of numbers beyond reason', 'M0 0H100V100H0Z', 'M0 0H1e308V1e308H-1e308Z', /line 14, .*no number beyond 1000000/],
    ['a title beyond the page', 'slot="txt1" x="2"', 'slot="txt1" x="41"', /line 16, .*text txt1 lies beyond the page/],
    ['no photo at all', /<dopimage[^>]*>|<dopclip[^>]*>/g, '', /has no place for a photo/],
    ['an outline of no photo', 'dopclip slot="img2"', 'dopclip slot="img3"', /line 14, .*no photo has this slot/],
    ['an outline that cannot be read', 'M0 0H100', 'Q0 0H100', /line 14, .*shape path/],
    ['a picture that does not exist', 'resource="leaf"', 'resource="leave"', /line 15, .*resource 'leave' is unknown/],
    ['a picture named twice', 'id="leaf"', 'id="paper"', /resource 'paper' occurs twice|resource 'leaf' is unknown/],
    ['a picture above its folder', 'art/paper.jpg', '../even/design.xml', /line 3, .*is not a path below the template's folder/],
    ['a canvas that is missing', /<dopcanvas[^>]*>/, '', /dopcanvas is missing/],
    ['a variation that is missing', 'name="default"', 'name="other"', /variation 'default' is missing/],
    ['a flag of another kind', 'slot="txt1"', 'slot="txt1" editable="no"', /line 16, .*editable must be true or false/],
    ['an ampersand', 'designer="tests"', 'designer="Ann & Bob"', 'frame/template.xml: line 1, column 25, template: & must be written'],
  ])('by %s is named with its line and left out', async (_, from, to, expected) => {
    const { sold, errors } = await answerFor(withReplacement(LAYOUT, from, to));
    expect([sold, errors[0]]).toEqual([
      ['11', '13'],
      typeof expected === 'string' ? expect.stringContaining(expected) : expect.stringMatching(expected),
    ]);
  });

  const art = (name: string) => good[`frame/art/${name}`] as Uint8Array;
  const withPaper = (content: string | Uint8Array): Files => ({ ...good, 'frame/art/paper.jpg': content });
  const gif = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer();

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60">';
  const withDrawing = (svg: string): Files => ({
    ...withReplacement('frame/template.xml', 'art/paper.jpg', 'art/paper.svg'),
    'frame/art/paper.svg': svg.replace('<svg ', svg.startsWith(SVG) ? '<svg ' : '<svg xmlns="http://www.w3.org/2000/svg" '),
  });
  it('sells a drawing that browser and press draw alike', async () => {
    const svg = `${SVG}<defs><linearGradient id="a"/></defs><rect width="9" height="9" fill="url(#a)" style="stroke: url(&quot;#a&quot;)"/><use href="#a"/></svg>`;
    const { sold, errors } = await answerFor(withDrawing(svg));
    expect([sold, errors]).toEqual([['11', '12', '13'], []]);
  });

  it.each<readonly [what: string, files: () => Files | Promise<Files>, expected: RegExp]>([
    ['missing', () => without('frame/art/paper.jpg'), /^frame\/template\.xml: line 3, .*its picture art\/paper\.jpg is missing$/],
    [
      'called otherwise',
      () => ({ ...without('frame/art/paper.jpg'), 'frame/art/Paper.JPG': art('paper.jpg') }),
      /art\/paper\.jpg is missing; there is Paper\.JPG/,
    ],
    ['empty', () => withPaper(''), /line 3, .*its picture art\/paper\.jpg is empty/],
    ['cut off', () => withPaper(art('paper.jpg').subarray(0, -40)), /art\/paper\.jpg is broken/],
    ['a PNG cut off', () => ({ ...good, 'frame/art/leaf.png': art('leaf.png').subarray(0, 90) }), /line 4, .*art\/leaf\.png is broken/],
    ['a text', () => withPaper('no picture'), /art\/paper\.jpg is not an image/],
    ['a PNG that is called JPEG', () => withPaper(art('leaf.png')), /is PNG, so its name must end with \.png/],
    ['a GIF', async () => withPaper(await gif()), /is GIF, not JPEG, PNG, WebP or SVG/],
    ['in CMYK', async () => withPaper(await sharp(art('paper.jpg')).toColourspace('cmyk').jpeg().toBuffer()), /art\/paper\.jpg is in CMYK/],
    ['called by an umlaut', () => withReplacement('frame/template.xml', 'art/paper.jpg', 'art/wäsche.jpg'), /line 3, .*of ASCII letters/],
    ['a drawing without a size', () => withDrawing('<svg viewBox="0 0 9 9"/>'), /line 3, .*art\/paper\.svg names no width and height/],
    ['a drawing with words', () => withDrawing(`${SVG}<text>a</text></svg>`), /has <text>, which a browser and the press draw differently/],
    ['a drawing with a script', () => withDrawing(`${SVG}<script>a()</script></svg>`), /has <script>, which/],
    ['a drawing that refers', () => withDrawing(`${SVG}<image href="a.png"/></svg>`), /refers to 'a\.png'; other files are not loaded/],
    ['larger than 25 MB', () => withPaper(new Uint8Array(27_000_000)), /has 26 MB, more than 25/],
  ])('by a picture that is %s is named and left out', async (_, files, expected) => {
    const { sold, errors } = await answerFor(await files());
    expect([sold, errors]).toEqual([['11', '13'], [expect.stringMatching(expected)]]);
  });

  it('is not sold if its layout is missing or misnamed', async () => {
    const missing = await answerFor(without('frame/template.xml'));
    expect([missing.sold, missing.errors]).toEqual([['11', '13'], ['frame: template.xml is missing']]);
    const capital = await answerFor({ ...without('frame/template.xml'), 'frame/Template.xml': good['frame/template.xml'] as string });
    expect(capital.errors).toEqual(['frame: template.xml is missing; there is Template.xml']);
  });

  it('is not sold if a picture is a broken link or leads out of its folder', async () => {
    writeShop(shop, without('frame/art/paper.jpg'));
    symlinkSync(join(shop, 'sample-photos/one.jpg'), join(shop, 'frame/art/paper.jpg'));
    const read = await readCatalogue(shop, { artFault, photoFault, sizes: 'all' });
    expect(answerOf(read).errors).toEqual([expect.stringContaining('art/paper.jpg is a link that leads out of its folder')]);
    rmSync(join(shop, 'sample-photos/one.jpg'));
    const missing = await readCatalogue(shop, { artFault, photoFault, sizes: 'all' });
    expect(answerOf(missing).errors).toEqual([expect.stringContaining('art/paper.jpg is a broken symbolic link')]);
  });
});

describe('a copied design', () => {
  const copy = (id: string, name = 'frame copy') => ({
    ...good,
    [`${name}/design.xml`]: String(good['frame/design.xml']).replace(/id="12/g, `id="${id}`),
    [`${name}/template.xml`]: good['frame/template.xml'] as string,
  });

  it('is reported if its ids were not changed; the first design is sold', async () => {
    const { sold, errors } = await answerFor(copy('12'));
    expect(sold).toEqual(['11', '12', '13']);
    expect(errors).toEqual([
      `frame copy/design.xml: line 1, column 1, template: the id '12' is taken by ${shop}/frame`,
      expect.stringContaining("line 4, column 5, template/children/template: the id '1201' is taken by"),
      expect.stringContaining("the id '1202' is taken by"),
    ]);
  });

  it('[TPL-15] uses the layout of its unchanged source, and its own pictures are reported as unused', async () => {
    const { sold, errors, warnings } = await answerFor(copy('14'));
    expect([sold, errors]).toEqual([['11', '12', '13', '14'], []]);
    expect(warnings).toEqual([
      expect.stringMatching(/^frame copy\/design\.xml: line 2, template: its own template\.xml is not used: source names that of .*frame$/),
      expect.stringContaining('url: /templates/12/card.jpg is a picture of design 12, not of this one'),
    ]);
  });

  it('[TPL-15] is not sold if its source does not exist', async () => {
    const { sold, errors } = await answerFor(withReplacement('frame/design.xml', '/templates/12/template', '/templates/99/template'));
    expect([sold, errors]).toEqual([
      ['11', '13'],
      [expect.stringContaining("line 2, template: no design of this catalogue has the id '99' of its source")],
    ]);
  });
});

describe('a folder', () => {
  it('is reported without a design or with a misnamed one', async () => {
    const { sold, errors } = await answerFor({ ...without('even/design.xml'), 'even/design.xml.txt': 'x', 'panels2/design.XML': 'x' });
    expect([sold, errors]).toEqual([
      ['12', '13'],
      ['even: design.xml is missing; there is design.xml.txt', 'panels2: design.xml is missing; there is design.XML'],
    ]);
  });

  it('ignores files of operating systems and editors', async () => {
    const strays = [
      '.DS_Store',
      'even/.DS_Store',
      'even/design.xml~',
      'even/~$design.xml',
      'Thumbs.db',
      'frame/art/._paper.jpg',
      '__MACOSX/x/design.xml',
      'prices.json.bak',
      'read me.txt',
      '.git/config',
      'sample-photos/desktop.ini',
      'even/old-design.xml',
    ];
    const files = { ...good, ...Object.fromEntries(strays.map((path) => [path, 'stray'])) };
    expect(await answerFor(files)).toEqual({ sold: ['11', '12', '13'], errors: [], warnings: [] });
  });

  it('may contain folders of designs, and links to designs', async () => {
    const moved = Object.fromEntries(Object.entries(good).map(([path, text]) => [path.replace(/^frame/, 'drawn/frame'), text]));
    writeShop(join(folder, 'elsewhere'), { 'design.xml': String(good['even/design.xml']).replace(/id="11/g, 'id="21') });
    writeShop(shop, moved);
    symlinkSync(join(folder, 'elsewhere'), join(shop, 'linked'));
    const read = await readCatalogue(shop, { artFault, photoFault, sizes: 'all' });
    expect(answerOf(read)).toMatchObject({ sold: ['11', '12', '13', '21'], errors: [] });
  });

  it('sells nothing if it is empty or missing', async () => {
    expect(await answerFor({ 'read me.txt': '' })).toMatchObject({
      sold: [],
      errors: [`${shop}: holds no design: no folder with a design.xml`, 'prices.json: is missing; without prices nothing can be sold'],
    });
    const missing = await readCatalogue(join(folder, 'nowhere'), { artFault, photoFault, sizes: 'all' });
    expect(missing.faults.map(({ reason }) => reason)).toEqual(['there is no such folder']);
  });
});

describe('a wrong kind of file or folder', () => {
  const within = async (change: () => void) => {
    writeShop(shop, good);
    change();
    return answerOf(await readCatalogue(shop, { artFault, photoFault, sizes: 'all' }));
  };
  const inEven = join(shop, 'even/design.xml');

  it.each([
    ['a folder', () => mkdirSync(inEven), 'is a folder, not a file'],
    ['a link to itself', () => symlinkSync('design.xml', inEven), 'is a broken symbolic link'],
    ['a pipe', () => execFileSync('mkfifo', [inEven]), 'is not a file'],
  ])('reports %s that is called design.xml by its kind', async (_, make, reason) => {
    const { sold, errors } = await within(() => {
      rmSync(inEven);
      make();
    });
    expect([sold, errors]).toEqual([['12', '13'], [`even/design.xml: ${reason}`]]);
  });

  it('reports a file or a broken link instead of the folder of shapes', async () => {
    for (const make of [() => writeFileSync(join(shop, 'shapes'), 'x'), () => symlinkSync('nowhere', join(shop, 'shapes'))]) {
      expect(await within(make)).toEqual({
        sold: ['11', '12', '13'],
        errors: [],
        warnings: ['shapes: is not a folder, so the built-in digits are used'],
      });
    }
  });

  it('reports a design outside its own folder or inside another design', async () => {
    const other = String(good['even/design.xml'])
      .replace(/id="11/g, 'id="21')
      .replace('/templates/11', '/templates/21');
    expect(await answerFor({ ...good, 'design.xml': other, 'even/inner/design.xml': other })).toEqual({
      sold: ['11', '12', '13'],
      errors: ['design.xml: is ignored: a design has a folder of its own'],
      warnings: ['even/inner: is ignored: it lies within a design'],
    });
  });

  it('reports each design of a folder in which all are invalid', async () => {
    const { sold, errors, warnings } = await answerFor({ ...good, 'new/one/design.XML': 'x', 'new/two/design.xml.txt': 'x' });
    expect([sold, errors, warnings]).toEqual([
      ['11', '12', '13'],
      ['new/one: design.xml is missing; there is design.XML', 'new/two: design.xml is missing; there is design.xml.txt'],
      [],
    ]);
  });

  it('reports a link to a parent of the catalogue and does not follow it', async () => {
    const up = await within(() => {
      symlinkSync('/', join(shop, 'root'));
      symlinkSync('.', join(shop, 'me'));
      symlinkSync('..', join(shop, 'even/up'));
    });
    const reason = 'is a link to a folder that holds this catalogue';
    expect(up).toEqual({ sold: ['11', '12', '13'], errors: [], warnings: [`me: ${reason}`, `root: ${reason}`] });
  });
});

it('reports panel sizes that are not made of whole panels, with and without a list of sizes', async () => {
  const { sold, errors } = await answerFor(withReplacement('panels/design.xml', 'width="58.2" height="58.2"', 'width="58" height="58"'));
  expect([sold, errors]).toEqual([
    ['11', '12'],
    ['panels/design.xml: line 1, column 1, template: no panels make 58 x 58 cm: each takes 19.4'],
  ]);
});

describe('prices', () => {
  it('are reported under a wrong name', async () => {
    const { errors } = await answerFor({ ...without('prices.json'), 'Prices.json': good['prices.json'] as string });
    expect(errors).toEqual(['prices.json: is missing; there is Prices.json; without prices nothing can be sold']);
  });

  it('without a material exclude it, and designs with only that material', async () => {
    const { sold, errors, warnings } = await answerFor(withReplacement('prices.json', /"POSTER".*\n/, ''));
    expect(sold).toEqual(['11', '13']);
    expect(errors).toEqual(['frame/design.xml: nothing of it has a price: prices.json names none of its materials']);
    expect(warnings).toEqual(['prices.json: POSTER has no price, so 2 designs are not offered in it']);
  });

  it('with a fault in one material exclude only that one', async () => {
    const { sold, errors } = await answerFor(withReplacement('prices.json', '1495', '14.95'));
    expect([sold, errors[0]]).toEqual([
      ['11', '12'],
      expect.stringContaining('prices.json: line 7, column 33, materials.TILES.perPanelCents: must be a whole number'),
    ]);
  });

  it('are reported if an order could exceed the integer range', async () => {
    const { sold, errors } = await answerFor({
      ...withReplacement('prices.json', '4000', '8000000'),
      'frame/design.xml': String(good['frame/design.xml']).replace('width="80" height="60"', 'width="400" height="300"'),
    });
    expect([sold, errors]).toEqual([['11', '13'], [expect.stringContaining('400 x 300 cm in POSTER costs')]]);
  });
});

it('reports sample photos under a wrong name or outside their folder', async () => {
  const { 'sample-photos/one.jpg': photo, ...others } = good;
  const renamed = await answerFor({ ...others, 'Sample-Photos/one.jpg': photo as Uint8Array });
  expect(renamed.warnings).toEqual(['Sample-Photos: is ignored; did you mean sample-photos?']);
  const reason = 'is not a folder, so the cards show photographs of the product';
  expect((await answerFor({ ...others, 'sample-photos': 'x' })).warnings).toEqual([`sample-photos: ${reason}`]);
  symlinkSync('nowhere', join(writeShop(shop, others), 'sample-photos'));
  const linked = await readCatalogue(shop, { artFault, photoFault, sizes: 'all' });
  expect(answerOf(linked).warnings).toEqual([`sample-photos: ${reason}`]);
});

it('reports a pipe instead of a file without waiting for it', async () => {
  writeShop(shop, without('prices.json'));
  execFileSync('mkfifo', [join(shop, 'prices.json')]);
  const { prices, faults } = await readCatalogue(shop, { artFault, photoFault, sizes: 'all' });
  expect([prices, faults.map(({ reason }) => reason)]).toEqual([null, ['is not a file']]);
});

it('reports unusable sample photos and omits them from the cards', async () => {
  writeShop(shop, {
    ...good,
    'sample-photos/two.heic': 'x',
    'sample-photos/three.JPG': 'x',
    'sample-photos/FOUR.JPG': good['sample-photos/one.jpg'] as Uint8Array,
  });
  const read = await readCatalogue(shop, { artFault, photoFault, sizes: 'all' });
  expect(read.samples.photos.map((path) => path.replace(`${shop}/sample-photos/`, ''))).toEqual(['FOUR.JPG', 'one.jpg']);
  expect(answerOf(read).warnings).toEqual([
    expect.stringMatching(/^sample-photos\/three\.JPG: is .*, so no card shows it$/),
    'sample-photos/two.heic: is not a .jpg file, so no card shows it',
  ]);
});
