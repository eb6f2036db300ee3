import { useState } from 'react';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { collageOf, useWork } from '../../../app/collage/work-store.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { useNavigation } from '../../../app/navigate/navigation-store.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import { Tabs } from '../../../controls/Tabs.tsx';
import { PHOTO_SOURCES } from '../../../sources/photo-sources.ts';

/** Where photos come from. Choosing one closes the window. [CHOOSE-01 … CHOOSE-23] */
export function PhotoChooser() {
  const t = useText();
  const isOpen = useNavigation((navigation) => navigation.state === 'NAVSTATE_EDITOR_FILE');
  const [selected, setSelected] = useState('');
  return (
    <Dialog isOpen={isOpen} onClose={closeDialog} title={t('chooserTitle')} size="wide" isDismissable>
      <Sources selected={selected} onChange={setSelected} />
    </Dialog>
  );
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
