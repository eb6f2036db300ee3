import { type Format, formatOf, formatsOf, panelCount, type Template, typeOf } from '@muro/domain';
import { useState } from 'react';
import { choose } from '../../app/catalogue/design-actions.ts';
import { Button, LinkButton } from '../../controls/Button.tsx';
import { LandscapeIcon, PortraitIcon, SquareIcon } from '../../controls/Icons.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { SelectField } from '../../controls/SelectField.tsx';
import { type Choice, chooseFormat, chooseSize } from '../../flow/catalogue/design-choice.ts';
import { useText } from '../../state/language/text-store.ts';
import { FormatDialog } from './FormatDialog.tsx';
import type { FormatMode } from './format-dialog-props.ts';
import { OrientationButtons } from './OrientationButtons.tsx';
import { SizeAdvice } from './SizeAdvice.tsx';
import styles from './SizeSection.module.css';
import { Suggestions } from './Suggestions.tsx';
import { useSizeOptions } from './use-size-options.ts';

interface SizeSectionProps {
  readonly template: Template;
  readonly choice: Choice;
}

/** The size section: current size and orientation. [SIZE-07 … SIZE-18] [SIZE-22] [SIZE-23] */
export function SizeSection({ template, choice }: SizeSectionProps) {
  const t = useText();
  if (template.isTileBased) {
    const { numberVert = 1, numberHor = 1 } = choice.values;
    return <p className={styles.line}>{t('tilesLine', { count: panelCount(numberVert, numberHor) })}</p>;
  }
  return <StandardSizes template={template} choice={choice} />;
}

function StandardSizes({ template, choice }: SizeSectionProps) {
  const t = useText();
  const [mode, setMode] = useState<FormatMode | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { options, sizeWithId } = useSizeOptions(template, choice);
  const { width, height, id } = choice.size;
  return (
    <section className={styles.section}>
      <div className={styles.row}>
        <p className={styles.line}>{t('sizeLine', { width, height })}</p>
        <Button className={styles.change} onPress={() => setMode('standard')}>
          {t('changeFormat')}
        </Button>
      </div>
      <div className={styles.pick}>
        <OrientationButtons
          formats={formatsOf(template)}
          value={formatOf(choice.size)}
          icons={ICONS}
          onChange={(format) => choose(template, (now) => chooseFormat(template, now, format))}
        />
        <SelectField
          label={t(typeOf(template) === 'static' ? 'chooseFormat' : 'sizeLabel')}
          value={id}
          options={options}
          onChange={(next) => choose(template, (now) => chooseSize(template, now, sizeWithId(next)))}
        />
      </div>
      <SizeAdvice template={template} choice={choice} />
      <Suggestions template={template} choice={choice} />
      {template.hasCustomSize && (
        <LinkButton onPress={() => setMode('custom')} className={styles.other}>
          {t('wantOther')}
        </LinkButton>
      )}
      <Notice kind="warning">{hasFailed && t('customFailed')}</Notice>
      {mode && (
        <FormatDialog
          template={template}
          choice={choice}
          startMode={mode}
          onClose={() => setMode(null)}
          onResult={(isDone) => setFailed(!isDone)}
        />
      )}
    </section>
  );
}

const ICONS: Readonly<Record<Format, typeof SquareIcon>> = { 1: SquareIcon, 2: LandscapeIcon, 3: PortraitIcon };
