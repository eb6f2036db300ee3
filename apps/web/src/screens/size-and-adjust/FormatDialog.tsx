import { type Format, firstOfFormat, formatOf, formatsOf } from '@muro/domain';
import { useState } from 'react';
import { choose } from '../../app/catalogue/design-actions.ts';
import { Button, LinkButton } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { RadioField } from '../../controls/RadioField.tsx';
import { SelectField } from '../../controls/SelectField.tsx';
import { chooseSize, dropCustomSize } from '../../flow/catalogue/design-choice.ts';
import { useText } from '../../state/language/text-store.ts';
import { CustomFormat } from './CustomFormat.tsx';
import styles from './FormatDialog.module.css';
import type { FormatDialogProps } from './format-dialog-props.ts';
import { FORMAT_LABELS } from './OrientationButtons.tsx';
import { useSizeOptions } from './use-size-options.ts';

/** The dialog to choose another format: one of the list, or a custom size. [FMT-01 … FMT-18] */
export function FormatDialog(props: FormatDialogProps) {
  const { template, startMode, onClose } = props;
  const t = useText();
  const [mode, setMode] = useState(startMode);
  const toStandard = () => {
    choose(template, (now) => dropCustomSize(template, now));
    setMode('standard');
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('formatTitle')} isDismissable={mode === 'standard'}>
      {mode === 'standard' ? (
        <StandardFormat {...props} onCustom={() => setMode('custom')} />
      ) : (
        <CustomFormat {...props} onStandard={toStandard} />
      )}
    </Dialog>
  );
}

/** Orientation and size; applied only by the button. [FMT-02 … FMT-05] */
function StandardFormat({ template, choice, onClose, onCustom }: FormatDialogProps & { readonly onCustom: () => void }) {
  const t = useText();
  const [size, setSize] = useState(choice.size);
  const { sizes, options, sizeWithId } = useSizeOptions(template, choice);
  const formats = formatsOf(template);
  const fitting = new Set(sizes.filter((candidate) => formatOf(candidate) === formatOf(size)).map(({ id }) => id));
  return (
    <div className={styles.form}>
      {formats.length > 1 && (
        <RadioField
          label={t('chooseOrientation')}
          value={String(formatOf(size))}
          options={[...formats].reverse().map((format) => ({ id: String(format), label: t(FORMAT_LABELS[format]) }))}
          onChange={(format) => setSize(firstOfFormat(template, Number(format) as Format) ?? size)}
        />
      )}
      <SelectField
        label={t('sizeLabel')}
        value={size.id}
        options={options.filter(({ id }) => fitting.has(id))}
        onChange={(id) => setSize(sizeWithId(id))}
      />
      {template.hasCustomSize && <LinkButton onPress={onCustom}>{t('wantOther')}</LinkButton>}
      <div className={styles.actions}>
        <Button
          variant="primary"
          onPress={() => {
            choose(template, (now) => chooseSize(template, now, size));
            onClose();
          }}
        >
          {t('applyFormat')}
        </Button>
      </div>
    </div>
  );
}
