import { categoryPart, namePart, type Template, typeOf } from '@muro/domain';
import { type CSSProperties, useEffect, useState } from 'react';
import { proceed } from '../../app/catalogue/design-actions.ts';
import { useOwnPhotos } from '../../app/catalogue/use-chosen-document.ts';
import { Button } from '../../controls/Button.tsx';
import { classNames } from '../../controls/class-names.ts';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { go } from '../../state/address/go.ts';
import { editorPath } from '../../state/address/paths.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { useListLinks } from '../../state/catalogue/filter-links.ts';
import { useWork } from '../../state/editor/use-workspace.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import { useWindowHeightPx } from '../../state/window/use-window-size.ts';
import { Controls } from './Controls.tsx';
import { DroppedPhotos } from './DroppedPhotos.tsx';
import { MaterialField } from './MaterialField.tsx';
import { PreviewWall } from './PreviewWall.tsx';
import { PriceBox } from './PriceBox.tsx';
import styles from './SizeAndAdjustScreen.module.css';
import { SizeSection } from './SizeSection.tsx';
import { type Preview, usePreview, usePreviewScale } from './use-preview.ts';

interface TemplatePageProps {
  readonly template: Template;
  readonly choice: Choice;
}

/** Largest share of the window that a sticky preview may take on a phone; a taller preview scrolls away. */
const MAX_PREVIEW_SHARE = 0.4;

/** The page of one design: its wall on one side, all choices on the other. */
export function TemplatePage({ template, choice }: TemplatePageProps) {
  const t = useText();
  useOwnPhotos(template);
  const preview = usePreview(template, choice);
  const isGenerated = typeOf(template) === 'generated';
  const scaleOf = usePreviewScale();
  // While the layout is being computed its final space is reserved, so that nothing shifts.
  const trim = preview?.trim ?? choice.size;
  const heightPx = trim.height * scaleOf(trim);
  const isTall = heightPx > MAX_PREVIEW_SHARE * useWindowHeightPx();
  return (
    <main className={styles.page} tabIndex={-1}>
      <div
        className={classNames(styles.screen, isGenerated && styles.wide)}
        style={{ '--preview-height': `${heightPx}px` } as CSSProperties}
      >
        <div className={styles.stage} data-tall={isTall || undefined}>
          <PreviewWall preview={preview} heightPx={heightPx} material={choice.material} />
        </div>
        <div className={styles.panel}>
          <header className={styles.head}>
            <h1>{t(isGenerated ? 'PAS_JE_ONTWERP_AAN' : 'KIES_JE_FORMAAT')}</h1>
            <TemplateName template={template} photoCount={preview?.photoCount ?? 0} />
            <DroppedPhotos />
          </header>
          <div className={styles.choices}>
            <SizeSection template={template} choice={choice} />
            <MaterialField template={template} choice={choice} />
          </div>
          <div className={styles.knobs}>{isGenerated && <Controls template={template} choice={choice} />}</div>
          <div className={styles.price}>
            <PriceBox template={template} choice={choice} />
          </div>
          <Proceed template={template} choice={choice} preview={preview} />
        </div>
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

/** Takes the design to the editor; if its layout for the photos is still being computed, as soon as it is ready. [SIZE-33 … SIZE-38] */
function Proceed({ template, choice, preview }: TemplatePageProps & { readonly preview: Preview | null }) {
  const t = useText();
  const locale = useLocale();
  const hasCurrent = useDesign((store) => store.current !== null);
  const collageId = useWork((work) => work.collageId);
  const [isWanted, setWanted] = useState(false);
  const isReady = preview?.isCurrent ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed choice is a new attempt
  useEffect(() => {
    if (isWanted && isReady && proceed(template)) go(editorPath(locale, collageId));
  }, [isWanted, isReady, template, choice, locale, collageId]);
  return (
    <div className={styles.proceed}>
      <Button variant="primary" isWide isDisabled={!preview} isPending={isWanted} onPress={() => setWanted(true)}>
        {t(hasCurrent ? 'changeCurrent' : 'startNow')}
      </Button>
    </div>
  );
}
