import { type ReactElement, useEffect, useState } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { flushSync } from 'react-dom';
import styles from './Button.module.css';

interface TooltipProps {
  readonly text: string;
  /** One focusable control of react-aria-components. */
  readonly children: ReactElement;
}

/** Shows `text` on hover and on keyboard focus of the control inside; under fingers, where nothing hovers, on focus alone. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const hide = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') flushSync(() => setOpen(false));
    };
    // The library hides an open tooltip at the document and ends the key there: gone before, it leaves Escape to the window under it.
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

/** A phone tells of a mouse where a finger was last, and what lies there by then would show its word. */
function canHover(): boolean {
  return window.matchMedia('(hover: hover)').matches;
}
