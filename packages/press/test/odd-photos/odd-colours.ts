import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { iccProfile, srgbLight, withColourProfile } from '@muro/domain';
import { baseJpeg, basePixels } from './base-picture.ts';
import { frameAt, iccSegments, patched, scanAt, segment, withFront, without } from './jpeg-bytes.ts';
import { accepted, acceptedOrRefused, type OddPhoto } from './odd-photo.ts';

/** Primaries as columns X, Y, Z under D50. */
const SRGB = [
  [0.4361, 0.2225, 0.0139],
  [0.3851, 0.7169, 0.0971],
  [0.1431, 0.0606, 0.7141],
] as const;
const P3 = [
  [0.5151, 0.2412, -0.0011],
  [0.292, 0.6922, 0.0419],
  [0.1571, 0.0666, 0.7841],
] as const;
const ADOBE = [
  [0.6097559, 0.3111242, 0.0194811],
  [0.2052401, 0.625656, 0.0608902],
  [0.149224, 0.0632197, 0.7448387],
] as const;
const ROMM = [
  [0.7977, 0.288, 0],
  [0.1352, 0.7119, 0],
  [0.0313, 0.0001, 0.8249],
] as const;
const gamma = (exponent: number) => (value: number) => value ** exponent;
const profile = (
  description: string,
  primaries: typeof SRGB | typeof P3 | typeof ADOBE | typeof ROMM,
  lightOf: (value: number) => number,
) => Buffer.from(iccProfile({ description, primaries, lightOf }));

const ADOBE_MARKER = 0xee;
const CMYK = { isCmyk: true } as const;

/** Photos with profiles, channels and colour codings of every kind. */
export async function oddColours(): Promise<readonly OddPhoto[]> {
  const base = await baseJpeg();
  const srgb = profile('sRGB', SRGB, srgbLight);
  const p3 = profile('Display P3', P3, srgbLight);
  const inP3 = await inProfile(p3);
  const grey = Buffer.from(iccProfile({ description: 'Grey', primaries: [], lightOf: gamma(2.2) }));
  const greyJpeg = await basePixels().greyscale().jpeg().toBuffer();
  const parts = iccSegments(srgb, 600);
  const tagged = (icc: Uint8Array) => withFront(base, ...iccSegments(icc));
  return [
    accepted('sRGB profile', tagged(srgb)),
    accepted('sRGB profile in many parts', withFront(base, ...parts)),
    accepted('parts of a profile in another order', withFront(await inProfile(p3, 300, true))),
    accepted('Display P3', inP3),
    accepted('Adobe RGB', await inProfile(profile('Adobe RGB', ADOBE, gamma(563 / 256)))),
    accepted('ProPhoto', await inProfile(profile('ROMM', ROMM, gamma(1.8)))),
    accepted('Display P3 of version 4', await versionFour(p3)),
    accepted('a profile of two megabytes', withFront(base, ...iccSegments(paddedProfile(srgb, 2_000_000)))),
    acceptedOrRefused('a part of the profile is missing', withFront(base, ...parts.slice(0, -1))),
    acceptedOrRefused('a part of the profile comes twice', withFront(base, parts[0] as Buffer, ...parts)),
    acceptedOrRefused('a profile cut short', tagged(srgb.subarray(0, 700))),
    acceptedOrRefused('a profile that claims another length', tagged(patched(srgb, 0, 0, 0x7f, 0, 0))),
    acceptedOrRefused('a profile of zeros', tagged(Buffer.alloc(3000))),
    acceptedOrRefused('a profile without its tags', tagged(patched(srgb, 128, 0, 0, 0, 0))),
    acceptedOrRefused('a profile with a million tags', tagged(patched(srgb, 128, 0, 0x0f, 0x42, 0x40))),
    acceptedOrRefused('a tag that lies outside', tagged(patched(srgb, 128 + 4 + 4 + 36, 0xff, 0xff, 0xff, 0))),
    acceptedOrRefused('a profile for printers', tagged(patched(srgb, 16, ...Buffer.from('CMYK')))),
    acceptedOrRefused('a profile for Lab numbers', tagged(patched(srgb, 16, ...Buffer.from('Lab ')))),
    acceptedOrRefused('a grey profile on colours', tagged(grey)),
    acceptedOrRefused('a colour profile on grey', withFront(greyJpeg, ...iccSegments(srgb)), { isBase: false }),
    accepted('grey with its profile', withFront(greyJpeg, ...iccSegments(grey)), { isBase: false }),
    accepted('RGB coded as it is', await rgbCoded(base), { isBase: false }),
    accepted('RGB named by its components', withoutJfif(namedComponents(base)), { isBase: false }),
    accepted('four inks', await cmyk(), CMYK),
    accepted('four inks with a profile', await cmyk('cmyk'), CMYK),
    accepted('four inks, progressive', await cmyk('cmyk', true), CMYK),
    acceptedOrRefused('four inks without the marker', without(await cmyk(), ADOBE_MARKER), { ...CMYK }),
    acceptedOrRefused('four inks said to be YCCK', withTransform(await cmyk(), 2), { ...CMYK }),
    acceptedOrRefused('four inks, a display profile', withFront(await cmyk(), ...iccSegments(srgb)), { ...CMYK }),
    ...(await Promise.all(
      (['4:2:0', '4:4:4'] as const).flatMap((chromaSubsampling) =>
        [false, true].map(async (progressive) =>
          accepted(
            `${progressive ? 'progressive' : 'baseline'} ${chromaSubsampling.replaceAll(':', '')}`,
            await baseJpeg(1, { chromaSubsampling, progressive }),
          ),
        ),
      ),
    )),
    accepted('trellis and merged scans', await baseJpeg(1, { mozjpeg: true, chromaSubsampling: '4:2:0' })),
    accepted('lowest quality', await baseJpeg(1, { quality: 1, chromaSubsampling: '4:2:0' }), { isBase: false }),
  ];
}

/** Encodes the base picture in the colour space of a profile and embeds the profile. */
export async function inProfile(icc: Buffer, partBytes = 65_519, isBackwards = false): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'muro-icc-'));
  try {
    const file = join(folder, 'profile.icc');
    writeFileSync(file, icc);
    const jpeg = await basePixels().withIccProfile(file).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
    const parts = iccSegments(icc, partBytes);
    return withFront(without(jpeg, 0xe2), ...(isBackwards ? parts.reverse() : parts));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function versionFour(icc: Buffer): Promise<Buffer> {
  return Buffer.from(withColourProfile(await inProfile(icc), patched(icc, 8, 4, 0x40, 0, 0)));
}

function paddedProfile(icc: Buffer, bytes: number): Buffer {
  const long = Buffer.concat([icc, Buffer.alloc(bytes - icc.length)]);
  long.writeUInt32BE(bytes, 0);
  return long;
}

function adobeMarker(transform: number): Buffer {
  return segment(ADOBE_MARKER, Buffer.concat([Buffer.from('Adobe\0\x64\0\0\0\0', 'latin1'), Buffer.from([transform])]));
}

/** Stores the YCbCr values of the base picture as if they were RGB. */
function rgbCoded(base: Buffer): Buffer {
  return withFront(without(base, 0xe0), adobeMarker(0));
}

const withoutJfif = (jpeg: Buffer): Buffer => without(jpeg, 0xe0);

function namedComponents(base: Buffer): Buffer {
  const [frame, scan] = [frameAt(base) + 10, scanAt(base) + 5];
  return [...'RGB'].reduce((jpeg, letter, index) => {
    const named = patched(jpeg, frame + 3 * index, letter.charCodeAt(0));
    return patched(named, scan + 2 * index, letter.charCodeAt(0));
  }, base);
}

async function cmyk(icc?: string, progressive = false): Promise<Buffer> {
  const picture = basePixels();
  return await (icc ? picture.withIccProfile(icc) : picture.toColourspace('cmyk')).jpeg({ quality: 92, progressive }).toBuffer();
}

function withTransform(jpeg: Buffer, transform: number): Buffer {
  return withFront(without(jpeg, ADOBE_MARKER), adobeMarker(transform));
}
