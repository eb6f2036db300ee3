import { adobeRgbProfile, withColourProfile } from '@muro/domain';
import { baseJpeg, basePixels } from './base-picture.ts';
import { exifSegment, orientationEntry, tiffBytes, xmpSegment } from './exif-bytes.ts';
import { patched, scanAt, segment, withBefore, withFront, without } from './jpeg-bytes.ts';
import { inProfile } from './odd-colours.ts';
import { accepted, type OddPhoto, refused } from './odd-photo.ts';

const SECRET = 'Secrettown';
const [SOS, APP0, ADOBE] = [0xda, 0xe0, 0xee] as const;
const jfif = (major: number, minor: number) => segment(APP0, Buffer.from([...Buffer.from('JFIF\0'), major, minor, 0, 0, 1, 0, 1, 0, 0]));
const adobe = (transform: number) => segment(ADOBE, Buffer.from([...Buffer.from('Adobe\0'), 100, 0, 0, 0, 0, transform]));

/** Photos with headers of phones, scanners and editors that decoders warn of but display. */
export async function oddHeaders(): Promise<readonly OddPhoto[]> {
  const base = await baseJpeg();
  const bare = without(base, APP0);
  return [
    ...scanHeaders(base),
    ...[
      [0, 0],
      [1, 0],
      [2, 1],
      [9, 9],
    ].map(([major = 0, minor = 0]) => accepted(`JFIF ${major}.${minor}`, withFront(bare, jfif(major, minor)))),
    ...[1, 2, 3, 5, 255].map((transform) => accepted(`Adobe transform ${transform}`, withFront(bare, adobe(transform)))),
    ...betweenSegments(base),
    ...(await withoutEnd()),
    ...privateTexts(base),
    ...(await adobeRgbByExif()),
  ];
}

/** Scan headers without a spectral selection, as Samsung writes for HDR, selfie and edited photos. */
function scanHeaders(base: Buffer): readonly OddPhoto[] {
  const spectralSelection = scanAt(base) + 2 + base.readUInt16BE(scanAt(base) + 2) - 3;
  return [
    [0, 0, 0],
    [0, 1, 0],
    [0, 63, 0x10],
    [63, 0, 0],
    [5, 2, 0x11],
  ].map((values) => accepted(`a scan of coefficients ${values.join(' ')}`, patched(base, spectralSelection, ...values)));
}

function betweenSegments(base: Buffer): readonly OddPhoto[] {
  const places: number[] = [];
  for (let offset = 2; ; offset += 2 + base.readUInt16BE(offset + 2)) {
    places.push(offset);
    if (base[offset + 1] === SOS) break;
  }
  const place = exifSegment(tiffBytes([orientationEntry(1)], { tail: Buffer.from(SECRET) }));
  const text = xmpSegment(`<x photoshop:City="${SECRET}"/>`);
  const unmarked = patched(text, 0, 0x00);
  const strayBytes: readonly (readonly [string, Buffer])[] = [
    ['spaces', Buffer.alloc(18, 0x20)],
    ['zeros', Buffer.alloc(7)],
    ['a stuffed zero', Buffer.from([0x31, 0xff, 0x00, 0x32])],
    ['a segment whose marker begins with 00', unmarked],
  ];
  const withSegments = (offset: number, ...between: readonly Buffer[]) =>
    Buffer.concat([base.subarray(0, offset), ...between, base.subarray(offset)]);
  return strayBytes.flatMap(([name, stray]) => [
    ...places.map((at, index) => accepted(`${name} before segment ${index}`, withSegments(at, stray, place, stray), { secret: SECRET })),
    accepted(`${name} between all segments`, between(base, places, stray)),
  ]);
}

function between(base: Buffer, places: readonly number[], stray: Buffer): Buffer {
  const ends = [...places.slice(1), base.length];
  return Buffer.concat([base.subarray(0, 2), ...places.flatMap((at, index) => [stray, base.subarray(at, ends[index])])]);
}

async function withoutEnd(): Promise<readonly OddPhoto[]> {
  const video = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypmp42\0\0\0\0isommp42'),
    Buffer.alloc(40_000, 7),
    Buffer.from(SECRET),
  ]);
  const second = withFront(await baseJpeg(3), segment(0xfe, Buffer.from(SECRET)));
  const trailers: readonly (readonly [string, Buffer])[] = [
    ['nothing', Buffer.alloc(0)],
    ['a film', video],
    [
      'a film of a phone',
      Buffer.concat([Buffer.from('\0\0\0\x1dMotionPhoto_Data', 'latin1'), video, Buffer.from('SEFH\0\0\0\x01SEFT', 'latin1')]),
    ],
    ['a panorama', Buffer.concat([Buffer.from('SEFHPanorama_Shot_Info'), Buffer.from(SECRET), Buffer.from('SEFT')])],
    ['another photo', second],
    ['zeros', Buffer.alloc(3_000)],
  ];
  const kinds = [
    ['baseline', await baseJpeg()],
    ['halved colours', await baseJpeg(1, { chromaSubsampling: '4:2:0' })],
    ['progressive', await baseJpeg(1, { progressive: true })],
    ['grey', await basePixels().greyscale().jpeg().toBuffer()],
  ] as const;
  return kinds.flatMap(([kind, jpeg]) => [
    ...trailers.map(([name, trailer]) =>
      accepted(`${kind}, ${name} in place of the end mark`, Buffer.concat([jpeg.subarray(0, -2), trailer]), {
        isBase: kind !== 'grey',
        secret: trailer.includes(SECRET) ? SECRET : null,
      }),
    ),
    ...trailers.map(([name, trailer]) =>
      refused(`${kind}, cut, ${name} behind`, Buffer.concat([jpeg.subarray(0, jpeg.length * 0.7), trailer])),
    ),
  ]);
}

/** Photos with a place or a person in text metadata. */
function privateTexts(base: Buffer): readonly OddPhoto[] {
  const iptc = (record: number) => Buffer.concat([Buffer.from([0x1c, 2, record, 0, SECRET.length]), Buffer.from(SECRET)]);
  const resource = (id: number, data: Buffer) => {
    const head = Buffer.from([...Buffer.from('8BIM'), id >> 8, id & 255, 0, 0, 0, 0, data.length >> 8, data.length & 255]);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  };
  const photoshop = (...resources: readonly Buffer[]) => segment(0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0'), ...resources]));
  const records = { city: 90, 'sub-location': 92, state: 95, country: 101, 'by-line': 80, caption: 120, contact: 118 };
  const xmp = [
    'photoshop:City',
    'Iptc4xmpCore:Location',
    'aux:SerialNumber',
    'aux:OwnerName',
    'exifEX:BodySerialNumber',
    'mwg-rs:Name',
    'dc:creator',
  ];
  const entry = (tag: number) => ({ tag, type: 2, count: SECRET.length + 1, value: [0, 0, 0, 26] as const });
  const exif = {
    artist: 0x013b,
    copyright: 0x8298,
    owner: 0xa430,
    'body serial number': 0xa431,
    'lens serial number': 0xa435,
    'maker note': 0x927c,
  };
  const inFront = (name: string, ...segments: readonly Buffer[]) => accepted(name, withFront(base, ...segments), { secret: SECRET });
  return [
    ...Object.entries(records).map(([name, record]) => inFront(`IPTC ${name}`, photoshop(resource(0x0404, iptc(record))))),
    inFront('IPTC over two segments', photoshop(resource(0x0425, Buffer.alloc(16))), photoshop(resource(0x0404, iptc(90)))),
    ...xmp.map((field) => inFront(`XMP ${field.replace(':', ' ')}`, xmpSegment(`<rdf:Description ${field}="${SECRET}"/>`))),
    ...Object.entries(exif).map(([name, tag]) =>
      inFront(`EXIF ${name}`, exifSegment(tiffBytes([entry(tag)], { tail: Buffer.from(`${SECRET}\0`) }))),
    ),
    inFront('a name in an unknown segment', segment(0xe7, Buffer.from(SECRET))),
    inFront('a name behind JFIF', segment(APP0, Buffer.from(`JFXX\0\x10${SECRET}`))),
    accepted('a comment before the scan', withBefore(base, SOS, segment(0xfe, Buffer.from(SECRET))), { secret: SECRET }),
  ];
}

/** Builds EXIF data with a ColorSpace tag and, optionally, an interoperability index. */
export function colourExif(colourSpace: number, index: string | null): Buffer {
  const bytes = Buffer.alloc(index === null ? 44 : 74);
  bytes.write('MM\0*\0\0\0\x08', 'latin1');
  const directory = (offset: number, entries: readonly (readonly [number, number, number, number])[]) => {
    bytes.writeUInt16BE(entries.length, offset);
    for (const [i, [tag, type, count, value]] of entries.entries()) {
      const entry = offset + 2 + 12 * i;
      bytes.writeUInt16BE(tag, entry);
      bytes.writeUInt16BE(type, entry + 2);
      bytes.writeUInt32BE(count, entry + 4);
      bytes.writeUInt32BE(type === 3 ? value * 0x10000 : value, entry + 8);
    }
  };
  directory(8, [[0x8769, 4, 1, 26]]);
  const interop = index === null ? [] : [[0xa005, 4, 1, 56] as const];
  directory(26, [[0xa001, 3, 1, colourSpace], ...interop]);
  if (index !== null) directory(56, [[0x0001, 2, 4, Buffer.from(`${index}\0`, 'latin1').readUInt32BE()]]);
  return exifSegment(bytes);
}

/** Encodes the base picture in Adobe RGB, declared by a profile or by EXIF data alone. */
async function adobeRgbByExif(): Promise<readonly OddPhoto[]> {
  const numbers = without(await inProfile(Buffer.from(adobeRgbProfile())), 0xe2);
  return [
    accepted('Adobe RGB by EXIF: R03', withFront(numbers, colourExif(0xffff, 'R03'))),
    accepted('Adobe RGB by EXIF: 2', withFront(numbers, colourExif(2, null))),
    accepted('sRGB by EXIF', withFront(await baseJpeg(), colourExif(1, 'R98'))),
    accepted('uncalibrated alone: of a phone whose profile is lost', withFront(await baseJpeg(), colourExif(0xffff, null))),
    accepted('uncalibrated, and yet R98', withFront(await baseJpeg(), colourExif(0xffff, 'R98'))),
    accepted('a profile beats EXIF', Buffer.from(withColourProfile(withFront(numbers, colourExif(1, 'R98')), adobeRgbProfile()))),
  ];
}
