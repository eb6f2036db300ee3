import sharp from 'sharp';

/** Returns a CMYK ICC profile, which the image decoder includes. */
export async function pressProfile(): Promise<Buffer> {
  const white = sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } });
  const { icc } = await sharp(await white.withIccProfile('cmyk').jpeg().toBuffer()).metadata();
  if (!icc) throw new Error('Expected a profile in the picture');
  return icc;
}
