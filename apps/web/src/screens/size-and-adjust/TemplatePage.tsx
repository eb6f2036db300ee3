import { categoryPart, namePart, type Template, typeOf } from '@muro/domain';
import { useDeferredValue } from 'react';
import { useOwnPhotos } from '../../app/catalogue/use-chosen-document.ts';
import { classNames } from '../../controls/class-names.ts';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { useListLinks } from '../../state/catalogue/filter-links.ts';
import { useText } from '../../state/language/text-store.ts';
import '../../styles/size-page.css';
import { Controls } from './Controls.tsx';
import { DroppedPhotos } from './DroppedPhotos.tsx';
import { MaterialSection } from './MaterialSection.tsx';
import { PageFooter } from './PageFooter.tsx';
import { SizeAdvice } from './SizeAdvice.tsx';
import styles from './SizeAndAdjustScreen.module.css';
import { SizeSection } from './SizeSection.tsx';
import { Stage } from './Stage.tsx';
import { usePreview } from './use-preview.ts';

interface TemplatePageProps {
  readonly template: Template;
  readonly choice: Choice;
}

/** The page of one design: the room and the sizes on one side, all other choices on the other, the price below. [WALL-11] */
export function TemplatePage({ template, choice }: TemplatePageProps) {
  const t = useText();
  useOwnPhotos(template);
  const preview = usePreview(template, choice);
  const isGenerated = typeOf(template) === 'generated';
  // Room and sizes are shown first, the choices beside or below them right after.
  const hasPanel = useDeferredValue(true, false);
  return (
    <main className="size-page" tabIndex={-1}>
      <div className="size-frame">
        <div className="size-content">
          <header className="size-head">
            <h1>{t(isGenerated ? 'PAS_JE_ONTWERP_AAN' : 'KIES_JE_FORMAAT')}</h1>
            <TemplateName template={template} photoCount={preview?.photoCount ?? 0} />
          </header>
          <div className="size-left">
            <Stage template={template} choice={choice} preview={preview} />
            <SizeSection template={template} choice={choice} preview={preview} />
          </div>
          <div className={classNames('size-panel', isGenerated && !template.isTileBased && styles.double)}>
            <div className={styles.advice}>
              <SizeAdvice template={template} choice={choice} />
              <DroppedPhotos />
            </div>
            {hasPanel && !template.isTileBased && <MaterialSection template={template} choice={choice} preview={preview} />}
            {hasPanel && isGenerated && <Controls template={template} choice={choice} />}
          </div>
        </div>
        <PageFooter template={template} choice={choice} preview={preview} />
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
