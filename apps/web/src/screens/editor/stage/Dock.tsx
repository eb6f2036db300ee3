import { canRedo, canUndo } from '@muro/domain';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useSession } from '../../../app/session/use-session.ts';
import type { PageZoomControls } from '../../../canvas/CollageCanvas.tsx';
import { IconButton } from '../../../controls/IconButton.tsx';
import { MinusIcon, PlusIcon, RedoIcon, UndoIcon } from '../../../controls/Icons.tsx';
import { frontOutline } from '../../../flow/slots/front-outline.ts';
import { pageOf } from '../../../state/collage/open-page.ts';
import { useEditorView, useOpenCollage, useWork, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './Dock.module.css';
import { FullScreenButton } from './FullScreenButton.tsx';

const STEP = 1.5;

/** The toolbar at the foot of the stage, one tab stop: undo, redo, zoom, the front or the sheet all round, full screen. [WALL-24] */
export function Dock(zoom: PageZoomControls) {
  const t = useText();
  return (
    <Toolbar className={styles.dock ?? ''} aria-label={t('dockName')} data-own-press>
      <Steps />
      <Zoom {...zoom} />
      <SideChoice />
      <FullScreenButton />
    </Toolbar>
  );
}

function Steps() {
  const { undo, redo } = useSession();
  const t = useText();
  const isUndoable = useWork(({ history }) => history !== null && canUndo(history));
  const isRedoable = useWork(({ history }) => history !== null && canRedo(history));
  return (
    <div className={styles.group}>
      <IconButton label={t('undo')} isDisabled={!isUndoable} onPress={undo}>
        <UndoIcon />
      </IconButton>
      <IconButton label={t('redo')} isDisabled={!isRedoable} onPress={redo}>
        <RedoIcon />
      </IconButton>
    </div>
  );
}

/** Buttons that zoom the page, as an alternative to pinch and wheel. */
function Zoom({ zoom, zoomBy, reset }: PageZoomControls) {
  const t = useText();
  const percent = `${Math.round(zoom * 100)} %`;
  return (
    <div className={styles.group} data-zoom data-whole={zoom <= 1 || undefined}>
      <IconButton label={t('viewZoomOut')} isDisabled={zoom <= 1} onPress={() => zoomBy(1 / STEP)}>
        <MinusIcon />
      </IconButton>
      <button type="button" className={styles.percent} aria-label={`${t('viewFit')}, ${percent}`} onClick={reset}>
        {percent}
      </button>
      <IconButton label={t('viewZoomIn')} onPress={() => zoomBy(STEP)}>
        <PlusIcon />
      </IconButton>
    </div>
  );
}

/** Two buttons for a canvas: its front as it hangs, or its sheet with the sides that fold around the frame. */
function SideChoice() {
  const workspace = useWorkspace();
  const t = useText();
  const isAllRound = useEditorView((view) => view.isAllRound);
  const hasSides = useOpenCollage((collage) => frontOutline(pageOf(collage)) !== null);
  if (!hasSides) return null;
  const choice = (label: 'stageFront' | 'stageAllRound', isChosen: boolean, value: boolean) => (
    <button type="button" className={styles.side} aria-pressed={isChosen} onClick={() => workspace.view.set({ isAllRound: value })}>
      {t(label)}
    </button>
  );
  return (
    <div className={styles.group}>
      <fieldset className={styles.sides} aria-label={t('viewSides')}>
        {choice('stageFront', !isAllRound, false)}
        {choice('stageAllRound', isAllRound, true)}
      </fieldset>
    </div>
  );
}
