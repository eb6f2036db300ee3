import { findIncompleteTexts, type IncompleteText, type Page } from '@muro/domain';
import { useMemo } from 'react';
import { collageOf } from '../../state/collage/work.ts';
import { useShaper } from '../../state/editor/collage-tools.ts';
import { numberOf } from '../../state/editor/open-collage.ts';
import { useWork, useWorkspace } from '../../state/editor/use-workspace.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { type Text, useText } from '../../state/language/text-store.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';
import { editPhoto } from './editor-actions.ts';

/** A text of the open collage that is not drawn as written, with a sentence about it. */
export interface TextLoss extends IncompleteText {
  readonly sentence: string;
}

/** Returns the texts of the open collage that are cut or lack characters; an empty list until the fonts have loaded. [TFIT-02] */
export function useTextLosses(page: Page | undefined): readonly TextLoss[] {
  const t = useText();
  const shaper = useShaper((store) => store.shaper);
  const workspace = useWorkspace();
  const collage = useWork(collageOf);
  return useMemo(() => {
    if (!page || !collage || !shaper) return [];
    return findIncompleteTexts(page, collage, shaper).map((lost) => ({
      ...lost,
      sentence: sentenceOf(lost, numberOf(workspace, lost.slot), t),
    }));
  }, [workspace, page, collage, shaper, t]);
}

/** Opens the dialog in which the text can be edited. */
export function editLossyText(workspace: Workspace, { slot, isOnPhoto }: IncompleteText): void {
  if (!isOnPhoto) {
    useNavigation.getState().send({ type: 'open-title' });
    return;
  }
  editPhoto(workspace, slot);
  workspace.view.set({ editPart: 'text' });
}

/** Number of characters after which a quoted text is shortened. */
const MAX_QUOTED = 40;

function sentenceOf({ slot, isOnPhoto, text, cut, breaksWord, undrawable }: IncompleteText, number: number, t: Text): string {
  const line = text.trim().replace(/\s+/g, ' ');
  const quoted = line.length > MAX_QUOTED ? `${[...line].slice(0, MAX_QUOTED).join('')}…` : line;
  const titled = slot === 'txt2' ? t('lostSubtitle', { words: quoted }) : t('lostTitle', { words: quoted });
  const place = isOnPhoto ? t('lostOnPhoto', { words: quoted, number }) : titled;
  if (cut >= text.trim().length) return t('lostAll', { place });
  if (cut > 0) return t('lostCut', { place });
  return breaksWord ? t('lostBroken', { place }) : t('lostSigns', { place, signs: undrawable.join(' ') });
}
