/** 100 megapixels: what a decoder on the machine of a small print shop can be asked to open. */
export const MAX_PIXELS = 100_000_000;
