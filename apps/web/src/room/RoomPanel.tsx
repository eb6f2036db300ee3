import type { SizeCm } from '@muro/domain';
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Button } from '../controls/Button.tsx';
import { RadioButtons } from '../controls/RadioButtons.tsx';
import { SelectField } from '../controls/SelectField.tsx';
import { Stepper } from '../controls/Stepper.tsx';
import { useText } from '../state/language/text-store.ts';
import type { RoomName } from './plans/room-plans.ts';
import styles from './RoomPanel.module.css';
import { changeRoom, GAP, isSameSize, MAX_PIECES, resetRoom, toggleCompared, useRoomChoice } from './room-choice.ts';
import { WALL_COLOURS, type WallColourName } from './wall-colours.ts';

interface RoomPanelProps {
  readonly sizes: readonly SizeCm[];
  readonly pieceSize: SizeCm;
}

/** Chooses the room, its paint and light, further pieces, and sizes to compare. */
export function RoomPanel({ sizes, pieceSize }: RoomPanelProps) {
  const t = useText();
  const others = sizes.filter((size) => !isSameSize(size, pieceSize));
  return (
    <>
      <RoomField />
      <PaintField />
      <LightField />
      <PiecesFields others={others} />
      {others.length > 0 && <ComparedField others={others} />}
      <Button variant="quiet" onPress={resetRoom}>
        {t('roomReset')}
      </Button>
    </>
  );
}

const ROOM_WORDS = {
  auto: 'roomAuto',
  sideboard: 'roomNameSideboard',
  sofa: 'roomNameSofa',
  desk: 'roomNameDesk',
  bed: 'roomNameBed',
  stairs: 'roomNameStairs',
} as const;

function RoomField() {
  const t = useText();
  const room = useRoomChoice((choice) => choice.room);
  const choose = (key: string) => changeRoom({ room: key === 'auto' ? null : (key as RoomName) });
  return (
    <Chips label={t('roomField')} value={room ?? 'auto'} onChange={choose}>
      {Object.entries(ROOM_WORDS).map(([name, word]) => (
        <ToggleButton key={name} id={name} className={styles.chip ?? ''}>
          {t(word)}
        </ToggleButton>
      ))}
    </Chips>
  );
}

const PAINT_WORDS = {
  linen: 'roomLinen',
  chalk: 'roomChalk',
  sage: 'roomSage',
  mist: 'roomMist',
  clay: 'roomClay',
  graphite: 'roomGraphite',
} as const;

function PaintField() {
  const t = useText();
  const wall = useRoomChoice((choice) => choice.wall);
  return (
    <Chips label={t('roomPaint')} value={wall} onChange={(key) => changeRoom({ wall: key as WallColourName })}>
      {Object.entries(PAINT_WORDS).map(([name, word]) => (
        <ToggleButton key={name} id={name} className={styles.chip ?? ''}>
          <span className={styles.paint} style={{ background: WALL_COLOURS[name as WallColourName].paint }} />
          {t(word)}
        </ToggleButton>
      ))}
    </Chips>
  );
}

function LightField() {
  const t = useText();
  const light = useRoomChoice((choice) => choice.light);
  return (
    <Chips label={t('roomLight')} value={light} onChange={(key) => changeRoom({ light: key === 'evening' ? 'evening' : 'day' })}>
      <ToggleButton id="day" className={styles.chip ?? ''}>
        {t('roomDay')}
      </ToggleButton>
      <ToggleButton id="evening" className={styles.chip ?? ''}>
        {t('roomEvening')}
      </ToggleButton>
    </Chips>
  );
}

function PiecesFields({ others }: { readonly others: readonly SizeCm[] }) {
  const t = useText();
  const { count, gap, otherSize } = useRoomChoice();
  const nameOf = ({ width, height }: SizeCm) => t('roomSize', { width, height });
  return (
    <>
      <Stepper
        label={t('roomCount')}
        valueText={String(count)}
        range={{ value: count, min: 1, max: MAX_PIECES, step: 1 }}
        isMinimum={count === 1}
        isMaximum={count === MAX_PIECES}
        onStep={(by) => changeRoom({ count: within(count + by, 1, MAX_PIECES), offset: 0 })}
      />
      {count > 1 && (
        <>
          <Stepper
            label={t('roomGap')}
            valueText={t('roomLength', { length: gap })}
            range={{ value: gap, min: GAP.min, max: GAP.max, step: 1 }}
            isMinimum={gap === GAP.min}
            isMaximum={gap === GAP.max}
            onStep={(by) => changeRoom({ gap: within(gap + by, GAP.min, GAP.max) })}
          />
          {others.length > 0 && (
            <SelectField
              label={t('roomOtherSize')}
              value={otherSize ? nameOf(otherSize) : 'same'}
              onChange={(id) => changeRoom({ otherSize: others.find((size) => nameOf(size) === id) ?? null })}
              options={[{ id: 'same', label: t('roomSameSize') }, ...others.map((size) => ({ id: nameOf(size), label: nameOf(size) }))]}
            />
          )}
        </>
      )}
    </>
  );
}

function ComparedField({ others }: { readonly others: readonly SizeCm[] }) {
  const t = useText();
  const compared = useRoomChoice((choice) => choice.compared);
  return (
    <div className={styles.field}>
      <span className={styles.label} id="room-compare">
        {t('roomCompare')}
      </span>
      <ToggleButtonGroup
        aria-labelledby="room-compare"
        selectionMode="multiple"
        className={styles.chips ?? ''}
        selectedKeys={compared.map(({ width, height }) => `${width} ${height}`)}
        onSelectionChange={(keys) => {
          const changed = others.find(
            (size) => keys.has(`${size.width} ${size.height}`) !== compared.some((candidate) => isSameSize(candidate, size)),
          );
          if (changed) toggleCompared(changed);
        }}
      >
        {others.map(({ width, height }) => (
          <ToggleButton key={`${width} ${height}`} id={`${width} ${height}`} className={styles.chip ?? ''}>
            {t('roomSize', { width, height })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

interface ChipsProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (key: string) => void;
  readonly children: ReactNode;
}

function Chips({ label, value, onChange, children }: ChipsProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <RadioButtons aria-label={label} className={styles.chips} value={value} onChange={onChange}>
        {children}
      </RadioButtons>
    </div>
  );
}

function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
