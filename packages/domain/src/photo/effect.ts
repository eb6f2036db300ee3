/** Effects of a photo, by their stored names and in the order of the list; '' is none. [FX-07] [FX-08] [FX-14] */
export const EFFECTS = ['', 'grey', 'faded', 'sepia', 'sepia1', 'sepia2', 'vintage'] as const;

export type Effect = (typeof EFFECTS)[number];

/** Other names that stored documents use. [FX-11] [FX-14] */
const ALIASES: Readonly<Record<string, Effect>> = { empty: '', nostalgia: 'faded', sepiabrown: 'sepia2' };

/** The effect with a name from outside; an unknown name gives none. */
export function knownEffect(name: string): Effect {
  const alias = Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
  return alias ?? EFFECTS.find((effect) => effect === name) ?? '';
}
