import type { Page } from '@muro/domain';
import { useCallback, useState } from 'react';
import { useShaper } from '../../../app/collage/collage-tools.ts';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { applyTitle, openTexts, titleFits } from '../../../app/collage/title-actions.ts';
import { collageOf, useWork } from '../../../app/collage/work-store.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { useNavigation } from '../../../app/navigate/navigation-store.ts';
import { Button } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { changedTitle, type TitleChange, titleFormOf } from '../../../flow/edit/title-form.ts';
import styles from './TitleDialog.module.css';
import { TitleFields } from './TitleFields.tsx';
import { TitlePreview } from './TitlePreview.tsx';

interface TitleDialogProps {
  readonly page: Page;
}

/** Title and subtitle of the collage. [TITLE-01 … TITLE-10] */
export function TitleDialog({ page }: TitleDialogProps) {
  const t = useText();
  const isOpen = useNavigation((navigation) => navigation.state === 'NAVSTATE_EDITOR_TITLE_EDIT');
  return (
    <Dialog isOpen={isOpen} onClose={closeDialog} title={t('titleDialog')} closeLabel={t('closeWindow')}>
      <TitleEditor page={page} />
    </Dialog>
  );
}

function TitleEditor({ page }: TitleDialogProps) {
  const t = useText();
  const shaper = useShaper((store) => store.shaper);
  const collage = useWork(collageOf);
  const [before] = useState(() => openTexts(page));
  const [form, setForm] = useState(() => titleFormOf(before));
  const change = useCallback(
    (next: TitleChange): void => {
      setForm((known) => changedTitle(known, next, (tried) => shaper === null || titleFits(tried, before, { page, shaper })));
    },
    [before, page, shaper],
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        applyTitle(form, before);
      }}
    >
      {collage && <TitlePreview collage={collage} page={page} form={form} before={before} />}
      <TitleFields form={form} onChange={change} />
      <Button type="submit" variant="primary" isWide>
        {t('titleApply')}
      </Button>
    </form>
  );
}
