import type { Collage } from '@muro/domain';
import { useState } from 'react';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { useNavigation } from '../../../app/navigate/navigation-store.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import { Tabs } from '../../../controls/Tabs.tsx';
import { PHOTO_SOURCES } from '../../../sources/photo-sources.ts';

/** Where photos come from. Choosing one closes the window. [CHOOSE-01 … CHOOSE-23] */
export function PhotoChooser({ collage }: { readonly collage: Collage }) {
  const t = useText();
  const isOpen = useNavigation((navigation) => navigation.state === 'NAVSTATE_EDITOR_FILE');
  const offered = PHOTO_SOURCES.filter((source) => source.isOffered());
  const [selected, setSelected] = useState(offered[0]?.id ?? '');
  const tabs = offered.map(({ id, label, icon, Tab }) => ({ id, label: label(t), icon, content: <Tab collage={collage} /> }));
  return (
    <Dialog isOpen={isOpen} onClose={closeDialog} title={t('chooserTitle')} size="wide" isDismissable>
      <Tabs label={t('chooserTitle')} selected={selected} onChange={setSelected} tabs={tabs} />
    </Dialog>
  );
}
