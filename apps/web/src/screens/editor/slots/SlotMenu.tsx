import { useEffect, useRef } from 'react';
import { armSwap, choosePhoto, editPhoto, emptySlot } from '../../../app/collage/editor-actions.ts';
import { setEditorView, useEditorView } from '../../../app/collage/editor-view.ts';
import { useOpenCollage } from '../../../app/collage/open-collage.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { usePhotoLibrary } from '../../../app/photos/photo-library.ts';
import { AddPhotoIcon, PencilIcon, SwapIcon, TrashIcon } from '../../../controls/Icons.tsx';
import { Menu } from '../../../controls/Menu.tsx';
import { canEdit } from '../../../flow/photos/photo-entry.ts';
import { slotElement } from './slot-element.ts';

/** What can be done with the photo of a slot. [EDIT-23] [EDIT-24] */
export function SlotMenu() {
  const t = useText();
  const slot = useEditorView((view) => view.menuSlot);
  const photoId = useOpenCollage(({ fills }) => (slot === null ? undefined : fills[slot]?.photoId));
  const isLoaded = usePhotoLibrary(({ entries }) => photoId !== undefined && canEdit(entries[photoId]));
  const isMissing = usePhotoLibrary(({ entries }) => photoId !== undefined && entries[photoId]?.isMissing === true);
  const trigger = useRef<Element | null>(null);
  if (slot !== null) trigger.current = slotElement(slot);
  const close = (): void => setEditorView({ menuSlot: null });
  useEffect(() => {
    if (slot !== null && photoId === undefined) close();
  });
  const actions: Readonly<Record<string, (of: string) => void>> = {
    replace: choosePhoto,
    edit: editPhoto,
    swap: armSwap,
    delete: emptySlot,
  };
  return (
    <Menu
      label={t('slotMenuTitle')}
      isTitled
      isOpen={slot !== null && photoId !== undefined}
      onOpenChange={(isOpen) => isOpen || close()}
      triggerRef={trigger}
      onAction={(id) => slot !== null && actions[id]?.(slot)}
      entries={[
        { id: 'replace', label: t(isMissing ? 'missingChooseThis' : 'slotReplace'), icon: <AddPhotoIcon /> },
        { id: 'edit', label: t('slotEdit'), icon: <PencilIcon />, isDisabled: !isLoaded },
        { id: 'swap', label: t('slotSwap'), icon: <SwapIcon /> },
        { id: 'delete', label: t('slotDelete'), icon: <TrashIcon /> },
      ]}
    />
  );
}
