import { PATHS } from '@muro/api';
import { useSession } from '../../../app/session/use-session.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { isForOrder, type SaveDialog } from '../../../flow/saving/save-dialog.ts';
import { editorPath } from '../../../state/address/paths.ts';
import { useWork } from '../../../state/editor/use-workspace.ts';
import { carryLocale } from '../../../state/language/start-locale.ts';
import { useLocale, useText } from '../../../state/language/text-store.ts';
import { AccountLine } from './AccountLine.tsx';
import { SampleWords } from './SampleWords.tsx';
import styles from './SaveDialog.module.css';
import { TextLossWarning } from './TextLossWarning.tsx';

interface SavedPartProps {
  readonly dialog: SaveDialog;
}

/** The saved state of the dialog. [SDLG-34 … SDLG-36] [SDLG-42] [SDLG-43] */
export function SavedPart({ dialog }: SavedPartProps) {
  const t = useText();
  const locale = useLocale();
  const collageId = useWork((work) => work.collageId);
  const { send } = useSession().saveWindow;
  const address = carryLocale(`${PATHS.webApp}#${editorPath(locale, collageId)}`, locale);
  return (
    <>
      <p>{t(isForOrder(dialog) ? 'savedForOrderText' : 'savedText')}</p>
      <SampleWords />
      <TextLossWarning />
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
