import { categoryPart, namePart, type Template, typeOf } from '@muro/domain';
import { proceed } from '../../app/catalogue/design-actions.ts';
import { useDesign } from '../../app/catalogue/design-store.ts';
import { useWork } from '../../app/collage/work-store.ts';
import { useLocale, useText } from '../../app/locale/text-store.ts';
import { useListLinks } from '../../app/navigate/filter-links.ts';
import { go } from '../../app/navigate/go.ts';
import { editorPath } from '../../app/navigate/paths.ts';
import { Button } from '../../controls/Button.tsx';
import { classNames } from '../../controls/class-names.ts';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { Controls } from './Controls.tsx';
import { MaterialField } from './MaterialField.tsx';
import { PreviewWall } from './PreviewWall.tsx';
import { PriceBox } from './PriceBox.tsx';
import styles from './SizeAndAdjustScreen.module.css';
import { SizeSection } from './SizeSection.tsx';
import { usePreview } from './use-preview.ts';

interface TemplatePageProps {
  readonly template: Template;
  readonly choice: Choice;
}

/** One design: its wall on one side, everything to choose on the other. */
export function TemplatePage({ template, choice }: TemplatePageProps) {
  const t = useText();
  const preview = usePreview(template, choice);
  const isGenerated = typeOf(template) === 'generated';
  return (
    <main className={classNames(styles.screen, isGenerated && styles.wide)} tabIndex={-1}>
      <div className={styles.stage}>
        <PreviewWall preview={preview} material={choice.material} />
      </div>
      <div className={styles.panel}>
        <header className={styles.head}>
          <h1>{t(isGenerated ? 'PAS_JE_ONTWERP_AAN' : 'KIES_JE_FORMAAT')}</h1>
          <TemplateName template={template} photoCount={preview?.photoCount ?? 0} />
        </header>
        <div className={styles.choices}>
          <SizeSection template={template} choice={choice} />
          <MaterialField template={template} choice={choice} />
        </div>
        <div className={styles.knobs}>{isGenerated && <Controls template={template} choice={choice} />}</div>
        <div className={styles.price}>
          <PriceBox template={template} choice={choice} />
        </div>
        <Proceed template={template} isReady={preview !== null} />
      </div>
    </main>
  );
}

function TemplateName({ template, photoCount }: { readonly template: Template; readonly photoCount: number }) {
  const t = useText();
  const category = categoryPart(template, useListLinks());
  return (
    <p className={styles.name}>
      {category && <span>{category}</span>}
      <span>{namePart(template.name)}</span>
      {photoCount > 0 && <span>{t('photoCount', { count: photoCount })}</span>}
    </p>
  );
}

/** Takes the design to the editor. [SIZE-33 … SIZE-38] */
function Proceed({ template, isReady }: { readonly template: Template; readonly isReady: boolean }) {
  const t = useText();
  const locale = useLocale();
  const hasCurrent = useDesign((store) => store.current !== null);
  const collageId = useWork((work) => work.collageId);
  return (
    <div className={styles.proceed}>
      <Button variant="primary" isWide isDisabled={!isReady} onPress={() => proceed(template) && go(editorPath(locale, collageId))}>
        {t(hasCurrent ? 'changeCurrent' : 'startNow')}
      </Button>
    </div>
  );
}
