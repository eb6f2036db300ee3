import { canRedo, canUndo, type Page, shapeLayers, textLayers } from '@muro/domain';
import { redoStep, undoStep } from '../../../app/collage/editor-actions.ts';
import { useOpenCollage } from '../../../app/collage/open-collage.ts';
import { useWork } from '../../../app/collage/work-store.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { useNavigation } from '../../../app/navigate/navigation-store.ts';
import { Button } from '../../../controls/Button.tsx';
import { IconButton } from '../../../controls/IconButton.tsx';
import { CloseIcon, RedoIcon, TextIcon, UndoIcon } from '../../../controls/Icons.tsx';
import { EditorHeader } from '../EditorHeader.tsx';
import { BackgroundLink } from './BackgroundLink.tsx';
import { QualityBox } from './QualityBox.tsx';
import { SaveButtons } from './SaveButtons.tsx';
import styles from './SideMenu.module.css';

interface SideMenuProps {
  readonly page: Page;
  /** Under 550 px the menu is a panel at the bottom, closed at first. [EDIT-08] */
  readonly isPanel: boolean;
}

/** Everything about the collage as a whole. [EDIT-05 … EDIT-08] [EDIT-12] [EDIT-13] */
export function SideMenu({ page, isPanel }: SideMenuProps) {
  const t = useText();
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
      {!isPanel && <EditorHeader />}
      {!isPanel && <Steps />}
      <section className={styles.part}>
        <h2 className={styles.heading}>{t('menuLook')}</h2>
        <LookLinks page={page} onOpen={close} />
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>{t('menuQuality')}</h2>
        <QualityBox page={page} />
      </section>
      {!isPanel && (
        <div className={styles.foot}>
          <SaveButtons />
        </div>
      )}
    </aside>
  );
}

function LookLinks({ page, onOpen }: { readonly page: Page; readonly onOpen: () => void }) {
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

/** Undo and redo. */
export function Steps() {
  const t = useText();
  const isUndoable = useWork(({ history }) => history !== null && canUndo(history));
  const isRedoable = useWork(({ history }) => history !== null && canRedo(history));
  return (
    <div className={styles.steps}>
      <IconButton label={t('undo')} isDisabled={!isUndoable} onPress={undoStep}>
        <UndoIcon />
      </IconButton>
      <IconButton label={t('redo')} isDisabled={!isRedoable} onPress={redoStep}>
        <RedoIcon />
      </IconButton>
    </div>
  );
}
