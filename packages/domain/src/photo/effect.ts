/** Effects that a photo may wear, as they are stored and in the order of the list; '' is none. [FX-07] [FX-08] [FX-14] */
export const EFFECTS = ['', 'grey', 'faded', 'sepia', 'sepia1', 'sepia2', 'vintage'] as const;

export type Effect = (typeof EFFECTS)[number];

/** Second names. [FX-11] [FX-14] */
const ALIASES: Readonly<Record<string, Effect>> = { empty: '', nostalgia: 'faded', sepiabrown: 'sepia2' };

/** An effect by its name from outside; a name that nobody knows is none. */
export function knownEffect(name: string): Effect {
  const alias = Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
  return alias ?? EFFECTS.find((effect) => effect === name) ?? '';
}
