import { useEffect, useState } from 'react';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import { Tabs } from '../../../controls/Tabs.tsx';
import { missingPhotos } from '../../../flow/photos/missing-photos.ts';
import { collageOf } from '../../../state/collage/work.ts';
import { useWork, useWorkspace } from '../../../state/editor/use-workspace.ts';
import type { Workspace } from '../../../state/editor/workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useNavigation } from '../../../state/navigation/navigation-store.ts';
import type { PhotoSource } from '../sources/photo-source.ts';
import { PHOTO_SOURCES } from '../sources/photo-sources.ts';

/** Height of the dialog: a change of the tab does not move its close button. [WALL-27] */
const CHOOSER_REM = 40;

/** The dialog with all photo sources. Choosing a photo closes it. [CHOOSE-01 … CHOOSE-23] */
export function PhotoChooser() {
  const workspace = useWorkspace();
  const t = useText();
  const isOpen = useNavigation((navigation) => navigation.state === 'NAVSTATE_EDITOR_FILE');
  const [selected, setSelected] = useState('');
  useEffect(() => {
    const source = isOpen ? sourceOfMissingPhoto(workspace) : undefined;
    if (source) setSelected(source.id);
  }, [workspace, isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => closeDialog(workspace)}
      title={t('chooserTitle')}
      size="work"
      heightRem={CHOOSER_REM}
      isDismissable
    >
      <Sources selected={selected} onChange={setSelected} />
    </Dialog>
  );
}

/** Returns the source of the photo whose file is missing in the requested slot. */
function sourceOfMissingPhoto(workspace: Workspace): PhotoSource | undefined {
  const collage = collageOf(workspace.work.getState());
  const fill = collage?.fills[workspace.view.store.getState().targetSlot ?? ''];
  const [missing] = missingPhotos(collage?.photos.filter(({ id }) => id === fill?.photoId) ?? [], workspace.photos.store.getState());
  return PHOTO_SOURCES.find((source) => source.type === missing?.type && source.isOffered());
}

interface SourcesProps {
  /** Id of the open source; '' for the first one. */
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
