import { useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../state/language/text-store.ts';
import styles from './AccountPage.module.css';

interface RecoveryCodesProps {
  readonly name: string;
  readonly codes: readonly string[];
}

/** New recovery codes: shown once and not stored in plain text. */
export function RecoveryCodes({ name, codes }: RecoveryCodesProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [copyMessage, setCopyMessage] = useState<'factorCopied' | 'factorNotCopied' | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = (): void => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopyMessage('factorCopied'),
      () => setCopyMessage('factorNotCopied'),
    );
  };
  const download = () => downloadText(`${t('factorFileName')}.txt`, `${document.title}: ${name}\n\n${codes.join('\n')}\n`);
  return (
    <div className={styles.codes}>
      <h3 ref={heading} tabIndex={-1}>
        {t('factorCodes')}
      </h3>
      <p>{t('factorCodesHint')}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button variant="plain" onPress={copy}>
          {t('factorCopy')}
        </Button>
        <Button variant="plain" onPress={printCodes}>
          {t('factorPrint')}
        </Button>
        <Button variant="plain" onPress={download}>
          {t('ownExportNow')}
        </Button>
      </div>
      <Notice>{copyMessage && t(copyMessage)}</Notice>
    </div>
  );
}

/** Prints only the codes, see `AccountPage.module.css`. */
function printCodes(): void {
  document.documentElement.classList.add('prints-codes');
  window.print();
  document.documentElement.classList.remove('prints-codes');
}

function downloadText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
