import { GENERATORS } from '@muro/domain';

export const GENERATOR_NAMES: readonly string[] = GENERATORS.map(({ name }) => name);

const NAME_WIDTH = Math.max(...GENERATOR_NAMES.map(({ length }) => length));

/** Help text with every generator and the values for --set, from the registry. */
export const GENERATOR_HELP = `
Generators and the values of each that --set takes:
${GENERATORS.map(({ name, keys }) => `  ${name.padEnd(NAME_WIDTH)}  ${keys.join(', ')}`).join('\n')}
On canvas, all generators without panels also take wrap: 0 continues the photos on the sides, 1 mirrors the front, 2 uses its colour
`;
