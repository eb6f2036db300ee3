import { useEffect, useState } from 'react';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { useEditorView } from '../../../app/collage/editor-view.ts';
import { collageOf, useWork } from '../../../app/collage/work-store.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { useNavigation } from '../../../app/navigate/navigation-store.ts';
import { usePhotoLibrary } from '../../../app/photos/photo-library.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import { Tabs } from '../../../controls/Tabs.tsx';
import { missingPhotos } from '../../../flow/photos/missing-photos.ts';
import type { PhotoSource } from '../../../sources/photo-source.ts';
import { PHOTO_SOURCES } from '../../../sources/photo-sources.ts';

/** Where photos come from. Choosing one closes the window. [CHOOSE-01 … CHOOSE-23] */
export function PhotoChooser() {
  const t = useText();
  const isOpen = useNavigation((navigation) => navigation.state === 'NAVSTATE_EDITOR_FILE');
  const [selected, setSelected] = useState('');
  useEffect(() => {
    const source = isOpen ? sourceOfWaiting() : undefined;
    if (source) setSelected(source.id);
  }, [isOpen]);
  return (
    <Dialog isOpen={isOpen} onClose={closeDialog} title={t('chooserTitle')} size="wide" isDismissable>
      <Sources selected={selected} onChange={setSelected} />
    </Dialog>
  );
}

/** Where the photo came from that waits for its file in the slot that is asked for. */
function sourceOfWaiting(): PhotoSource | undefined {
  const collage = collageOf(useWork.getState());
  const fill = collage?.fills[useEditorView.getState().targetSlot ?? ''];
  const [waiting] = missingPhotos(collage?.photos.filter(({ id }) => id === fill?.photoId) ?? [], usePhotoLibrary.getState());
  return PHOTO_SOURCES.find((source) => source.type === waiting?.type && source.isOffered());
}

interface SourcesProps {
  /** Empty: the first one. */
  readonly selected: string;
  readonly onChange: (id: string) => void;
}

function Sources({ selected, onChange }: SourcesProps) {
  const t = useText();
  const collage = useWork(collageOf);
  const offered = PHOTO_SOURCES.filter((source) => source.isOffered());
  if (!collage) return null;
  const tabs = offered.map(({ id, label, icon, Tab }) => ({ id, label: label(t), icon, content: <Tab collage={collage} /> }));
  return <Tabs label={t('chooserTitle')} selected={selected || (offered[0]?.id ?? '')} onChange={onChange} tabs={tabs} />;
}
