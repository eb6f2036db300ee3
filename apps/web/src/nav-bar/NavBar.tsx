import { namePart, shortTemplateName } from '@muro/domain';
import { useEffect } from 'react';
import { useDesign } from '../app/catalogue/design-store.ts';
import { useWork } from '../app/collage/work-store.ts';
import { useText } from '../app/locale/text-store.ts';
import { useNavigation } from '../app/navigate/navigation-store.ts';
import { useWindowWidthPx } from '../app/use-window-size.ts';
import { COMPACT_NAV_PX } from '../app/viewport.ts';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { ArrowBackIcon, CartIcon, CloseIcon, SaveIcon } from '../controls/Icons.tsx';
import { barTitle, closeLabel } from '../flow/navigate/nav-labels.ts';
import { canWork, stepOf } from '../flow/navigate/navigation.ts';
import { CompactMenu } from './CompactMenu.tsx';
import { CompactSteps } from './CompactSteps.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './NavBar.module.css';
import { StepBar } from './StepBar.tsx';

/** The bar over every screen: back, where we are, the steps, what can be done with the collage, and the way out. */
export function NavBar() {
  const t = useText();
  const isCompact = useWindowWidthPx() < COMPACT_NAV_PX;
  const state = useNavigation((store) => store.state);
  const send = useNavigation((store) => store.send);
  const isSaving = useWork((work) => work.isSaving);
  const hasWork = useWork((work) => work.history !== null);
  const title = useTitle();
  const canSave = hasWork && canWork(state);
  return (
    <header className={styles.bar}>
      <IconButton label={t('back')} onPress={() => send({ type: 'back', isSaving })}>
        <ArrowBackIcon />
      </IconButton>
      {isCompact ? <CompactSteps title={title} /> : <WideMiddle title={title} />}
      {isCompact ? <CompactMenu canSave={canSave} /> : <WideEnd canSave={canSave} />}
      {!isSaving && (
        <IconButton label={t(closeLabel(state))} onPress={() => send({ type: 'close', isSaving })}>
          <CloseIcon />
        </IconButton>
      )}
    </header>
  );
}

/** The title of the state; the tab of the browser wears it, too. [NAV-14 … NAV-20] */
function useTitle(): string {
  const t = useText();
  const key = useNavigation((store) => barTitle(store.state));
  const title = key ? t(key) : '';
  useEffect(() => {
    document.title = title ? `${title} – Muro` : 'Muro';
  }, [title]);
  return title;
}

function WideMiddle({ title }: { readonly title: string }) {
  const step = useNavigation((store) => stepOf(store.state));
  const name = useDesign((store) => (step === 3 && store.current ? shortTemplateName(namePart(store.current.template.name)) : ''));
  return (
    <>
      <p className={styles.title}>
        <span>{title}</span>
        {name && <span className={styles.name}>{name}</span>}
      </p>
      <StepBar />
    </>
  );
}

function WideEnd({ canSave }: { readonly canSave: boolean }) {
  const t = useText();
  const send = useNavigation((store) => store.send);
  return (
    <div className={styles.end}>
      {canSave && (
        <>
          <Button variant="plain" icon={<SaveIcon />} onPress={() => send({ type: 'save' })} className={styles.action}>
            {t('save')}
          </Button>
          <Button variant="plain" icon={<CartIcon />} onPress={() => send({ type: 'order' })} className={styles.action}>
            {t('order')}
          </Button>
        </>
      )}
      <LanguageMenu />
    </div>
  );
}
