import { checkCustomSize, generatorOf, lengthCharacters, parseLength, type SizeCheck, standardSize } from '@muro/domain';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { choose, createCustomSize } from '../../app/catalogue/design-actions.ts';
import { Button, LinkButton } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useNumberText } from '../../controls/use-number-text.ts';
import { dropCustomSize } from '../../flow/catalogue/design-choice.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './FormatDialog.module.css';
import type { FormatDialogProps } from './format-dialog-props.ts';

/** Form for a custom size, validated while typing. [FMT-06 … FMT-18] */
export function CustomFormat({ template, choice, onClose, onResult, onStandard }: FormatDialogProps & { readonly onStandard: () => void }) {
  const t = useText();
  const numberText = useNumberText();
  const [widthText, setWidthText] = useState(numberText(choice.size.width));
  const [heightText, setHeightText] = useState(numberText(choice.size.height));
  const [isBusy, setBusy] = useState(false);
  const width = parseLength(widthText);
  const height = parseLength(heightText);
  const check = checkCustomSize(generatorOf(template)?.customSizeRule ?? 'default', width, height);

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (!check.ok || width === null || height === null || isBusy) return;
    const standard = standardSize(template, { width, height });
    if (standard) {
      choose(template, (now) => dropCustomSize(template, now, standard));
      onResult(true);
    } else {
      setBusy(true);
      onResult(await createCustomSize(template, { width, height }));
    }
    onClose();
  };

  return (
    <form className={styles.form} onSubmit={(event) => void create(event)}>
      <div className={styles.pair}>
        <LengthField label={t('widthCm')} value={widthText} onChange={setWidthText} autoFocus />
        <LengthField label={t('heightCm')} value={heightText} onChange={setHeightText} />
      </div>
      <Notice kind="warning">{!check.ok && <Warning check={check} />}</Notice>
      <LinkButton onPress={onStandard}>{t('orStandard')}</LinkButton>
      <div className={styles.actions}>
        {check.ok && (
          <Button variant="primary" type="submit" isPending={isBusy}>
            {t('changeFormat')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** A field for a length in cm; drops all characters that no length has. */
function LengthField({ onChange, ...props }: Omit<ComponentProps<typeof TextField>, 'inputMode' | 'maxLength'>) {
  return <TextField {...props} onChange={(text) => onChange(lengthCharacters(text))} inputMode="decimal" maxLength={7} />;
}

/** The warning with the generator's own minimum; the texts contain '20' as a placeholder for it. [CUST-15] [CUST-17] */
function Warning({ check }: { readonly check: Extract<SizeCheck, { readonly ok: false }> }) {
  const t = useText();
  return <>{t(check.warning).replaceAll('20', String(check.minimum))}</>;
}
