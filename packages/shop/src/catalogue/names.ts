/* Names of the files and folders of a catalogue. */

export const DESIGN_FILE = 'design.xml';
export const LAYOUT_FILE = 'template.xml';
export const PRICE_FILE = 'prices.json';
export const SAMPLE_FOLDER = 'sample-photos';
export const SHAPE_FOLDER = 'shapes';
export const DIGIT_FILE = 'numbers.xml';
