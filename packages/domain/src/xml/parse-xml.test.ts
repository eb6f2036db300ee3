import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCollageXml } from './collage-xml.ts';
import { parseXml, parseXmlSteps } from './parse-xml.ts';
import { readShapesXml } from './shapes-xml.ts';
import { readTemplateListXml } from './template-list-xml.ts';
import { readTemplateXml } from './template-xml.ts';
import { writeXml } from './write-xml.ts';
import { isXmlFormatError, type XmlFormatError } from './xml-format-error.ts';

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  collage: readCollageXml,
  template: (text) => readTemplateXml(text, { baseUrl: '/templates/7/' }),
  list: readTemplateListXml,
  shapes: readShapesXml,
};

function refusal(text: string, read: (text: string) => unknown = parseXml): XmlFormatError {
  try {
    read(text);
  } catch (error) {
    if (isXmlFormatError(error)) return error;
    throw error;
  }
  throw new Error(`was read: ${text.slice(0, 80)}`);
}

const LAUGHS = `<!DOCTYPE l [<!ENTITY a "lol">${[...'bcdefghi'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`).join('')}]><l>&i;</l>`;

/** Documents that every reader must refuse. */
const HOSTILE: Readonly<Record<string, string>> = {
  empty: '',
  'only a byte order mark': '\ufeff',
  'only spaces': ' \n ',
  json: '{"collage":{"photos":[]}}',
  'not closed': '<collage><photos><photo id="1"/><photo id="2',
  'two roots': '<collage/><collage/>',
  'text after the root': '<collage/>more',
  'wrong end tag': '<collage><a></b></collage>',
  'a plain DOCTYPE': '<!DOCTYPE collage><collage/>',
  'two DOCTYPEs': '<!DOCTYPE a><!DOCTYPE b><collage/>',
  'exponential entities': LAUGHS,
  'one long entity many times': `<!DOCTYPE l [<!ENTITY a "${'x'.repeat(50_000)}">]><l>${'&a;'.repeat(2000)}</l>`,
  'an outside file': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><collage>&x;</collage>',
  'a parameter entity': '<!DOCTYPE a [<!ENTITY % p SYSTEM "http://127.0.0.1:9/x.dtd">%p;]><collage/>',
  'an unknown entity': '<collage a="&nbsp;"/>',
  'a stylesheet': '<?xml version="1.0"?><?xml-stylesheet href="http://127.0.0.1:9/x.xsl"?><collage/>',
  'a processing instruction': '<?pi data?><collage/>',
  'another encoding': '<?xml version="1.0" encoding="UTF-7"?><collage/>',
  'a late declaration': ' <?xml version="1.0"?><collage/>',
  NUL: '<collage a="\u0000"/>',
  'a control character': '<collage>\u0008</collage>',
  'a control character by number': '<collage a="&#1;"/>',
  'a control character in XML 1.1': '<?xml version="1.1"?><collage a="&#1;"/>',
  'half a surrogate pair': '<collage a="\ud800"/>',
  'half a surrogate pair by number': '<collage a="&#xD800;"/>',
  'an attribute twice': '<collage a="1" a="2"/>',
  'an attribute without quotes': '<collage a=1/>',
  'too many attributes': `<collage ${Array.from({ length: 101 }, (_, n) => `a${n}="1"`).join(' ')}/>`,
  'too deep': '<a>'.repeat(51) + '</a>'.repeat(51),
  'open elements without end': '<a>'.repeat(30_000),
  'too many elements': `<collage>${'<a/>'.repeat(20_001)}</collage>`,
  'too long': `<collage>${' '.repeat(2_000_001)}</collage>`,
};

describe('parseXml', () => {
  it.each(Object.entries(HOSTILE))('refuses %s, by every reader', (_, text) => {
    for (const read of [parseXml, ...Object.values(READERS)]) {
      const { message, line, reason } = refusal(text, read);
      expect(line).toBeGreaterThan(0);
      expect(message).toContain(reason);
      expect(message).not.toContain('\n');
      expect(message).not.toMatch(/root:|lollol/);
    }
  });

  it('reports line, column and the path of the element', () => {
    const { line, column, place, reason, message } = refusal('<a>\n  <b/>\n  <b>\n    <c x="1" x="2"/></b></a>');
    expect([line, place, reason]).toEqual([4, 'a/b[2]/c', 'attribute x occurs twice']);
    expect(column).toBeGreaterThan(4);
    expect(message).toBe('line 4, a/b[2]/c: attribute x occurs twice');
  });

  it('reads elements, attributes, text and CDATA as they are', () => {
    const root = parseXml(
      '<?xml version="1.0" encoding="utf-8"?><!-- c --><a x="1 &lt; &#233;&#10;"><b/>t&amp;<![CDATA[<&]]]><c><d/></c></a>',
    );
    expect([root.name, root.text, { ...root.attributes }]).toEqual(['a', 't&<&]', { x: '1 < é\n' }]);
    expect(root.children.map(({ name, place }) => [name, place])).toEqual([
      ['b', 'a/b'],
      ['c', 'a/c'],
    ]);
  });

  it('keeps names from outside away from prototypes', () => {
    const root = parseXml('<a __proto__="x" constructor="y"><__proto__ polluted="1"/></a>');
    expect(Object.entries(root.attributes)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(Object.getPrototypeOf(root.attributes)).toBeNull();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(root.attributes.toString).toBeUndefined();
  });

  it('takes other limits from its caller', () => {
    expect(parseXml('<a><b/></a>', { maxElements: 2 }).children).toHaveLength(1);
    expect(refusal('<a><b/></a>', (text) => parseXml(text, { maxElements: 1 })).reason).toBe('more than 1 elements');
    expect(refusal('<a/>', (text) => parseXml(text, { maxChars: 3 })).reason).toContain('more than 3');
  });

  it('returns a value or throws a format error for every text', () => {
    const pieces = fc.constantFrom(
      '<a',
      '>',
      '</a>',
      '/>',
      ' x="1"',
      '&amp;',
      '&',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '<?',
      '?>',
      '"',
      'é',
      '\u0000',
      '<!DOCTYPE a>',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 15 }), (parts) => {
        for (const read of [parseXml, ...Object.values(READERS)]) {
          try {
            read(parts.join(''));
          } catch (error) {
            expect(isXmlFormatError(error)).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('writeXml', () => {
  it('reads back every text that XML can contain, in attributes, text and CDATA', () => {
    const character = fc.integer({ min: 0, max: 0x1ffff }).map((code) => String.fromCodePoint(code));
    const text = fc
      .array(fc.oneof(character, fc.constantFrom('\n', '\r', '\t', '&', '<', '>', '"', "'", ']]>')), { maxLength: 30 })
      .map((parts) =>
        parts
          .join('')
          .toWellFormed()
          .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{1ffff}]/gu, ''),
      );
    fc.assert(
      fc.property(text, fc.boolean(), (value, isCdata) => {
        const written = writeXml({
          name: 'a',
          children: [
            { name: 'b', attributes: { value } },
            { name: 'c', text: value, isCdata },
          ],
        });
        const { children } = parseXml(written);
        expect(children[0]?.attributes.value).toBe(value);
        const plain = isCdata ? value.replace(/\r\n?/g, '\n') : value;
        expect(children[1]?.text).toBe(plain);
      }),
    );
  });

  it('omits characters that XML cannot contain, and refuses invalid numbers', () => {
    expect(writeXml({ name: 'a', attributes: { x: 'b\u0000\ud800c', none: undefined, zero: -0, yes: true } })).toBe(
      '<a x="bc" zero="0" yes="true"/>\n',
    );
    expect(() => writeXml({ name: 'a', attributes: { x: Number.NaN } })).toThrow(RangeError);
  });
});

describe('a document with a typical mistake', () => {
  const refused = (text: string) => {
    try {
      parseXml(text);
    } catch (error) {
      const { line, place, reason } = error as XmlFormatError;
      return [line, place, reason];
    }
    return 'read';
  };

  it.each([
    ['an ampersand in a value', '<a>\n <b x="Rock & Roll"/>\n <c y="1;2"/>\n</a>', [2, 'a/b', '& must be written as &amp;']],
    ['an ampersand in a text', '<a>\r\n <b>Rock & Roll</b>\r\n <c/>\r\n</a>', [2, 'a/b', '& must be written as &amp;']],
    ['a reference of HTML', '<a>\n <b>x&nbsp;y</b></a>', [2, 'a/b', 'XML does not know &nbsp;; write the letter itself']],
    ['a tag that is not closed', '<a>\n <b>\n <c/>\n</a>', [2, 'a/b', '<b> is not closed']],
    ['an end that is cut off', '<a>\n <b>\n <c/>', [2, 'a/b', '<b> is not closed']],
    ['a tag that is closed in other letters', '<a>\n <B>\n </b>\n</a>', [2, 'a/B', '<B> is not closed']],
    [
      'an open value, seen a line later',
      '<a>\r\n<b u="7"\r\n x="1\r\n y="2"/></a>',
      [3, 'a/b', 'the closing quotation mark of x is missing'],
    ],
    ['an open value, seen at the next tag', '<a>\n<b x="1>\n <c y="3"/></b></a>', [2, 'a/b', 'the closing quotation mark of x is missing']],
    ['an open value in its line', '<a>\n <b x="1 y="2"/></a>', [2, 'a/b', 'the closing quotation mark of x is missing']],
    ['a missing >', '<a>\n <b x="1"\n <c/>\n</a>', [3, 'a/b', 'a quotation mark or a > is missing']],
    ['a < in a value', '<a>\n <b x="1 < 2"/></a>', [2, 'a/b', 'a value may not hold < (write &lt;) or a control character']],
    ['a value without quotes', '<a>\n <b x=“1”/></a>', [2, 'a/b', 'a value stands in "quotes"']],
  ])('reports %s at its cause', (_, text, expected) => {
    expect(refused(text)).toEqual(expected);
  });

  it('accepts ampersands where they are allowed', () => {
    const text = '<a b="&amp;&#38;&#x26;">&lt;<!-- R&B --><![CDATA[R&B]]></a>';
    expect([parseXml(text).attributes.b, parseXml(text).text]).toEqual(['&&&', '<R&B']);
  });

  it('keeps texts and elements in their order, and the line of each attribute', () => {
    const root = parseXml('<a\n x="1"\n y="2">one <b>two</b> three</a>');
    expect(root.content.map((part) => (typeof part === 'string' ? part : part.text))).toEqual(['one ', 'two', ' three']);
    expect({ ...root.attributeLines }).toEqual({ x: 2, y: 3 });
  });
});

describe('a document that is read in several steps', () => {
  // Every character below lies on the border of two steps in one of the cases.
  const SPLIT = 'é😀\r\n&amp;<![CDATA[a & b]]><b c="x y"/>';
  const LEAD = '<a>';

  it.each(Array.from({ length: SPLIT.length }, (_, at) => at))('is the same wherever a step ends: character %i', (at) => {
    const before = 'x'.repeat(4096 - LEAD.length - at);
    const { text, children } = parseXml(`${LEAD}${before}${SPLIT}</a>`);
    expect(text).toBe(`${before}é😀\n&a & b`);
    expect(children).toMatchObject([{ name: 'b', attributes: { c: 'x y' } }]);
  });

  it('pauses between the steps', () => {
    const text = `<a>${'x'.repeat(50_000)}</a>`;
    expect([...parseXmlSteps(text)].length).toBe(Math.ceil(text.length / 4096));
  });

  it('names the place of a fault in a later step', () => {
    const text = `<a>\n${'<b/>\n'.repeat(2000)}<c></d></a>`;
    expect(() => parseXml(text)).toThrow(/line 2002/);
  });
});
