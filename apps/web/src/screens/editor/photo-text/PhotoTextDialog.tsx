import { type Collage, type Page, photoLayerNamed, textLosses } from '@muro/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { backToPhoto, photoTextTools, submitPhotoText } from '../../../app/collage/photo-text-actions.ts';
import { Button, LinkButton } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { changedPhotoText, type PhotoTextFields, photoTextFormOf, submittedText } from '../../../flow/edit/photo-text-form.ts';
import { type PhotoWithText, photoWithText } from '../../../flow/edit/photo-with-text.ts';
import { collageOf } from '../../../state/collage/work.ts';
import { useShaper } from '../../../state/editor/collage-tools.ts';
import { useEditorView, useWork, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useNavigation } from '../../../state/navigation/navigation-store.ts';
import { useEditorShape } from '../../../state/window/use-editor-shape.ts';
import { ContrastWarning } from './ContrastWarning.tsx';
import styles from './PhotoTextDialog.module.css';
import { PhotoTextPreview } from './PhotoTextPreview.tsx';
import { TextLook } from './TextLook.tsx';
import { TextWords } from './TextWords.tsx';

const FORM = 'photo-text';
/** Value of the button that returns to the photo dialog. */
const BACK = 'back';

/** Height of the dialog. [WALL-27] */
const TEXT_REM = 60;

/** The dialog for the text on a photo. The collage changes only on submit, in one undo step. [PTEXT-01 … PTEXT-17] */
export function PhotoTextDialog({ page }: { readonly page: Page }) {
  const workspace = useWorkspace();
  const t = useText();
  const collage = useWork(collageOf);
  const isEditing = useNavigation((navigation) => navigation.state === 'NAVSTATE_EDITOR_EDIT');
  const part = useEditorView((view) => view.editPart);
  const slot = useEditorView((view) => view.editSlot);
  const shape = useEditorShape();
  const isOpen = isEditing && part === 'text';
  const layer = slot === null ? undefined : photoLayerNamed(page, slot);
  const work = useMemo(() => (collage && layer ? photoWithText(collage, page, layer) : null), [collage, page, layer]);
  // If the photo leaves its slot meanwhile, the edited text goes with it.
  useEffect(() => {
    if (isOpen && !work) backToPhoto(workspace);
  }, [workspace, isOpen, work]);
  return (
    <Dialog
      isOpen={isOpen && work !== null}
      onClose={() => closeDialog(workspace)}
      title={t('photoTextTitle')}
      closeLabel={t('closeWindow')}
      size={shape === 'low' ? 'wide' : 'work'}
      heightRem={TEXT_REM}
      actions={<Ends />}
    >
      {collage && work && <PhotoTextEditor collage={collage} work={work} />}
    </Dialog>
  );
}

function PhotoTextEditor({ collage, work }: { readonly collage: Collage; readonly work: PhotoWithText }) {
  const workspace = useWorkspace();
  const shaper = useShaper((store) => store.shaper);
  const { slot, box } = work;
  const [form, setForm] = useState(() => photoTextFormOf(work.fill.text, box));
  const change = useCallback(
    (next: Partial<PhotoTextFields>): void => {
      setForm((current) => changedPhotoText(current, next, photoTextTools(current.drawn, box, shaper)));
    },
    [shaper, box],
  );
  const losses = useMemo(() => (shaper ? textLosses(shaper, form.drawn, box) : undefined), [shaper, form.drawn, box]);
  return (
    <form
      id={FORM}
      className={styles.editor}
      data-shape={useEditorShape()}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        submitPhotoText(workspace, slot, submittedText(form), submitter?.getAttribute('value') !== BACK);
      }}
    >
      <PhotoTextPreview collage={collage} work={work} text={form.drawn} />
      <div className={styles.fields}>
        <TextWords form={form} losses={losses} onChange={change} />
        <ContrastWarning collage={collage} work={work} form={form} onChange={change} />
        <TextLook
          font={form.font}
          color={form.color}
          caps={form.caps}
          shownSize={form.drawn.fontSize}
          align={form.align}
          valign={form.valign}
          background={form.background}
          onChange={change}
        />
      </div>
    </form>
  );
}

/** The final buttons, in the footer of the dialog, in reach of the thumb. */
function Ends() {
  const t = useText();
  return (
    <>
      <LinkButton type="submit" form={FORM} name="next" value={BACK} className={styles.back}>
        {t('editorEdit')}
      </LinkButton>
      <Button type="submit" form={FORM} variant="primary" className={styles.done}>
        {t('photoDone')}
      </Button>
    </>
  );
}
