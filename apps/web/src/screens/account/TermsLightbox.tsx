import { Dialog } from '../../controls/Dialog.tsx';
import { termsAddress } from '../../state/address/shop-addresses.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './AccountForm.module.css';

export interface TermsLightboxProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The shop's terms in a dialog over the register form. [EXIT-04] [EXIT-05] */
export function TermsLightbox({ isOpen, onClose }: TermsLightboxProps) {
  const t = useText();
  const address = termsAddress(useLocale());
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('termsTitle')} size="wide" isDismissable>
      <iframe className={styles.termsPage} src={address} title={t('termsTitle')} />
    </Dialog>
  );
}
