import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../../controls/Button.tsx';
import { ColourSwatch } from '../../../controls/ColourSwatch.tsx';
import { useText } from '../../../state/language/text-store.ts';
import styles from './ColourPicker.module.css';
import { ColourPicker } from './ColourPicker.tsx';

interface ColourFieldProps {
  readonly color: string;
  readonly onChange: (color: string) => void;
}

/** A swatch with 'change colour', which opens the palette beside it. [TITLE-07] */
export function ColourField({ color, onChange }: ColourFieldProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button variant="quiet" icon={<ColourSwatch color={color} />}>
        {t('colourChange')}
      </Button>
      <Popover offset={6} className={styles.popover ?? ''}>
        <Dialog aria-label={t('colourPick')} className={styles.popoverDialog ?? ''}>
          <ColourPicker value={color} onChange={onChange} onClose={() => setOpen(false)} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
