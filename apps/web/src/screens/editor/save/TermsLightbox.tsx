import { useLocale, useText } from '../../../app/locale/text-store.ts';
import { termsAddress } from '../../../app/navigate/exits.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import styles from './SaveDialog.module.css';

interface TermsLightboxProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The shop's terms over the register form. [EXIT-04] [EXIT-05] */
export function TermsLightbox({ isOpen, onClose }: TermsLightboxProps) {
  const t = useText();
  const address = termsAddress(useLocale());
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('termsTitle')} size="wide" isDismissable>
      <iframe className={styles.termsPage} src={address} title={t('termsTitle')} />
    </Dialog>
  );
}
