import { type Template, typeOf } from '@muro/domain';
import { useEffect } from 'react';
import { Link, Navigate, useMatches, useParams } from 'react-router';
import { useResuming } from '../../app/opening/resume-after-reload.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { firstChoice } from '../../flow/catalogue/design-choice.ts';
import { listPath } from '../../state/address/paths.ts';
import { routeTypeOf, type TemplateRouteData, templatePath } from '../../state/address/template-paths.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './SizeAndAdjustScreen.module.css';
import { TemplatePage } from './TemplatePage.tsx';
import { useKeptChoice } from './use-kept-choice.ts';
import { useStyle } from './use-style.ts';

/** Step 2. Opens once the list has loaded and the address names a design. [SZST-01] */
export function SizeAndAdjustScreen() {
  const { id = '' } = useParams();
  const list = useDesign((store) => store.list);
  const { loadList } = useDesign.getState();
  useEffect(() => void loadList(), [loadList]);
  const template = list.status === 'ready' ? list.templates.find((candidate) => candidate.id === id) : undefined;
  const isElsewhere = useIsElsewhere(template);
  const locale = useLocale();
  const isResuming = useResuming((state) => state.isResuming);
  if (template && isElsewhere) return <Navigate to={templatePath(locale, template)} replace />;
  if (template && !isResuming) return <OpenTemplate key={template.id} template={template} />;
  if (list.status === 'ready' && !isResuming) return <Unknown />;
  return (
    <main className={styles.plain} tabIndex={-1} aria-busy={list.status !== 'failed'}>
      {list.status === 'failed' ? <Failed words="listFailed" onRetry={() => void loadList()} /> : <Loading />}
    </main>
  );
}

/** True if the address is for designs of the other type: a static address for a generated design, or vice versa. */
function useIsElsewhere(template: Template | undefined): boolean {
  const route = useMatches().at(-1)?.handle as TemplateRouteData | undefined;
  return template !== undefined && route !== undefined && route.type !== routeTypeOf(template);
}

function OpenTemplate({ template }: { readonly template: Template }) {
  const { loadDocument } = useDesign.getState();
  const chosen = useDesign((store) => store.choices[template.id]);
  const document = useDesign((store) => store.documents[template.id]);
  useKeptChoice(template);
  useStyle(template);
  useEffect(() => void loadDocument(template), [loadDocument, template]);
  if (typeOf(template) === 'static' && document?.status === 'failed') {
    return (
      <main className={styles.plain} tabIndex={-1}>
        <Failed words="designFailed" onRetry={() => void loadDocument(template)} />
      </main>
    );
  }
  return <TemplatePage template={template} choice={chosen ?? firstChoice(template)} />;
}

function Loading() {
  const t = useText();
  return (
    <p className={styles.wait} role="status">
      {t('listLoading')}
    </p>
  );
}

function Failed({ words, onRetry }: { readonly words: 'listFailed' | 'designFailed'; readonly onRetry: () => void }) {
  const t = useText();
  return (
    <Notice kind="error" actions={<Button onPress={onRetry}>{t('retry')}</Button>}>
      <p>{t(words)}</p>
      <p>{t('listFailedHint')}</p>
    </Notice>
  );
}

function Unknown() {
  const t = useText();
  const locale = useLocale();
  return (
    <main className={styles.plain} tabIndex={-1}>
      <h1>{t('designUnknown')}</h1>
      <p>
        <Link to={listPath(locale)}>{t('listEmptyHint')}</Link>
      </p>
    </main>
  );
}
