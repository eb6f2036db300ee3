const HEX = /^(?:0x|#)([0-9a-f]{1,6})$/i;

/**
 * Reads a colour: written '0x…', used as '#rrggbb'. Short ones are padded with zeros on the left, which keeps their value.
 *
 *     '0x4D4D4F' → '#4d4d4f'     '#ff' → '#0000ff'     'red' → otherwise
 *
 * @see [COLOR-08] [COLOR-09] [TXML-17] [TDATA-01] [HOLDER-02]
 */
export function readColor(text: string, otherwise: string): string {
  const digits = HEX.exec(text.trim())?.[1];
  return digits === undefined ? otherwise : `#${digits.toLowerCase().padStart(6, '0')}`;
}

/** [HOLDER-03] [LAYER-08] [LAYER-16] */
export function writeColor(color: string): string {
  return color.replace('#', '0x');
}
