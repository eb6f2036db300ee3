import { type ReactElement, useEffect, useState } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { flushSync } from 'react-dom';
import styles from './Button.module.css';

interface TooltipProps {
  readonly text: string;
  /** A single focusable control of react-aria-components. */
  readonly children: ReactElement;
}

/** Shows `text` on hover and on keyboard focus of the control inside; on touch devices, which cannot hover, only on focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const hide = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') flushSync(() => setOpen(false));
    };
    // Handles Escape before the library does, which would stop the event at the document: this way it also closes the dialog below.
    window.addEventListener('keydown', hide, true);
    return () => window.removeEventListener('keydown', hide, true);
  }, [isOpen]);
  return (
    <TooltipTrigger delay={350} closeDelay={0} isOpen={isOpen} onOpenChange={setOpen} trigger={canHover() ? 'hover' : 'focus'}>
      {children}
      <AriaTooltip offset={6} className={styles.tooltip ?? ''}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

/** Phones emit mouse events where a finger was last, which would show the tooltip of the element that is there by then. */
function canHover(): boolean {
  return window.matchMedia('(hover: hover)').matches;
}
