import { PATHS } from '@muro/api';
import { useWork } from '../../../app/collage/work-store.ts';
import { useLocale, useText } from '../../../app/locale/text-store.ts';
import { editorPath } from '../../../app/navigate/paths.ts';
import { useSaveDialog } from '../../../app/saving/save-dialog-store.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { isForOrder, type SaveDialog } from '../../../flow/saving/save-dialog.ts';
import { AccountLine } from './AccountLine.tsx';
import { SampleWords } from './SampleWords.tsx';
import styles from './SaveDialog.module.css';

interface SavedPartProps {
  readonly dialog: SaveDialog;
}

/** [SDLG-34 … SDLG-36] [SDLG-42] [SDLG-43] */
export function SavedPart({ dialog }: SavedPartProps) {
  const t = useText();
  const locale = useLocale();
  const collageId = useWork((work) => work.collageId);
  const send = useSaveDialog((store) => store.send);
  const address = `${PATHS.webApp}#${editorPath(locale, collageId)}`;
  return (
    <>
      <p>{t(isForOrder(dialog) ? 'savedForOrderText' : 'savedText')}</p>
      <SampleWords />
      {collageId !== null && (
        <p className={styles.soft}>
          {t('savedAddress')}{' '}
          <a className={styles.address} href={address}>
            {`${window.location.host}${address}`}
          </a>
        </p>
      )}
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
