import { type Page, photoLayerNamed, type Rect, textLayers } from '@muro/domain';
import { editLossyText, useTextLosses } from '../../../app/collage/text-losses.ts';
import { IconButton } from '../../../controls/IconButton.tsx';
import { WarningIcon } from '../../../controls/Icons.tsx';
import { percentBox } from '../../../flow/slots/percent-box.ts';
import { useWorkspace } from '../../../state/editor/use-workspace.ts';
import styles from './TextLossMarks.module.css';

interface TextLossMarksProps {
  readonly page: Page;
  readonly viewRect: Rect;
}

/** A mark at each text that is not drawn as written; it opens the text. [TFIT-02] */
export function TextLossMarks({ page, viewRect }: TextLossMarksProps) {
  const workspace = useWorkspace();
  const losses = useTextLosses(page);
  return losses.map((words) => {
    const frame = words.isOnPhoto
      ? photoLayerNamed(page, words.slot)?.frame
      : textLayers(page).find(({ slot }) => slot === words.slot)?.frame;
    if (!frame) return null;
    const { left, top, width, height } = percentBox(frame, viewRect);
    return (
      <div
        key={words.slot}
        className={styles.place}
        data-title={!words.isOnPhoto || undefined}
        style={{ left, top, width, height, zIndex: page.layers.length + 2 }}
      >
        <IconButton label={words.sentence} data-own-press className={styles.mark} onPress={() => editLossyText(workspace, words)}>
          <WarningIcon />
        </IconButton>
      </div>
    );
  });
}
