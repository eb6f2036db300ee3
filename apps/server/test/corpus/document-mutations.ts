import type { SavedCollage, SavedItem, TextData } from '@muro/domain';
import { expect } from 'vitest';

/** Expected outcome of a changed save call: refused, or stored with a result that the function checks. */
export interface Change {
  readonly fields: Readonly<Record<string, string>>;
  readonly outcome: 'refused' | ((saved: SavedCollage) => void);
}

export interface MutationPlace {
  /** A collage of two photos, the first with an effect and a text on it. */
  readonly xml: string;
  readonly photoId: number;
  readonly dpi: number;
  readonly foreignPhotoId: number;
  readonly foreignCollageId: number;
  /** Address of a server that counts its requests. */
  readonly listener: string;
}

const MAX_PHOTOS = 150;
const EFFECT = 'type="sepia"';
const TEXT = 'text="Agosto" font="Roboto" fontsize="1.5"';
/** Inserted into the first photo slot of a written collage. */
export const EFFECT_AND_TEXT = `<imageeffect ${EFFECT}/></photo><doptext position="inner" color="0xffffff" align="center" valign="bottom" ${TEXT} style="400"/>`;

type PhotoItem = Extract<SavedItem, { kind: 'photo' }>;
const photoItem = (saved: SavedCollage): PhotoItem | undefined =>
  saved.pages[0]?.items.find((item): item is PhotoItem => item.kind === 'photo' && item.slot === 'img1');
const viewOf = (saved: SavedCollage) => photoItem(saved)?.fill?.view ?? { zoom: Number.NaN, focusX: 0, focusY: 0, quarterTurn: 0 };
const textOf = (saved: SavedCollage) => photoItem(saved)?.text as TextData;
const unchanged = (): void => undefined;

/** Returns the changes of the corpus's mutations.json, by id. */
export function mutationsOf(place: MutationPlace): Readonly<Record<number, readonly Change[]>> {
  const { xml, photoId, dpi, listener } = place;
  const swapped = (from: string, to: string): string => {
    if (!xml.includes(from)) throw new Error(`The collage has no ${from}`);
    return xml.replaceAll(from, to);
  };
  const document = (collagexml: string, outcome: Change['outcome']): Change => ({ fields: { collagexml }, outcome });
  const changesFor = (values: readonly string[], change: (value: string) => Change): readonly Change[] => values.map(change);
  const attribute = (from: string, name: string, values: readonly string[], outcome: Change['outcome']) =>
    changesFor(values, (value) => document(swapped(from, `${name}="${value}"`), outcome));
  const slotOf = `position="img1" dpi="${dpi}"`;
  const inSlot = xml.slice(xml.indexOf(`<dopimage ${slotOf}`), xml.indexOf('</dopimage>', xml.indexOf(slotOf)) + '</dopimage>'.length);
  const photos = (count: number) => Array.from({ length: count }, (_, index) => `<photo id="${index + 1}"/>`).join('');
  const pictured = (base64: string) => swapped('<photos>', `<screenshot>${base64}</screenshot><photos>`);
  const hasNoPicture = (saved: SavedCollage) => expect(saved.screenshot).toBe('');
  const clipped = (path: string) =>
    swapped(
      '<dopimage slot="img2"',
      `<dopclip slot="img1" x="0.5" y="0.5" width="24.25" height="39" state="true" viewportWidth="100" viewportHeight="100" path="${path}"/><dopimage slot="img2"`,
    );
  const overlaid = (source: string) =>
    swapped(
      '<resources/>',
      `<resources><resource id="x"><version media="web" type="image/png" source="${source}"/></resource></resources>`,
    );

  return {
    0: [document(swapped(`id="${photoId}"`, `id="${place.foreignPhotoId}"`), 'refused')],
    1: [document(swapped(`id="${photoId}"`, 'id="2147483647"'), 'refused')],
    2: attribute(`id="${photoId}"`, 'id', ['1 OR 1=1'], 'refused'),
    3: attribute(`id="${photoId}"`, 'id', ['../../etc/passwd'], 'refused'),
    4: attribute('zoom="1"', 'zoom', ['0', '-1', '0.99', '4.01', '1e309', 'NaN', 'Infinity', '', '1;2'], (saved) => {
      expect(viewOf(saved).zoom).toBeGreaterThanOrEqual(1);
      expect(viewOf(saved).zoom).toBeLessThanOrEqual(4);
    }),
    5: changesFor(['1e308', '-1e308', 'NaN'], (value) =>
      document(swapped('x="0.5" y="0.5" rotation="0">', `x="${value}" y="${value}" rotation="0">`), (saved) => {
        for (const side of [viewOf(saved).focusX, viewOf(saved).focusY]) expect([0, 0.5, 1]).toContain(side);
      }),
    ),
    6: changesFor(['45', '-90', '360', '1e9', '90deg'], (value) =>
      document(swapped('rotation="0">', `rotation="${value}">`), (saved) => expect(viewOf(saved).quarterTurn).toBe(0)),
    ),
    7: changesFor(['img0', 'img151', 'img999999999', '__proto__', 'constructor', '../x', 'img1\u0000'], (slot) =>
      document(swapped(slotOf, `position="${slot}"`), 'refused'),
    ),
    8: [
      document(xml.replace(inSlot, `${inSlot}${inSlot.replace('zoom="1"', 'zoom="2"')}`), (saved) => {
        expect(viewOf(saved).zoom).toBe(2);
        expect(saved.pages[0]?.items.filter(({ slot }) => slot === 'img1')).toHaveLength(1);
      }),
    ],
    9: [document(swapped('</photos>', `${photos(MAX_PHOTOS + 1)}</photos>`), 'refused')],
    10: [document(swapped('</photos>', `${photos(100_000)}</photos>`), 'refused')],
    11: attribute(`dpi="${dpi}"`, 'dpi', ['999'], (saved) => expect(photoItem(saved)?.dpi).toBe(dpi)),
    12: attribute(`dpi="${dpi}"`, 'dpi', ['NaN', '-5', '1e400'], (saved) => expect(photoItem(saved)?.dpi).toBe(dpi)),
    13: attribute(EFFECT, 'type', ['&lt;script>', '../../x', 'x'.repeat(10_000)], (saved) =>
      expect(photoItem(saved)?.fill?.effect).toBe(''),
    ),
    14: attribute('font="Roboto"', 'font', ['../../../etc/passwd', 'Arial;}&lt;/style>&lt;script>', `url(${listener}/f.ttf)`], (saved) =>
      expect(textOf(saved).font).toMatch(/^[A-Za-z -]+$/),
    ),
    15: attribute('fontsize="1.5"', 'fontsize', ['0', '-1', '1e9', 'NaN'], (saved) => {
      expect(textOf(saved).fontSize).toBeLessThanOrEqual(20);
      expect(textOf(saved).fontSize).toBeGreaterThanOrEqual(0);
    }),
    16: changesFor(['red', '0xGGGGGG', 'javascript:alert(1)', '#fff;background:url(x)'], (color) =>
      document(swapped('color="0xffffff" align', `color="${color}" align`), (saved) =>
        expect(textOf(saved).color).toMatch(/^#[0-9a-f]{6}$/),
      ),
    ),
    17: attribute('text="Agosto"', 'text', ['&lt;img src=x onerror=alert(1)&gt;'], (saved) =>
      expect(textOf(saved).text).toBe('<img src=x onerror=alert(1)>'),
    ),
    18: attribute('text="Agosto"', 'text', ['a'.repeat(1_000_000)], (saved) => expect(textOf(saved).text.length).toBeLessThanOrEqual(1000)),
    19: [
      ...changesFor(['a\u{1f600}b', 'a\u0645\u0631b'], (text) =>
        document(swapped('text="Agosto"', `text="${text}"`), (saved) => expect(textOf(saved).text).toBe(text)),
      ),
      ...attribute('text="Agosto"', 'text', ['a\u202eb', 'a\u200bb'], (saved) => expect(textOf(saved).text).toBe('ab')),
      ...attribute('text="Agosto"', 'text', [`a${'\u0301'.repeat(5000)}b`], (saved) =>
        expect(textOf(saved).text.length).toBeLessThanOrEqual(1000),
      ),
      document(swapped('text="Agosto"', 'text="a\u0000b"'), 'refused'),
    ],
    20: attribute('templateId="even"', 'templateId', ['../../x', '-1', '1e99', 'broken'], 'refused'),
    21: changesFor(['100000', '150', '19'], (width) =>
      document(
        swapped('even-50x40', '999999999999')
          .replace('width="50" height="40"', `width="${width}" height="40"`)
          .replace('<template ', `<custom width="${width}" height="40" materials="POSTER" description=""/><template `),
        'refused',
      ),
    ),
    22: [document(xml.replace(/name="number(Vert|Hor)" value="\d+"/g, 'name="number$1" value="10000"'), 'refused')],
    23: changesFor([`${listener}/x.png`, 'file:///etc/passwd'], (source) =>
      document(
        overlaid(source).replace('</variation>', '<dopoverlay x="0" y="0" width="8" height="8" resource="x"/></variation>'),
        (saved) => expect(JSON.stringify(saved)).not.toMatch(/x\.png|passwd/),
      ),
    ),
    24: [
      document(clipped(`M0 0${'L1 1'.repeat(2_500_000)}Z`), 'refused'),
      document(clipped(`M0 0${'L1 1'.repeat(400_000)}Z`), 'refused'),
      document(clipped('M0 0LNaN NaNL1 1Z'), 'refused'),
    ],
    25: [
      document(
        swapped('<variation name="default"', '<variation name="default" photoBorder="1e9,1e9,1e9,1e9:modern:cardWidthCM=1e9"'),
        'refused',
      ),
    ],
    26: [document(pictured(base64('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')), hasNoPicture)],
    27: [document(pictured(base64('<html><script>alert(1)</script></html>')), hasNoPicture)],
    28: [document(pictured(`/9j/${'A'.repeat(30_000_000)}`), 'refused'), document(pictured(`/9j/${'A'.repeat(1_500_000)}`), unchanged)],
    29: [document(pictured('%%%'), hasNoPicture)],
    30: [{ fields: { collageid: String(place.foreignCollageId) }, outcome: 'refused' }],
    31: changesFor(['-1', '0', '', '1e1', '1 ', '01'], (collageid) => ({ fields: { collageid }, outcome: 'refused' })),
    32: [{ fields: { collagexml: xml.replace(inSlot, '<dopimage position="img1" dpi="-1"/>'), fororder: 'true' }, outcome: 'refused' }],
    33: attribute('text="Agosto"', 'text', [']]&gt; &amp;amp;'], (saved) => expect(textOf(saved).text).toBe(']]> &amp;')),
    34: attribute('version="2"', 'version', ['99'], 'refused'),
  };
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
