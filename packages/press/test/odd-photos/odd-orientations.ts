import { baseJpeg, basePixels } from './base-picture.ts';
import { type ExifEntry, exifSegment, orientationEntry, tiffBytes, xmpSegment } from './exif-bytes.ts';
import { scanAt, segment, withBefore, withFront } from './jpeg-bytes.ts';
import { accepted, acceptedOrRefused, type OddPhoto, refused } from './odd-photo.ts';

const MAKE: ExifEntry = { tag: 0x010f, type: 2, count: 4, value: [0x41, 0x42, 0x43, 0] };
const SOF0 = 0xc0;
const DQT = 0xdb;

/** Photos with valid, invalid, repeated and misplaced orientations. */
export async function oddOrientations(): Promise<readonly OddPhoto[]> {
  const flat = await baseJpeg();
  const turned = await baseJpeg(6);
  const orientationTag = (value: number) => exifSegment(tiffBytes([orientationEntry(value)]));
  const typed = (type: number, value: ExifEntry['value'], count = 1) =>
    exifSegment(tiffBytes([{ ...orientationEntry(6, type, count), value }]));
  const all = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => {
      const exif = exifSegment(tiffBytes([MAKE, orientationEntry(orientation)], { isLittle: orientation % 2 === 1 }));
      return accepted(`orientation ${orientation}`, withFront(await baseJpeg(orientation), exif));
    }),
  );
  return [
    ...all,
    accepted('directory at byte 26', withFront(turned, exifSegment(tiffBytes([orientationEntry(6)], { directoryAt: 26 })))),
    accepted('fill bytes before EXIF', withFront(turned, Buffer.from([0xff, 0xff, 0xff]), orientationTag(6))),
    accepted('EXIF before the frame', withBefore(turned, SOF0, orientationTag(6))),
    accepted(
      'EXIF before the scan',
      Buffer.concat([turned.subarray(0, scanAt(turned)), orientationTag(6), turned.subarray(scanAt(turned))]),
    ),
    accepted('EXIF behind a comment and a table', withBefore(turned, DQT, segment(0xfe, Buffer.from('hello')), orientationTag(6))),
    accepted('next directory is the same', withFront(turned, exifSegment(tiffBytes([orientationEntry(6)], { next: 8 })))),
    accepted('next directory lies outside', withFront(turned, exifSegment(tiffBytes([orientationEntry(6)], { next: 0xfffffff0 })))),
    accepted('an empty directory', withFront(flat, exifSegment(tiffBytes([])))),
    accepted('orientation in XMP alone', withFront(flat, xmpSegment('<x tiff:Orientation="6"/>'))),
    accepted('XMP says otherwise', withFront(turned, orientationTag(6), xmpSegment('<x tiff:Orientation="3"/>'))),
    acceptedOrRefused('a count of two', withFront(flat, typed(3, [0, 6, 0, 6], 2))),
    acceptedOrRefused('a count of none', withFront(flat, typed(3, 6, 0))),
    acceptedOrRefused('a byte', withFront(flat, typed(1, 6))),
    acceptedOrRefused('a signed short', withFront(flat, typed(8, 6))),
    acceptedOrRefused('a signed long', withFront(flat, typed(9, 6))),
    acceptedOrRefused('a long', withFront(flat, typed(4, 6))),
    acceptedOrRefused('a rational', withFront(flat, typed(5, [0, 0, 0, 26]))),
    acceptedOrRefused('an unknown type', withFront(flat, typed(13, [0, 6, 0, 0]))),
    acceptedOrRefused('declared twice, first turned', withFront(flat, exifSegment(tiffBytes([orientationEntry(6), orientationEntry(1)])))),
    acceptedOrRefused('declared twice, first upright', withFront(flat, exifSegment(tiffBytes([orientationEntry(1), orientationEntry(6)])))),
    acceptedOrRefused('two EXIF segments', withFront(flat, orientationTag(6), orientationTag(1))),
    acceptedOrRefused('two EXIF segments, the second tells', withFront(flat, exifSegment(tiffBytes([MAKE])), orientationTag(6))),
    acceptedOrRefused('a broken EXIF segment, then a good one', withFront(flat, exifSegment(Buffer.from('XX*\0')), orientationTag(6))),
    acceptedOrRefused('more entries claimed', withFront(flat, exifSegment(tiffBytes([orientationEntry(6)], { claimedCount: 9 })))),
    acceptedOrRefused(
      'EXIF mark with another end',
      withFront(flat, segment(0xe1, Buffer.concat([Buffer.from('Exif\0X'), tiffBytes([orientationEntry(6)])]))),
    ),
    acceptedOrRefused(
      'EXIF mark in small letters',
      withFront(flat, segment(0xe1, Buffer.concat([Buffer.from('exif\0\0'), tiffBytes([orientationEntry(6)])]))),
    ),
    acceptedOrRefused(
      'EXIF in another segment',
      withFront(flat, segment(0xe3, Buffer.concat([Buffer.from('Exif\0\0'), tiffBytes([orientationEntry(6)])]))),
    ),
    acceptedOrRefused('EXIF between scans', await betweenScans(orientationTag(6))),
    refused('an EXIF mark and nothing', withFront(flat, exifSegment(Buffer.alloc(0)))),
    refused('a directory that is cut off', withFront(flat, exifSegment(tiffBytes([orientationEntry(6)]).subarray(0, 12)))),
  ];
}

async function betweenScans(exif: Buffer): Promise<Buffer> {
  const jpeg = await basePixels().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const second = jpeg.indexOf(Buffer.from([0xff, 0xda]), scanAt(jpeg) + 20);
  return Buffer.concat([jpeg.subarray(0, second), exif, jpeg.subarray(second)]);
}
