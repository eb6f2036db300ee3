import type { RemovalSuggestion } from '../../flow/photos/removal-suggestions.ts';
import type { Text } from '../../state/language/text-store.ts';

/** Returns the question about similar or blurred photos. */
export function suggestionWords(t: Text, { kind, ids }: RemovalSuggestion): string {
  return t(kind === 'alike' ? 'startAlike' : 'startBlurred', { count: ids.length });
}
