/**
 * The colours that can be chosen, in rows of fourteen as the picker shows them: greys from black to near white, then one
 * row a lightness, from deep to pastel, each once round the colour circle from orange to rose. [COLOR-05] [COLOR-06]
 */
export const PALETTE_COLUMNS = 14;

// biome-ignore format: one row of the picker a line
export const PALETTE: readonly string[] = [
  '#000000', '#282623', '#3a3735', '#4c4a47', '#605d5a', '#74716e', '#888682', '#9e9b97', '#b0adaa', '#c3c0bd', '#d7d4d0', '#e7e4e0', '#f3efec', '#fcf8f5',
  '#602c12', '#593200', '#584102', '#4c4703', '#334407', '#1b481f', '#004936', '#014747', '#034455', '#0f4067', '#2e3969', '#443163', '#572a4f', '#622731',
  '#8e421b', '#824c01', '#7d5e04', '#6d6603', '#4c6507', '#296b2e', '#016b50', '#056868', '#07657d', '#165e98', '#45549b', '#654991', '#813f74', '#8f3b49',
  '#ba5c2d', '#ad6704', '#a57c00', '#8f8602', '#68871b', '#3e8f44', '#02906d', '#008c8c', '#0188a7', '#297fc6', '#5f73ca', '#8765be', '#aa589a', '#bc5365',
  '#d97c50', '#cf8634', '#c79a2f', '#aea536', '#86a645', '#60ad64', '#23b189', '#00aeae', '#0ca8cf', '#4f9ee4', '#7d92e8', '#a584dc', '#c978b8', '#dc7483',
  '#f0a27f', '#e6a96d', '#e0bc6e', '#cbc572', '#a8c378', '#8cc98e', '#6dcdab', '#57cccc', '#61c6e7', '#80bdf8', '#a0b3fb', '#c2a8f1', '#e19ed2', '#f29ba5',
  '#fbc7b0', '#f4cca6', '#f3dbab', '#e4e1ad', '#caddac', '#b9e1b9', '#a9e3cc', '#9fe3e2', '#a3dff5', '#b3d9fe', '#c6d3fe', '#dbcbfb', '#f1c4e6', '#fec3c8',
  '#fee5db', '#fae8d7', '#fef4df', '#f8f7e0', '#e6efda', '#dff1df', '#d9f2e7', '#d5f2f1', '#d6f0fa', '#dceeff', '#e4ebff', '#eee7fd', '#f9e4f3', '#fde6e8',
];

/** Only these can be chosen. [COLOR-04] */
export function isPaletteColor(color: string): boolean {
  return PALETTE.includes(color);
}
