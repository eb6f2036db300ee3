import sharp from 'sharp';
import { BASE, baseJpeg, basePixels } from './base-picture.ts';
import { claiming, frameAt, patched, scanAt, segment, segmentAt, withBefore, withFront, without } from './jpeg-bytes.ts';
import { accepted, acceptedOrRefused, type OddPhoto, refused } from './odd-photo.ts';

const [DHT, SOS, DQT, DRI] = [0xc4, 0xda, 0xdb, 0xdd] as const;

/** Photos that are truncated, have repeated, missing or oversized parts, or are not photos. */
export async function oddStructures(): Promise<readonly OddPhoto[]> {
  const base = await baseJpeg();
  const progressive = await baseJpeg(1, { progressive: true });
  const frame = frameAt(base);
  const scan = scanAt(base);
  const cut = (name: string, jpeg: Buffer, bytes: number) => refused(name, jpeg.subarray(0, bytes));
  const restarted = withBefore(base, SOS, segment(DRI, Buffer.from([0, 10])));
  return [
    cut('cut in the frame', base, frame + 7),
    cut('cut behind the scan header', base, scan + 14),
    cut('cut after a tenth', base, Math.floor(base.length / 10)),
    cut('cut after a third', base, Math.floor(base.length / 3)),
    cut('cut before the last fields', base, base.length - 400),
    cut('progressive, cut in the first scan', progressive, scanAt(progressive) + 200),
    cut('progressive, cut in the last scan', progressive, progressive.length - 300),
    refused('cut, and an end mark put behind', Buffer.concat([base.subarray(0, Math.floor(base.length / 2)), Buffer.from([0xff, 0xd9])])),
    refused('cut, and zeros behind', Buffer.concat([base.subarray(0, Math.floor(base.length / 2)), Buffer.alloc(50_000)])),
    acceptedOrRefused('progressive without its last scan', withoutLastScan(progressive), { isBase: false }),
    acceptedOrRefused('restarts announced that do not come', restarted, { isBase: false }),
    acceptedOrRefused('a byte of the coded data changed', patched(base, scan + 600, 0x55)),
    refused('no tables', without(without(base, DHT), DQT)),
    refused('no Huffman tables', without(base, DHT)),
    refused('no quantisation tables', without(base, DQT)),
    acceptedOrRefused('quantisation of zeros', zeroTables(base), { isBase: false }),
    refused('two frames', withBefore(base, SOS, base.subarray(frame, frame + 2 + base.readUInt16BE(frame + 2)))),
    refused('a scan before the frame', withFront(base, base.subarray(scan, scan + 2 + base.readUInt16BE(scan + 2)))),
    refused('a start mark inside', withFront(base, Buffer.from([0xff, 0xd8]))),
    refused('an end mark inside', withFront(base, Buffer.from([0xff, 0xd9]))),
    refused('a segment of length 1', withFront(base, Buffer.from([0xff, 0xe5, 0, 1]))),
    refused('a segment longer than the file', withFront(base, Buffer.from([0xff, 0xe5, 0xff, 0xff]))),
    refused('a byte order mark in front', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), base])),
    refused('a line end in front', Buffer.concat([Buffer.from('\r\n'), base])),
    refused('height 0', claiming(base, BASE.widthPx, 0)),
    refused('width 0', claiming(base, 0, BASE.heightPx)),
    refused('12 bits', patched(patched(base, frame + 1, 0xc1), frame + 4, 12)),
    refused('lossless', patched(base, frame + 1, 0xc3)),
    refused('hierarchical', patched(base, frame + 1, 0xc5)),
    refused('arithmetic', patched(base, frame + 1, 0xc9)),
    refused('two components', await twoComponents(base)),
    refused('sampling 0', patched(base, frame + 11, 0)),
    acceptedOrRefused('sampling 4 x 4', patched(base, frame + 11, 0x44), { isBase: false }),
    acceptedOrRefused('a line more than there is', claiming(base, BASE.widthPx, BASE.heightPx + 1), { isBase: false }),
    acceptedOrRefused('a line less than there is', claiming(base, BASE.widthPx, BASE.heightPx - 8), { isBase: false }),
    refused('99 megapixels claimed', claiming(base, 9900, 9999)),
    refused('99 megapixels claimed, progressive', claiming(progressive, 9900, 9999)),
    refused('65500 x 65500 claimed', claiming(base, 65_500, 65_500)),
    refused('65500 x 1500 claimed, progressive', claiming(progressive, 65_500, 1_500)),
    accepted('one pixel', await plainJpeg(1, 1), { upright: { widthPx: 1, heightPx: 1 }, isBase: false }),
    accepted('17 x 1', await plainJpeg(17, 1), { upright: { widthPx: 17, heightPx: 1 }, isBase: false }),
    accepted('400 x 4001', await plainJpeg(400, 4001), { upright: { widthPx: 400, heightPx: 4001 }, isBase: false }),
    refused('a PNG', await basePixels().png().toBuffer()),
    refused('a PNG of 16 bits', await basePixels().toColourspace('rgb16').png().toBuffer()),
    refused('a WebP', await basePixels().webp().toBuffer()),
    refused('an AVIF', await basePixels().avif({ effort: 0 }).toBuffer()),
    refused('a TIFF', await basePixels().tiff().toBuffer()),
    refused('a GIF', await basePixels().gif().toBuffer()),
    refused('a TIFF that begins as a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8]), await basePixels().tiff().toBuffer()])),
    refused('start marks without end', Buffer.alloc(100_000, Buffer.from([0xff, 0xd8]))),
    refused('fill bytes without end', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(3_000_000, 0xff)])),
  ];
}

const plainJpeg = async (width: number, height: number): Promise<Buffer> =>
  await sharp(await baseJpeg())
    .resize(width, height, { fit: 'fill' })
    .jpeg()
    .toBuffer();

function withoutLastScan(jpeg: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, jpeg.lastIndexOf(Buffer.from([0xff, SOS]))), Buffer.from([0xff, 0xd9])]);
}

function zeroTables(jpeg: Buffer): Buffer {
  const offset = segmentAt(jpeg, (marker) => marker === DQT);
  return patched(jpeg, offset + 5, ...Array<number>(64).fill(0));
}

async function twoComponents(jpeg: Buffer): Promise<Buffer> {
  const offset = frameAt(jpeg);
  const body = Buffer.concat([jpeg.subarray(offset + 4, offset + 9), Buffer.from([2]), jpeg.subarray(offset + 10, offset + 16)]);
  return Buffer.concat([jpeg.subarray(0, offset), segment(0xc0, body), jpeg.subarray(offset + 2 + jpeg.readUInt16BE(offset + 2))]);
}
