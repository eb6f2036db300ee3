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
  return losses.map((loss) => {
    const frame = loss.isOnPhoto ? photoLayerNamed(page, loss.slot)?.frame : textLayers(page).find(({ slot }) => slot === loss.slot)?.frame;
    if (!frame) return null;
    const { left, top, width, height } = percentBox(frame, viewRect);
    return (
      <div
        key={loss.slot}
        className={styles.place}
        data-title={!loss.isOnPhoto || undefined}
        style={{ left, top, width, height, zIndex: page.layers.length + 2 }}
      >
        <IconButton label={loss.sentence} data-own-press className={styles.mark} onPress={() => editLossyText(workspace, loss)}>
          <WarningIcon />
        </IconButton>
      </div>
    );
  });
}
