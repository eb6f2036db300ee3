import { type Page, shapeLayers, textLayers } from '@muro/domain';
import { Button } from '../../../controls/Button.tsx';
import { IconButton } from '../../../controls/IconButton.tsx';
import { CloseIcon, TextIcon } from '../../../controls/Icons.tsx';
import { useOpenCollage } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useNavigation } from '../../../state/navigation/navigation-store.ts';
import type { EditorShape } from '../../../state/window/use-editor-shape.ts';
import { BackgroundLink } from './BackgroundLink.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { OrderChecklist } from './OrderChecklist.tsx';
import { PieceTerms } from './PieceTerms.tsx';
import styles from './SideMenu.module.css';

interface SideMenuProps {
  readonly page: Page;
  readonly shape: EditorShape;
}

/** The side menu: settings and checks of the whole collage. [EDIT-05 … EDIT-08] [EDIT-12] [EDIT-13] */
export function SideMenu({ page, shape }: SideMenuProps) {
  const t = useText();
  const isPanel = shape !== 'wide';
  const isOpen = useNavigation((navigation) => navigation.isSideMenuOpen);
  const setOpen = useNavigation((navigation) => navigation.setSideMenuOpen);
  if (isPanel && !isOpen) return null;
  const close = (): void => setOpen(false);
  return (
    <aside
      className={styles.menu}
      data-panel={isPanel || undefined}
      aria-label={t('menuName')}
      onKeyDown={(event) => event.key === 'Escape' && isPanel && close()}
    >
      {isPanel && (
        <div className={styles.close}>
          <IconButton label={t('menuClose')} onPress={close} autoFocus>
            <CloseIcon />
          </IconButton>
        </div>
      )}
      {shape !== 'narrow' && <EditorHeader hasPicture={shape !== 'low'} />}
      <OrderChecklist page={page} onLeave={close} />
      <section className={styles.part}>
        <h2 className={styles.heading}>{t('menuLook')}</h2>
        <AppearanceLinks page={page} onOpen={close} />
      </section>
      {shape !== 'narrow' && <PieceTerms />}
    </aside>
  );
}

function AppearanceLinks({ page, onOpen }: { readonly page: Page; readonly onOpen: () => void }) {
  const t = useText();
  const isGenerated = useOpenCollage(({ design }) => design.generator !== '');
  const send = useNavigation((navigation) => navigation.send);
  const openTitle = (): void => {
    send({ type: 'open-title' });
    onOpen();
  };
  return (
    <>
      {shapeLayers(page).length > 0 && isGenerated && <BackgroundLink page={page} />}
      {textLayers(page).some(({ editable }) => editable) && (
        <Button variant="plain" className={styles.link} icon={<TextIcon />} onPress={openTitle}>
          {t('changeTitleText')}
        </Button>
      )}
    </>
  );
}
