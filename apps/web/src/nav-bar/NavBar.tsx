import { namePart, shortTemplateName } from '@muro/domain';
import { useEffect } from 'react';
import { useOpenSession } from '../app/session/use-session.ts';
import { Button, buttonClass } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { ArrowBackIcon, CartIcon, CloseIcon, PersonIcon, SaveIcon } from '../controls/Icons.tsx';
import { barTitle, closeLabel } from '../flow/navigate/nav-labels.ts';
import { canWork, stepOf } from '../flow/navigate/navigation.ts';
import { OVERVIEW } from '../state/address/shop-addresses.ts';
import { useDesign } from '../state/catalogue/design-store.ts';
import { useWork } from '../state/editor/use-workspace.ts';
import { useLocale, useText } from '../state/language/text-store.ts';
import { useNavigation } from '../state/navigation/navigation-store.ts';
import { SHOP_HERE } from '../state/shop/shop-here.ts';
import { useIsNarrower } from '../state/window/use-window-size.ts';
import { COMPACT_NAV_PX, MOBILE_PX } from '../state/window/viewport.ts';
import { CompactMenu } from './CompactMenu.tsx';
import { CompactSteps } from './CompactSteps.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './NavBar.module.css';
import { StepBar } from './StepBar.tsx';

/** The bar over every screen: back, title, steps, actions on the collage, and close. */
export function NavBar() {
  const t = useText();
  const isCompact = useIsNarrower(COMPACT_NAV_PX);
  const hasMenu = useIsNarrower(MOBILE_PX);
  const state = useNavigation((store) => store.state);
  const send = useNavigation((store) => store.send);
  const isSaving = useWork((work) => work.isSaving);
  const hasWork = useWork((work) => work.history !== null);
  const title = useTitle();
  const canSave = hasWork && canWork(state);
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <IconButton label={t('back')} onPress={() => send({ type: 'back', isSaving })}>
          <ArrowBackIcon />
        </IconButton>
        {isCompact ? <CompactSteps title={title} /> : <WideMiddle title={title} />}
        {hasMenu ? <CompactMenu canSave={canSave} /> : <WideEnd canSave={canSave} />}
        {!isSaving && (
          <IconButton label={t(closeLabel(state))} onPress={() => send({ type: 'close', isSaving })}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
    </header>
  );
}

/** Returns the title of the state, and sets it in the browser's tab. [NAV-14 … NAV-20] */
function useTitle(): string {
  const t = useText();
  const key = useNavigation((store) => barTitle(store.state));
  const title = key ? t(key) : '';
  useEffect(() => {
    document.title = title ? `${title} – ${SHOP_HERE.name}` : SHOP_HERE.name;
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
  const session = useOpenSession();
  return (
    <div className={styles.end}>
      {canSave && session && (
        <>
          <Button variant="plain" icon={<SaveIcon />} onPress={session.save} className={styles.action}>
            {t('save')}
          </Button>
          <Button variant="plain" icon={<CartIcon />} onPress={session.order} className={styles.action}>
            {t('order')}
          </Button>
        </>
      )}
      <a href={OVERVIEW[useLocale()]} className={`${buttonClass('plain')} ${styles.action}`}>
        <PersonIcon />
        <span>{t('myCollages')}</span>
      </a>
      <LanguageMenu />
    </div>
  );
}
