import type { Collage } from '@muro/domain';
import { useReducer } from 'react';
import { closeDialog } from '../../app/editor-actions.ts';
import { useNavigation } from '../../app/navigation-store.ts';
import { type Quote, useQuotes } from '../../app/quotes.ts';
import { socialService } from '../../app/social-service.ts';
import { useText } from '../../app/text-store.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { ComputerIcon, GlobeIcon, QuoteIcon } from '../../controls/Icons.tsx';
import { Tabs } from '../../controls/Tabs.tsx';
import { FRESH_PICKER, type PickerState, type PickerTab, stepPicker } from '../../flow/photo-picker.ts';
import { ComputerTab } from './ComputerTab.tsx';
import { QuotesTab } from './QuotesTab.tsx';

/** Where photos come from. Choosing one closes the window. [CHOOSE-01 … CHOOSE-23] */
export function PhotoChooser({ collage }: { readonly collage: Collage }) {
  const t = useText();
  const isOpen = useNavigation((navigation) => navigation.state === 'NAVSTATE_EDITOR_FILE');
  const [picker, send] = useReducer(stepPicker<Quote>, FRESH_PICKER as PickerState<Quote>);
  useQuotes(picker.quotes === 'loading', send);
  const service = socialService();
  const tabs = [
    { id: 'TAB_COMPUTER', label: t('tabComputer'), icon: <ComputerIcon />, content: <ComputerTab collage={collage} /> },
    ...(service === null
      ? []
      : [{ id: 'TAB_SOCIAL', label: service, icon: <GlobeIcon />, content: <p>{t('socialReady', { service })}</p> }]),
    {
      id: 'TAB_QUOTES',
      label: t('tabQuotes'),
      icon: <QuoteIcon />,
      content: <QuotesTab collage={collage} quotes={picker.quotes} onRetry={() => send({ type: 'ask-again' })} />,
    },
  ];
  return (
    <Dialog isOpen={isOpen} onClose={closeDialog} title={t('chooserTitle')} size="wide" isDismissable>
      <Tabs label={t('chooserTitle')} selected={picker.tab} onChange={(tab) => send({ type: 'tab', tab: tab as PickerTab })} tabs={tabs} />
    </Dialog>
  );
}
