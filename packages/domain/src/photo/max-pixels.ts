/** 100 megapixels: the most that a decoder opens on the server of a small print shop. */
export const MAX_PIXELS = 100_000_000;
