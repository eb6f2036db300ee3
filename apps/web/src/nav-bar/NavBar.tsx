import { useEffect } from 'react';
import { buttonClass } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { ArrowBackIcon, CloseIcon, PersonIcon } from '../controls/Icons.tsx';
import { barTitle, closeLabel } from '../flow/navigate/nav-labels.ts';
import { canWork, isEditor } from '../flow/navigate/navigation.ts';
import { OVERVIEW } from '../state/address/shop-addresses.ts';
import { useWork } from '../state/editor/use-workspace.ts';
import { useLocale, useText } from '../state/language/text-store.ts';
import { useNavigation } from '../state/navigation/navigation-store.ts';
import { SHOP_HERE } from '../state/shop/shop-here.ts';
import { useEditorShape } from '../state/window/use-editor-shape.ts';
import { useIsNarrower } from '../state/window/use-window-size.ts';
import { EDITOR_BAR_PX, MOBILE_PX } from '../state/window/viewport.ts';
import { BarTitle, DesignTitle } from './BarTitle.tsx';
import { CompactMenu } from './CompactMenu.tsx';
import { CompactSteps } from './CompactSteps.tsx';
import { EditorMenu } from './EditorMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './NavBar.module.css';
import { OrderButton, SaveButton } from './SaveActions.tsx';
import { ShopMark } from './ShopMark.tsx';
import { StepBar } from './StepBar.tsx';

/** The bar over every screen: back, title, steps, actions on the collage, and close. */
export function NavBar() {
  const t = useText();
  const isPhone = useIsNarrower(MOBILE_PX);
  const shape = useEditorShape();
  const isWide = shape === 'wide' || shape === 'folded';
  const state = useNavigation((store) => store.state);
  // The editor has two more buttons, which a phone shows at the foot of its screen.
  const isShort = useIsNarrower(EDITOR_BAR_PX) && isEditor(state);
  const send = useNavigation((store) => store.send);
  const isSaving = useWork((work) => work.isSaving);
  const hasWork = useWork((work) => work.history !== null);
  const title = useTitle();
  const canSave = hasWork && canWork(state);
  return (
    <header className={styles.bar} data-editor={isEditor(state) || undefined}>
      <div className={styles.row}>
        <IconButton label={t('back')} onPress={() => send({ type: 'back', isSaving })}>
          <ArrowBackIcon />
        </IconButton>
        {isPhone || isShort ? <CompactSteps title={title} /> : <WideBarTitle title={title} />}
        {isWide && !isShort && <WideBarButtons canSave={canSave} />}
        {isWide && isShort && canSave && <NarrowEditorButtons />}
        {(!isWide || isShort) && <CompactMenu canSave={canSave} />}
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

function WideBarTitle({ title }: { readonly title: string }) {
  return (
    <>
      <div className={styles.start}>
        <div className={styles.mark}>
          <ShopMark />
        </div>
        <div className={styles.titles}>
          <DesignTitle />
          <BarTitle title={title} className={styles.title} />
        </div>
      </div>
      <StepBar />
    </>
  );
}

/** The save and order buttons, for narrow bars. */
function NarrowEditorButtons() {
  return (
    <>
      <SaveButton />
      <OrderButton hasPrice={false} />
    </>
  );
}

function WideBarButtons({ canSave }: { readonly canSave: boolean }) {
  const t = useText();
  return (
    <div className={styles.end}>
      {canSave && <SaveButton />}
      <a href={OVERVIEW[useLocale()]} className={`${buttonClass('plain')} ${styles.action}`} title={t('myCollages')}>
        <PersonIcon />
        <span>{t('myCollages')}</span>
      </a>
      <LanguageMenu />
      {canSave && (
        <>
          <EditorMenu />
          <OrderButton />
        </>
      )}
    </div>
  );
}
