import type { SizeCm } from '@muro/domain';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useText } from '../state/language/text-store.ts';
import { lazyPart } from '../state/window/lazy-part.ts';
import styles from './RoomTools.module.css';
import { changeRoom, useRoomChoice } from './room-choice.ts';
import { PersonIcon, RoomIcon } from './tool-icons.tsx';

const RoomPanel = lazy(() => lazyPart(() => import('./RoomPanel.tsx')).then((file) => ({ default: file.RoomPanel })));

interface RoomToolsProps {
  readonly sizes: readonly SizeCm[];
  /** Size of the buyer's piece. */
  readonly pieceSize: SizeCm;
  /** Further buttons, before these. */
  readonly children: ReactNode;
}

/** The buttons over the room: a person to compare, and the panel with rooms, paints, light and pieces. [WALL-15] */
export function RoomTools({ sizes, pieceSize, children }: RoomToolsProps) {
  const t = useText();
  const hasPerson = useRoomChoice((choice) => choice.hasPerson);
  return (
    <div className={styles.tools}>
      {children}
      <ToggleButton
        className={styles.pill ?? ''}
        aria-label={t('roomPerson')}
        isSelected={hasPerson}
        onChange={(isSelected) => changeRoom({ hasPerson: isSelected })}
      >
        <PersonIcon />
        <span>{t('roomPerson')}</span>
      </ToggleButton>
      <DialogTrigger>
        <Button className={styles.pill ?? ''} aria-label={t('roomChange')}>
          <RoomIcon />
          <span>{t('roomChange')}</span>
        </Button>
        <Popover offset={8} placement="top start" className={styles.popover ?? ''}>
          <Dialog aria-label={t('roomChange')} className={styles.panel ?? ''}>
            <Suspense fallback={<p aria-busy="true">{t('loading')}</p>}>
              <RoomPanel sizes={sizes} pieceSize={pieceSize} />
            </Suspense>
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  );
}
