import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { hasUnsavedChanges, useWork } from '../../app/collage/work-store.ts';
import { useText } from '../../app/locale/text-store.ts';
import { useNavigation } from '../../app/navigate/navigation-store.ts';
import { AlertDialog } from '../../controls/Dialog.tsx';
import { leavesWork } from '../../flow/navigate/leave-rule.ts';

/** Asks before unsaved work is left: by our own window inside the product, by the browser's outside. [ROUTE-28] [EDIT-29] [SAVE-15] */
export function LeaveGuard() {
  const t = useText();
  const isDirty = useWork(hasUnsavedChanges);
  const isLeaving = useNavigation((navigation) => navigation.isLeaving);
  const send = useNavigation((navigation) => navigation.send);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { openId, dirty, leaving } = present();
    return dirty && !leaving && leavesWork(currentLocation.pathname, nextLocation.pathname, openId);
  });
  useEffect(() => {
    if (!isDirty || isLeaving) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty, isLeaving]);
  const stay = (): void => blocker.reset?.();
  const save = (): void => {
    stay();
    send({ type: 'save' });
  };
  return (
    <AlertDialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      title={t('COLLAGE_NOG_NIET_OPGESLAGEN')}
      actions={[
        { label: t('leaveGo'), onPress: () => blocker.proceed?.() },
        { label: t('leaveSave'), onPress: save, variant: 'primary' },
      ]}
    >
      <p>{t('leaveAsk')}</p>
    </AlertDialog>
  );
}

/** What holds at the moment of leaving, not at the last rendering. */
function present() {
  const work = useWork.getState();
  return { openId: work.collageId, dirty: hasUnsavedChanges(work), leaving: useNavigation.getState().isLeaving };
}
