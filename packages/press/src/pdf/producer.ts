/** How the press signs its files. */
export const PRODUCER = 'Muro';
