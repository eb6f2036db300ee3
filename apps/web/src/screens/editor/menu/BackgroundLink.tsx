import type { Page } from '@muro/domain';
import { useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../../controls/Button.tsx';
import { ColourSwatch } from '../../../controls/ColourSwatch.tsx';
import { backgroundSwatch } from '../../../flow/edit/background-swatch.ts';
import { useOpenCollage, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { ColourPicker } from './ColourPicker.tsx';
import styles from './SideMenu.module.css';

/** The link with the current colour; it opens the palette, and the page follows each choice. [EDIT-13] */
export function BackgroundLink({ page }: { readonly page: Page }) {
  const t = useText();
  const { dispatch } = useWorkspace().work.getState();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLDivElement>(null);
  const color = useOpenCollage((collage) => backgroundSwatch(page, collage)) ?? '';
  return (
    <div ref={trigger}>
      <Button
        variant="plain"
        className={styles.link}
        icon={<ColourSwatch color={color} />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {t('changeBackground')}
      </Button>
      <Popover
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottom start"
        offset={4}
        className={styles.popover ?? ''}
      >
        <Dialog aria-label={t('changeBackground')} className={styles.palette ?? ''}>
          <ColourPicker
            value={color}
            hasNone
            onChange={(chosen) => dispatch({ type: 'set-background', color: chosen }, 'background')}
            onClose={() => setOpen(false)}
          />
        </Dialog>
      </Popover>
    </div>
  );
}
