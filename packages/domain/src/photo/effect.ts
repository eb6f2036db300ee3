/** Effects that a photo may wear, as they are stored; '' is none. [FX-07] [FX-08] [FX-14] */
export const EFFECTS = ['', 'grey', 'faded', 'sepia', 'sepia1', 'sepia2', 'vintage'] as const;

/** Second names. [FX-11] [FX-14] */
const ALIASES: Readonly<Record<string, string>> = { empty: '', nostalgia: 'faded', sepiabrown: 'sepia2' };

/** An effect's name from outside; one that nobody knows is none. */
export function knownEffect(name: string): string {
  const effect = Object.hasOwn(ALIASES, name) ? (ALIASES[name] as string) : name;
  return (EFFECTS as readonly string[]).includes(effect) ? effect : '';
}
