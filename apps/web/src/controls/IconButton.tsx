import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> {
  /** Accessible name, also shown as the tooltip. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton {...rest} aria-label={label} className={classNames(styles.button, styles.icon, className)}>
        {children}
      </AriaButton>
    </Tooltip>
  );
}
