import { type Collage, countCutFaces, type Fill, followsPhotos, type Quality, qualityOf, qualitySummary } from '@muro/domain';
import { useEffect, useRef } from 'react';
import { armSwap, choosePhoto, editPhoto, emptySlot, showWhole } from '../../../app/collage/editor-actions.ts';
import { setFavourite, toggleLock } from '../../../app/collage/preference-actions.ts';
import { repairFacesInSlot } from '../../../app/collage/repair-faces.ts';
import {
  AddPhotoIcon,
  FaceCutIcon,
  FillSpaceIcon,
  LockIcon,
  PencilIcon,
  StarIcon,
  SwapIcon,
  TrashIcon,
  UnlockIcon,
  WholePhotoIcon,
} from '../../../controls/Icons.tsx';
import { Menu } from '../../../controls/Menu.tsx';
import type { MenuEntry } from '../../../controls/MenuEntry.tsx';
import { canEdit } from '../../../flow/photos/photo-entry.ts';
import { pageOf } from '../../../state/collage/open-page.ts';
import { useEditorView, useOpenCollage, usePhotoLibrary, useWorkspace } from '../../../state/editor/use-workspace.ts';
import type { Workspace } from '../../../state/editor/workspace.ts';
import { type Text, useText } from '../../../state/language/text-store.ts';
import { slotElement } from './slot-element.ts';
import { useDoubleClick } from './use-double-click.ts';

const ACTIONS: Readonly<Record<string, (workspace: Workspace, slot: string) => void>> = {
  replace: choosePhoto,
  edit: editPhoto,
  faces: repairFacesInSlot,
  swap: armSwap,
  whole: (workspace, slot) => showWhole(workspace, slot, true),
  fill: (workspace, slot) => showWhole(workspace, slot, false),
  delete: emptySlot,
  'favour-1': (workspace, slot) => setFavourite(workspace, slot, 1),
  'favour-2': (workspace, slot) => setFavourite(workspace, slot, 2),
  'favour-4': (workspace, slot) => setFavourite(workspace, slot, 4),
  lock: toggleLock,
};

/** The menu for the photo of a slot: replace, edit and delete first, the line about its print quality last. [EDIT-23] [EDIT-24] [WALL-26] */
export function SlotMenu() {
  const workspace = useWorkspace();
  const t = useText();
  const slot = useEditorView((view) => view.menuSlot);
  const fill = useOpenCollage(({ fills }) => (slot === null ? undefined : fills[slot]));
  const isFollowing = useOpenCollage(followsPhotos) === true;
  const isFaceCut = useOpenCollage((collage) => slot !== null && (countCutFaces(pageOf(collage), collage)[slot] ?? 0) > 0) === true;
  const photoId = fill?.photoId;
  const isUncut = fill?.view.isUncut === true;
  const isLoaded = usePhotoLibrary(({ entries }) => photoId !== undefined && canEdit(entries[photoId]));
  const isMissing = usePhotoLibrary(({ entries }) => photoId !== undefined && entries[photoId]?.isMissing === true);
  const quality = useOpenCollage((collage) => (slot !== null && isLoaded ? qualityIn(collage, slot) : null)) ?? null;
  useDoubleClick(slot);
  const trigger = useRef<Element | null>(null);
  if (slot !== null) trigger.current = slotElement(slot);
  const close = (): void => workspace.view.set({ menuSlot: null });
  useEffect(() => {
    if (slot !== null && photoId === undefined) close();
  });
  return (
    <Menu
      label={t('slotMenuTitle')}
      isTitled
      isOpen={slot !== null && photoId !== undefined}
      onOpenChange={(isOpen) => isOpen || close()}
      triggerRef={trigger}
      note={quality && <QualityNote quality={quality} />}
      onAction={(id) => slot !== null && ACTIONS[id]?.(workspace, slot)}
      entries={[
        { id: 'replace', label: t(isMissing ? 'missingChooseThis' : 'slotReplace'), icon: <AddPhotoIcon /> },
        { id: 'edit', label: t('slotEdit'), icon: <PencilIcon />, isDisabled: !isLoaded },
        { id: 'delete', label: t('slotDelete'), icon: <TrashIcon /> },
        {
          id: isUncut ? 'fill' : 'whole',
          label: t(isUncut ? 'slotFill' : 'faceWhole'),
          icon: isUncut ? <FillSpaceIcon /> : <WholePhotoIcon />,
          isDisabled: !isLoaded,
        },
        ...(isFaceCut ? [{ id: 'faces', label: t('slotFaces'), icon: <FaceCutIcon /> }] : []),
        { id: 'swap', label: t('slotSwap'), icon: <SwapIcon /> },
        ...(isFollowing && fill ? preferenceEntries(fill, t) : []),
      ]}
    />
  );
}

function qualityIn(collage: Collage, slot: string): Quality | null {
  const dpi = qualitySummary(pageOf(collage), collage).bySlot[slot];
  return dpi === undefined ? null : qualityOf(dpi);
}

function QualityNote({ quality }: { readonly quality: Quality }) {
  const t = useText();
  const [before, after] = t('qualityLine', { word: '\n' }).split('\n');
  return (
    <>
      {before}
      <strong data-good={GOOD.has(quality) || undefined}>{t(`quality${quality}`)}</strong>
      {after}
    </>
  );
}

const GOOD: ReadonlySet<Quality> = new Set(['GOOD', 'EXCELLENT']);

/** Returns the layout preferences for the photo (favourite, lock), if the layout follows its photos. */
function preferenceEntries(fill: Fill, t: Text): readonly MenuEntry[] {
  const { isLocked } = fill;
  const sizes = ([1, 2, 4] as const).filter((size) => size !== (fill.favour ?? 1));
  return [
    ...sizes.map((size) => ({ id: `favour-${size}`, label: t(`slotFavour${size}`), icon: <StarIcon /> })),
    { id: 'lock', label: t(isLocked ? 'slotUnlock' : 'slotLock'), icon: isLocked ? <UnlockIcon /> : <LockIcon /> },
  ];
}
