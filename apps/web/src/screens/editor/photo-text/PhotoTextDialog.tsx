import { type Collage, fitText, type Page, photoLayerNamed } from '@muro/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useShaper } from '../../../app/collage/collage-tools.ts';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { useEditorView } from '../../../app/collage/editor-view.ts';
import { backToPhoto, submitPhotoText } from '../../../app/collage/photo-text-actions.ts';
import { collageOf, useWork } from '../../../app/collage/work-store.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { useNavigation } from '../../../app/navigate/navigation-store.ts';
import { useWindowWidthPx } from '../../../app/use-window-size.ts';
import { MOBILE_PX } from '../../../app/viewport.ts';
import { Button, LinkButton } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { changedPhotoText, type PhotoTextFields, photoTextFormOf, submittedText } from '../../../flow/edit/photo-text-form.ts';
import { type PhotoWithText, photoWithText } from '../../../flow/edit/photo-with-text.ts';
import styles from './PhotoTextDialog.module.css';
import { PhotoTextPreview } from './PhotoTextPreview.tsx';
import { TextLook } from './TextLook.tsx';
import { TextWords } from './TextWords.tsx';

/** Text on a photo. Nothing of it reaches the collage before it is submitted, then all of it in one step. [PTEXT-01 … PTEXT-17] */
export function PhotoTextDialog({ page }: { readonly page: Page }) {
  const t = useText();
  const collage = useWork(collageOf);
  const isEditing = useNavigation((navigation) => navigation.state === 'NAVSTATE_EDITOR_EDIT');
  const part = useEditorView((view) => view.editPart);
  const slot = useEditorView((view) => view.editSlot);
  const isOpen = isEditing && part === 'text';
  const layer = slot === null ? undefined : photoLayerNamed(page, slot);
  const work = useMemo(() => (collage && layer ? photoWithText(collage, page, layer) : null), [collage, page, layer]);
  // A photo that leaves its slot while it is written on takes its text along.
  useEffect(() => {
    if (isOpen && !work) backToPhoto();
  }, [isOpen, work]);
  return (
    <Dialog isOpen={isOpen && work !== null} onClose={closeDialog} title={t('photoTextTitle')} closeLabel={t('closeWindow')} size="wide">
      {collage && work && <PhotoTextEditor collage={collage} work={work} />}
    </Dialog>
  );
}

function PhotoTextEditor({ collage, work }: { readonly collage: Collage; readonly work: PhotoWithText }) {
  const t = useText();
  const shaper = useShaper((store) => store.shaper);
  const isMobile = useWindowWidthPx() < MOBILE_PX;
  const { slot, box } = work;
  const [form, setForm] = useState(() => photoTextFormOf(work.fill.text, box));
  const change = useCallback(
    (next: Partial<PhotoTextFields>): void => {
      setForm((known) => changedPhotoText(known, next, (data) => (shaper ? fitText(shaper, data, box) : data)));
    },
    [shaper, box],
  );
  const submit = (isDone: boolean): void => submitPhotoText(slot, submittedText(form), isDone);
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        submit(true);
      }}
    >
      <PhotoTextPreview collage={collage} work={work} text={form.shown} />
      <div className={styles.fields}>
        <TextWords form={form} onChange={change} />
        <TextLook
          font={form.font}
          color={form.color}
          caps={form.caps}
          shownSize={form.shown.fontSize}
          align={form.align}
          valign={form.valign}
          background={form.background}
          onChange={change}
        />
        <div className={styles.ends}>
          {!isMobile && <LinkButton onPress={() => submit(false)}>{t('editorEdit')}</LinkButton>}
          <Button type="submit" variant="primary" className={styles.done}>
            {t('photoDone')}
          </Button>
        </div>
      </div>
    </form>
  );
}
