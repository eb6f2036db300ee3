import { type Collage, type Page, qualitySummary } from '@muro/domain';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { CheckboxField } from '../../../controls/CheckboxField.tsx';
import { type QualityMessageKey, qualityMessages, unsureIds } from '../../../flow/photos/quality-messages.ts';
import { hasSamePicture } from '../../../flow/photos/removal-suggestions.ts';
import { collageOf } from '../../../state/collage/work.ts';
import { useEditorView, useOpenCollage, usePhotoLibrary, useWork, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { CutFaces } from './CutFaces.tsx';
import styles from './QualityBox.module.css';

/** The checkbox with the quality summary of the whole page. [EDIT-12] [QUAL-08 … QUAL-13] */
export function QualityBox({ page }: { readonly page: Page }) {
  const workspace = useWorkspace();
  const t = useText();
  const isShown = useEditorView((view) => view.isQualityShown);
  const unsure = usePhotoLibrary(useShallow(unsureIds));
  const placed = useOpenCollage(useShallow(({ fills }) => [...new Set(Object.values(fills).map(({ photoId }) => photoId))])) ?? [];
  const fingerprints = usePhotoLibrary(useShallow(({ entries }) => placed.map((id) => entries[id]?.fingerprint ?? null)));
  const hasDuplicatePhoto = useMemo(() => hasSamePicture(fingerprints), [fingerprints]);
  const messages = useWork(useShallow((work) => messagesOf(page, collageOf(work), { unsure, isShown, hasDuplicatePhoto })));
  return (
    <div>
      <CheckboxField isSelected={isShown} onChange={(isQualityShown) => workspace.view.set({ isQualityShown })}>
        {t('showQuality')}
      </CheckboxField>
      <div className={styles.messages} aria-live="polite">
        {messages.map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
        <CutFaces page={page} />
      </div>
    </div>
  );
}

interface Seen {
  readonly unsure: readonly string[];
  /** True if the photos show their quality marks. */
  readonly isShown: boolean;
  /** True if two of them show the same picture in two files. */
  readonly hasDuplicatePhoto: boolean;
}

/** Returns the messages; none while the page is empty. */
function messagesOf(page: Page, collage: Collage | null, { unsure, isShown, hasDuplicatePhoto }: Seen): readonly QualityMessageKey[] {
  const placed = Object.values(collage?.fills ?? {}).map(({ photoId }) => photoId);
  if (!collage || placed.every((id) => unsure.includes(id))) return [];
  const photos = collage.photos.filter(({ id }) => !unsure.includes(id));
  const { lowCount, isDouble } = qualitySummary(page, { photos, fills: collage.fills });
  return qualityMessages({
    lows: lowCount,
    isDouble: isDouble || hasDuplicatePhoto,
    isUnsure: placed.some((id) => unsure.includes(id)),
    isShown,
  });
}
