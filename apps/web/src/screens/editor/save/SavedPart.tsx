import { PATHS } from '@muro/api';
import { useState } from 'react';
import { useSession } from '../../../app/session/use-session.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { isForOrder, type SaveDialog } from '../../../flow/saving/save-dialog.ts';
import { editorPath } from '../../../state/address/paths.ts';
import { OVERVIEW } from '../../../state/address/shop-addresses.ts';
import { useWork } from '../../../state/editor/use-workspace.ts';
import { carryLocale } from '../../../state/language/start-locale.ts';
import { useLocale, useText } from '../../../state/language/text-store.ts';
import { AccountLine } from './AccountLine.tsx';
import { BesidePicture } from './BesidePicture.tsx';
import { SampleWords } from './SampleWords.tsx';
import styles from './SaveDialog.module.css';
import { TextLossWarning } from './TextLossWarning.tsx';

interface SavedPartProps {
  readonly dialog: SaveDialog;
}

/** The saved state of the dialog. [SDLG-34 … SDLG-36] [SDLG-42] [SDLG-43] */
export function SavedPart({ dialog }: SavedPartProps) {
  const t = useText();
  const collageId = useWork((work) => work.collageId);
  const { send } = useSession().saveWindow;
  return (
    <>
      <BesidePicture>
        <p>{t(isForOrder(dialog) ? 'savedForOrderText' : 'savedText')}</p>
        {collageId !== null && <SavedPlace collageId={collageId} />}
      </BesidePicture>
      <SampleWords />
      <TextLossWarning />
      {!isForOrder(dialog) && (
        <div className={styles.links}>
          <LinkButton onPress={() => send({ type: 'quit' })}>{t('savedStop')}</LinkButton>
          <LinkButton onPress={() => send({ type: 'new-collage' })}>{t('savedNew')}</LinkButton>
        </div>
      )}
      <AccountLine />
    </>
  );
}

/** Links to the saved collage: to the person's collages, and its own address to copy. */
function SavedPlace({ collageId }: { readonly collageId: string }) {
  const t = useText();
  const locale = useLocale();
  const [copyMessage, setCopyMessage] = useState<'linkCopied' | 'linkNotCopied' | null>(null);
  const address = new URL(carryLocale(`${PATHS.webApp}#${editorPath(locale, collageId)}`, locale), window.location.href);
  const copy = (): void => {
    navigator.clipboard.writeText(address.href).then(
      () => setCopyMessage('linkCopied'),
      () => setCopyMessage('linkNotCopied'),
    );
  };
  return (
    <div className={styles.links}>
      <a href={OVERVIEW[locale]}>{t('savedInMine')}</a>
      <LinkButton onPress={copy}>{t('copyLink')}</LinkButton>
      <p className={styles.soft} role="status">
        {copyMessage && t(copyMessage)}
      </p>
    </div>
  );
}
