import type { Page } from '@muro/domain';
import { useCallback, useMemo, useState } from 'react';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { applyTitle, openTexts, titleLosses, titleTools } from '../../../app/collage/title-actions.ts';
import { Button } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { changedTitle, type TitleChange, titleFormOf } from '../../../flow/edit/title-form.ts';
import { collageOf } from '../../../state/collage/work.ts';
import { useShaper } from '../../../state/editor/collage-tools.ts';
import { useWork, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useNavigation } from '../../../state/navigation/navigation-store.ts';
import { type EditorShape, useEditorShape } from '../../../state/window/use-editor-shape.ts';
import styles from './TitleDialog.module.css';
import { TitleFields } from './TitleFields.tsx';
import { TitlePreview } from './TitlePreview.tsx';

interface TitleDialogProps {
  readonly page: Page;
}

/** Height of the dialog: notes about the words may come and go; a sheet on a phone is as high as its content. [WALL-27] */
const TITLE_REM = 38;

/** The dialog for title and subtitle of the collage. [TITLE-01 … TITLE-10] */
export function TitleDialog({ page }: TitleDialogProps) {
  const workspace = useWorkspace();
  const t = useText();
  const shape = useEditorShape();
  const isOpen = useNavigation((navigation) => navigation.state === 'NAVSTATE_EDITOR_TITLE_EDIT');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => closeDialog(workspace)}
      title={t('titleDialog')}
      closeLabel={t('closeWindow')}
      size={shape === 'low' ? 'wide' : 'work'}
      {...(shape === 'narrow' ? {} : { heightRem: TITLE_REM })}
    >
      <TitleEditor page={page} shape={shape} />
    </Dialog>
  );
}

function TitleEditor({ page, shape }: TitleDialogProps & { readonly shape: EditorShape }) {
  const workspace = useWorkspace();
  const t = useText();
  const shaper = useShaper((store) => store.shaper);
  const collage = useWork(collageOf);
  const [before] = useState(() => openTexts(workspace, page));
  const [form, setForm] = useState(() => titleFormOf(before));
  const change = useCallback(
    (next: TitleChange): void => {
      setForm((current) => changedTitle(current, next, titleTools(before, { page, shaper })));
    },
    [before, page, shaper],
  );
  const losses = useMemo(() => titleLosses(form, before, { page, shaper }), [form, before, page, shaper]);
  return (
    <form
      className={styles.form}
      data-shape={shape}
      onSubmit={(event) => {
        event.preventDefault();
        applyTitle(workspace, form, before);
      }}
    >
      {collage && <TitlePreview collage={collage} page={page} form={form} before={before} />}
      <div className={styles.fields}>
        <TitleFields form={form} losses={losses} onChange={change} />
        <Button type="submit" variant="primary" isWide>
          {t('titleApply')}
        </Button>
      </div>
    </form>
  );
}
