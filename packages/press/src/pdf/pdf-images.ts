import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { IDENTITY, type JpegHeader, type Matrix, multiply, type SizePx } from '@muro/domain';
import type { ShadowMask } from '@muro/painter';
import { srgbGreyProfile } from '../color/srgb-profile.ts';
import { usableProfile } from '../color/usable-profile.ts';
import { uprightMatrix } from './orientation.ts';
import type { PdfPicture } from './pdf-context.ts';
import type { PdfFile } from './pdf-file.ts';
import { upsampleMask } from './upsample-mask.ts';

/** Uncompressed pixels: RGB, and alpha if some pixels are transparent. */
export interface Pixels extends SizePx {
  readonly rgb: Uint8Array;
  readonly alpha: Uint8Array | null;
}

/** Writes pictures into the file. Each colour profile is written once, even if several pictures use it. */
export interface PdfImages {
  /** Object numbers by the names used in the page's operators. */
  readonly names: ReadonlyMap<string, number>;
  /** Writes a JPEG, whole or in pieces. @param part  part of the drawn box that it fills; the whole box by default */
  jpeg(header: JpegHeader, data: Uint8Array | readonly Uint8Array[], part?: Matrix): Promise<PdfPicture>;
  pixels(pixels: Pixels, part?: Matrix): Promise<PdfPicture>;
  /** Registers a soft black shadow with the mask as its alpha. Equal masks share one picture. `flush` writes the registered shadows. */
  shadow(mask: ShadowMask): PdfPicture;
  flush(): Promise<void>;
}

export function pdfImages(file: PdfFile, srgbId: number): PdfImages {
  const names = new Map<string, number>();
  const profileId = profileWriter(file);
  const shadows = new Map<string, PdfPicture>();
  const pendingMasks: { readonly id: number; readonly mask: ShadowMask }[] = [];

  const greyId = () => profileId(srgbGreyProfile(), 1);
  const named = (id: number, place: Matrix): PdfPicture => {
    const name = `P${id}`;
    names.set(name, id);
    return { name, place };
  };

  return {
    names,
    async jpeg(header, data, part = IDENTITY) {
      const { components } = header;
      if (components === 4) throw new RangeError('Expected a grey or RGB photo for the print file but received four components');
      const embeddedProfile = usableProfile(header);
      const space = embeddedProfile ? await profileId(embeddedProfile, components) : components === 1 ? await greyId() : srgbId;
      const coding = components === 3 ? `/DecodeParms<</ColorTransform ${header.isRgbCoded ? 0 : 1}>>` : '';
      const id = await file.stream(`${imageEntries(header)}/ColorSpace[/ICCBased ${space} 0 R]/Filter/DCTDecode${coding}`, data);
      return named(id, multiply(part, uprightMatrix(header.orientation)));
    },
    async pixels({ rgb, alpha, ...size }, part = IDENTITY) {
      const mask = alpha ? `/SMask ${await writeMask(file, size, alpha)} 0 R` : '';
      const entries = `${imageEntries(size)}/ColorSpace[/ICCBased ${srgbId} 0 R]${mask}/Filter/FlateDecode`;
      return named(await file.stream(entries, deflateSync(rgb)), part);
    },
    shadow(mask) {
      const key = createHash('sha256').update(`${mask.widthPx} ${mask.heightPx} ${mask.rect.width} `).update(mask.alpha).digest('hex');
      const cached = shadows.get(key);
      if (cached) return cached;
      const id = file.reserve();
      pendingMasks.push({ id, mask });
      const picture = named(id, IDENTITY);
      shadows.set(key, picture);
      return picture;
    },
    async flush() {
      for (const { id, mask } of pendingMasks.splice(0)) await writeShadow(file, { id, mask, greyId: await greyId() });
    },
  };
}

/** Writes colour profiles, each once. The returned function gives the object number of a profile. */
function profileWriter(file: PdfFile): (icc: Uint8Array, components: 1 | 3) => Promise<number> {
  const written = new Map<string, number>();
  return async (icc, components) => {
    const key = createHash('sha256').update(icc).digest('hex');
    const cached = written.get(key);
    if (cached !== undefined) return cached;
    const alternate = components === 1 ? '/DeviceGray' : '/DeviceRGB';
    const id = await file.stream(`/N ${components}/Alternate${alternate}/Filter/FlateDecode`, deflateSync(icc));
    written.set(key, id);
    return id;
  };
}

async function writeShadow(file: PdfFile, { id, mask, greyId }: { id: number; mask: ShadowMask; greyId: number }): Promise<void> {
  const smooth = upsampleMask(mask);
  const soft = await writeMask(file, smooth, smooth.alpha);
  const entries = `${imageEntries(smooth)}/ColorSpace[/ICCBased ${greyId} 0 R]/SMask ${soft} 0 R/Filter/FlateDecode`;
  await file.stream(entries, deflateSync(new Uint8Array(smooth.alpha.length)), id);
}

function writeMask(file: PdfFile, size: SizePx, alpha: Uint8Array): Promise<number> {
  return file.stream(`${imageEntries(size)}/ColorSpace/DeviceGray/Filter/FlateDecode`, deflateSync(alpha));
}

function imageEntries({ widthPx, heightPx }: SizePx): string {
  return `/Type/XObject/Subtype/Image/Width ${widthPx}/Height ${heightPx}/BitsPerComponent 8`;
}
