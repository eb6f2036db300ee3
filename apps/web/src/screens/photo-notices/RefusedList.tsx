import type { PhotoEntry } from '../../flow/photos/photo-entry.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './RefusedList.module.css';

/** Lists the files that could not be used, with reasons. */
export function RefusedList({ refused }: { readonly refused: readonly PhotoEntry[] }) {
  const t = useText();
  return (
    <ul className={styles.list}>
      {refused.map(({ id, name, error, hint }) => (
        <li key={id}>
          <strong>{name}</strong> {error && t(error)} {hint && t(hint)}
        </li>
      ))}
    </ul>
  );
}
