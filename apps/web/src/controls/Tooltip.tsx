import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import styles from './Button.module.css';

interface TooltipProps {
  readonly text: string;
  /** One focusable control of react-aria-components. */
  readonly children: ReactElement;
}

/** Shows `text` on hover and on keyboard focus of the control inside. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={350} closeDelay={0}>
      {children}
      <AriaTooltip offset={6} className={styles.tooltip ?? ''}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
