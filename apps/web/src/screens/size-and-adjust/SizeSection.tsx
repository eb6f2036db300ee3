import { formatOf, formatsOf, panelCount, sizesOf, type Template, typeOf } from '@muro/domain';
import { useState } from 'react';
import { choose } from '../../app/catalogue/design-actions.ts';
import { LinkButton } from '../../controls/Button.tsx';
import { HeadingSelect } from '../../controls/HeadingSelect.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { type Choice, chooseFormat, chooseSize } from '../../flow/catalogue/design-choice.ts';
import { useText } from '../../state/language/text-store.ts';
import { FormatDialog } from './FormatDialog.tsx';
import type { FormatMode } from './format-dialog-props.ts';
import { OrientationButtons } from './OrientationButtons.tsx';
import { SizeCards } from './SizeCards.tsx';
import styles from './SizeSection.module.css';
import type { Preview } from './use-preview.ts';
import { useSizeOptions } from './use-size-options.ts';

interface SizeSectionProps {
  readonly template: Template;
  readonly choice: Choice;
  readonly preview: Preview | null;
}

/** The size section: one control for size and orientation. [SIZE-07 … SIZE-18] [SIZE-22] [SIZE-23] [WALL-16] */
export function SizeSection(props: SizeSectionProps) {
  const t = useText();
  if (!props.template.isTileBased) return <StandardSizes {...props} />;
  const { numberVert = 1, numberHor = 1 } = props.choice.values;
  return (
    <section className={styles.section}>
      <h2 className={styles.line}>{t('tilesLine', { count: panelCount(numberVert, numberHor) })}</h2>
    </section>
  );
}

function StandardSizes({ template, choice, preview }: SizeSectionProps) {
  const t = useText();
  const [mode, setMode] = useState<FormatMode | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { options, sizeWithId } = useSizeOptions(template, choice);
  const { width, height, id } = choice.size;
  const headings = sizesOf(template).map((size) => t('sizeLine', { width: size.width, height: size.height }));
  const label = t(typeOf(template) === 'static' ? 'chooseFormat' : 'sizeLabel');
  return (
    <section className={styles.section} aria-label={label}>
      <HeadingSelect
        label={label}
        heading={t('sizeLine', { width, height })}
        longestHeading={headings.reduce((longest, heading) => (heading.length > longest.length ? heading : longest), '')}
        value={id}
        options={options}
        onChange={(next) => choose(template, (now) => chooseSize(template, now, sizeWithId(next)))}
      />
      <OrientationButtons
        formats={formatsOf(template)}
        value={formatOf(choice.size)}
        onChange={(format) => choose(template, (now) => chooseFormat(template, now, format))}
      />
      <SizeCards template={template} choice={choice} preview={preview} onCustom={() => setMode('custom')} />
      <LinkButton className={styles.change} onPress={() => setMode('standard')}>
        {t('changeFormat')}
      </LinkButton>
      {template.hasCustomSize && (
        <LinkButton className={styles.other} onPress={() => setMode('custom')}>
          {t('wantOther')}
        </LinkButton>
      )}
      {hasFailed && (
        <div className={styles.failed}>
          <Notice kind="warning">{t('customFailed')}</Notice>
        </div>
      )}
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
