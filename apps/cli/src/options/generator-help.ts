import { GENERATORS } from '@muro/domain';

export const GENERATOR_NAMES: readonly string[] = GENERATORS.map(({ name }) => name);

const NAME_WIDTH = Math.max(...GENERATOR_NAMES.map(({ length }) => length));

/** Help text with every generator and the values for --set, from the registry. */
export const GENERATOR_HELP = `
Generators and the values of each that --set takes:
${GENERATORS.map(({ name, keys }) => `  ${name.padEnd(NAME_WIDTH)}  ${keys.join(', ')}`).join('\n')}
On canvas all but those of panels take wrap, too: 0 the sides show the photos' rest, 1 the front mirrored, 2 its colour
`;
