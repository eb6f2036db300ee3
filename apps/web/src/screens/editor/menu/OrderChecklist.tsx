import { type Collage, LOW_DPI, type Page, qualitySummary } from '@muro/domain';
import { defaultWords, openTexts } from '../../../app/collage/title-actions.ts';
import { DoneIcon, InfoIcon, WarningIcon } from '../../../controls/Icons.tsx';
import { sampleWords } from '../../../flow/edit/sample-words.ts';
import { slotOrder } from '../../../state/collage/open-page.ts';
import { useOpenCollage, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useNavigation } from '../../../state/navigation/navigation-store.ts';
import { focusFirstEmpty, focusSlot } from '../slots/slot-element.ts';
import styles from './OrderChecklist.module.css';
import { QualityBox } from './QualityBox.tsx';

interface OrderChecklistProps {
  readonly page: Page;
  /** Called before a line leads to its place: a panel over the collage closes. */
  readonly onLeave: () => void;
}

/** Checklist before the order: slots, print quality, the sample title. Each open item links to its place. [WALL-23] */
export function OrderChecklist({ page, onLeave }: OrderChecklistProps) {
  const workspace = useWorkspace();
  const t = useText();
  const total = slotOrder(page).length;
  const filled = useOpenCollage(({ fills }) => slotOrder(page).filter((slot) => fills[slot]).length) ?? 0;
  const places = t('placesFilled', { filled, count: total });
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('beforeOrder')}</h2>
      <ul className={styles.lines}>
        <Line isDone={filled === total} words={places} onLeave={onLeave} onPress={() => focusFirstEmpty(workspace)} />
        <QualityLine page={page} onLeave={onLeave} />
        <TitleLine page={page} onLeave={onLeave} />
      </ul>
      <QualityBox page={page} />
    </section>
  );
}

/** The print quality of the photos; leads to the first photo that is too small. */
function QualityLine({ page, onLeave }: OrderChecklistProps) {
  const t = useText();
  const low = useOpenCollage((collage) => firstLowSlot(page, collage)) ?? null;
  const isEmpty = useOpenCollage(({ fills }) => Object.keys(fills).length === 0) !== false;
  return (
    <Line
      isDone={low === null}
      isOpen={isEmpty}
      words={t('menuQuality')}
      onLeave={onLeave}
      onPress={() => low !== null && focusSlot(low)}
    />
  );
}

function firstLowSlot(page: Page, collage: Collage): string | null {
  const { bySlot } = qualitySummary(page, collage);
  return slotOrder(page).find((slot) => (bySlot[slot] ?? LOW_DPI) < LOW_DPI) ?? null;
}

/** Warns that the title is still the sample title; renders nothing once it was changed. */
function TitleLine({ page, onLeave }: OrderChecklistProps) {
  const workspace = useWorkspace();
  const t = useText();
  const send = useNavigation((navigation) => navigation.send);
  const isSample = useOpenCollage(() => sampleWords(openTexts(workspace, page), defaultWords()).length > 0);
  return isSample ? (
    <Line isDone={false} words={t('sampleTitleLeft')} onLeave={onLeave} onPress={() => send({ type: 'open-title' })} />
  ) : null;
}

interface LineProps extends Pick<OrderChecklistProps, 'onLeave'> {
  readonly isDone: boolean;
  /** True while there is nothing to judge yet. */
  readonly isOpen?: boolean;
  readonly words: string;
  /** Leads to the place of an open line. */
  readonly onPress: () => void;
}

function Line({ isDone, isOpen = false, words, onLeave, onPress }: LineProps) {
  if (isOpen || isDone) {
    return (
      <li className={styles.line}>
        {isOpen ? <InfoIcon className={styles.open} /> : <DoneIcon className={styles.done} />}
        <span>{words}</span>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={styles.openItem}
        onClick={() => {
          onLeave();
          onPress();
        }}
      >
        <WarningIcon className={styles.missing} />
        <span>{words}</span>
      </button>
    </li>
  );
}
