import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** `primary` is the main action; a screen has at most one. */
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
  /**
   * True if the button's action has reached its limit: disabled in look
   * and effect, but it keeps the focus until the action is possible again.
   */
  readonly isAtEnd?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Button({ variant = 'quiet', icon, isWide = false, isAtEnd = false, className, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} {...(isAtEnd && AT_END)} className={classNames(styles.button, styles[variant], isWide && styles.wide, className)}>
      {icon}
      <span>{children}</span>
    </AriaButton>
  );
}

/** Uses `aria-disabled`, because the library's own `isDisabled` makes the button lose the focus. */
const AT_END = {
  onPress: () => undefined,
  render: (props: ComponentProps<'button'>) => <button type="button" {...props} aria-disabled="true" />,
};

export interface LinkButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button styled as a link in running text, for an action on the same page. */
export function LinkButton({ className, children, ...rest }: LinkButtonProps) {
  return (
    <AriaButton {...rest} className={classNames(styles.button, styles.link, className)}>
      {children}
    </AriaButton>
  );
}

/** Class names that style an anchor as a button: for real links. */
export function buttonClass(variant: ButtonVariant, isWide = false): string {
  return classNames(styles.button, styles[variant], isWide && styles.wide);
}
