import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import styles from './RoomTools.module.css';

interface RoomToolButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

/** A button of the row over the room; on phones only its icon shows. */
export function RoomToolButton({ label, icon, onPress }: RoomToolButtonProps) {
  return (
    <Button className={styles.pill ?? ''} aria-label={label} onPress={onPress}>
      {icon}
      <span>{label}</span>
    </Button>
  );
}
