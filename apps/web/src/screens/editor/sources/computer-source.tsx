import { ComputerIcon } from '../../../controls/Icons.tsx';
import { ComputerTab } from './ComputerTab.tsx';
import type { PhotoSource } from './photo-source.ts';

/** Photo source: files of this computer. */
export const computerSource: PhotoSource = {
  id: 'TAB_COMPUTER',
  type: 'COMPUTER',
  label: (t) => t('tabComputer'),
  icon: <ComputerIcon />,
  isOffered: () => true,
  Tab: ComputerTab,
};
