import { baseJpeg } from './base-picture.ts';
import { exifSegment, orientationEntry, tiffBytes, xmpSegment } from './exif-bytes.ts';
import { segment, withFront } from './jpeg-bytes.ts';
import { accepted, type OddPhoto } from './odd-photo.ts';

const SECRET = 'Geheimnis 52.5200 N 13.4050 E';
const APP11 = 0xeb;
const APP13 = 0xed;
const COMMENT = 0xfe;

/** Photos with second pictures, videos, archives and texts inside or after the picture. */
export async function oddTrailers(): Promise<readonly OddPhoto[]> {
  const base = await baseJpeg();
  const behind = (name: string, ...pieces: readonly Uint8Array[]) => accepted(name, Buffer.concat([base, ...pieces]), { secret: SECRET });
  const inFront = (name: string, ...pieces: readonly Uint8Array[]) => accepted(name, withFront(base, ...pieces), { secret: SECRET });
  const content = Buffer.from(SECRET);
  const second = withFront(await baseJpeg(3), exifSegment(tiffBytes([orientationEntry(3)], { tail: content })));
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42\0\0\0\0isommp42'), Buffer.alloc(200_000, 7), content]);
  return [
    behind('a film behind', film),
    behind(
      'a film of a phone behind',
      Buffer.from('\0\0\0\x1dMotionPhoto_Data', 'latin1'),
      film,
      Buffer.from('SEFH\0\0\0\x01SEFT', 'latin1'),
    ),
    behind('another photo behind', second),
    behind('zeros, then another photo', Buffer.alloc(4096), second),
    behind('two more end marks', Buffer.from([0xff, 0xd9, 0xff, 0xd9]), content),
    behind('a zip archive behind', Buffer.from('PK\x03\x04'), content, Buffer.from('PK\x05\x06'), Buffer.alloc(18)),
    behind('a page behind', Buffer.from(`<html><script>alert("${SECRET}")</script></html>`)),
    behind('five megabytes behind', Buffer.alloc(5_000_000, 0xff), content),
    accepted('two pictures with an index', withPictureIndex(base, second), { secret: SECRET }),
    accepted('a picture with a gain map', await withGainMap(base), { secret: SECRET }),
    inFront('a comment', segment(COMMENT, Buffer.from(`<script>${SECRET}</script>`))),
    inFront('a place in XMP', xmpSegment(`<x exif:GPSLatitude="${SECRET}"/>`)),
    inFront(
      'long XMP in many segments',
      ...Array.from({ length: 80 }, () =>
        segment(0xe1, Buffer.concat([Buffer.from(`http://ns.adobe.com/xmp/extension/\0${SECRET}`), Buffer.alloc(65_000, 65)])),
      ),
    ),
    inFront(
      'claims of an author',
      ...Array.from({ length: 20 }, () => segment(APP11, Buffer.concat([Buffer.from(`JP\0\x01${SECRET}`), Buffer.alloc(60_000)]))),
    ),
    inFront('words of a picture program', segment(APP13, Buffer.from(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20${SECRET}`, 'latin1'))),
    inFront('a preview of 255 x 85', previewSegment(content)),
    inFront(
      'ten thousand empty segments',
      ...Array.from({ length: 10_000 }, () => segment(0xee, Buffer.alloc(0))),
      segment(COMMENT, content),
    ),
  ];
}

/** Builds the small uncompressed preview that JFIF allows. */
function previewSegment(content: Buffer): Buffer {
  const pixels = Buffer.alloc(3 * 255 * 85);
  pixels.set(content);
  return segment(0xe0, Buffer.concat([Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\xff\x55', 'latin1'), pixels]));
}

/** Adds a multi-picture index: APP2 'MPF' gives the offset of the second picture. */
function withPictureIndex(first: Buffer, second: Buffer): Buffer {
  const indexOf = (offset: number) => {
    const u32 = (...values: readonly number[]) => {
      const bytes = Buffer.alloc(4 * values.length);
      for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
      return bytes;
    };
    const tag = (code: number, type: number, count: number, value: number) => {
      const bytes = Buffer.alloc(12);
      bytes.writeUInt16BE(code, 0);
      bytes.writeUInt16BE(type, 2);
      bytes.writeUInt32BE(count, 4);
      bytes.writeUInt32BE(value, 8);
      return bytes;
    };
    const version = tag(0xb000, 7, 4, 0x30313030);
    const tags = Buffer.concat([Buffer.from([0, 3]), version, tag(0xb001, 4, 1, 2), tag(0xb002, 7, 32, 50), u32(0)]);
    const entries = Buffer.concat([u32(0x20030000, first.length, 0, 0), u32(0, second.length, offset, 0)]);
    return segment(0xe2, Buffer.concat([Buffer.from('MPF\0MM\0*\0\0\0\x08', 'latin1'), tags, entries]));
  };
  const index = indexOf(0);
  return Buffer.concat([withFront(first, indexOf(first.length + index.length - 10)), second]);
}

/** Builds an Ultra HDR photo: a standard picture followed by a small gain map for bright screens. */
async function withGainMap(base: Buffer): Promise<Buffer> {
  const names = 'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" xmlns:Container="http://ns.google.com/photos/1.0/container/"';
  const rdf = (inside: string) =>
    xmpSegment(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${inside}</rdf:RDF></x:xmpmeta>`,
    );
  const map = withFront(
    await baseJpeg(1, { quality: 60 }),
    rdf(
      `<rdf:Description ${names} hdrgm:Version="1.0" hdrgm:GainMapMin="0" hdrgm:GainMapMax="3" hdrgm:Gamma="1" hdrgm:OffsetSDR="0.015625" hdrgm:OffsetHDR="0.015625" hdrgm:HDRCapacityMin="0" hdrgm:HDRCapacityMax="3" hdrgm:BaseRenditionIsHDR="False"/>`,
    ),
    segment(COMMENT, Buffer.from(SECRET)),
  );
  const front = withFront(
    base,
    rdf(
      `<rdf:Description ${names} hdrgm:Version="1.0"><Container:Directory><rdf:Seq><rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="Primary" Item:Mime="image/jpeg" xmlns:Item="http://ns.google.com/photos/1.0/container/item/"/></rdf:li><rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="GainMap" Item:Mime="image/jpeg" Item:Length="${map.length}" xmlns:Item="http://ns.google.com/photos/1.0/container/item/"/></rdf:li></rdf:Seq></Container:Directory></rdf:Description>`,
    ),
  );
  return withPictureIndex(front, map);
}
