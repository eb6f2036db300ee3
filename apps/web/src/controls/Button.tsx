import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** `primary` is the one thing to do next; a screen has one. */
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
  /** It has done all it can: grey and deaf, but it keeps the focus for when there is more to do. */
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

/** The library's own way to disable a button takes its focus away. */
const AT_END = {
  onPress: () => undefined,
  render: (props: ComponentProps<'button'>) => <button type="button" {...props} aria-disabled="true" />,
};

export interface LinkButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button that reads as a link in running text: it does something here instead of going elsewhere. */
export function LinkButton({ className, children, ...rest }: LinkButtonProps) {
  return (
    <AriaButton {...rest} className={classNames(styles.button, styles.link, className)}>
      {children}
    </AriaButton>
  );
}

/** Class names that make an anchor look like a button: for what really is a link. */
export function buttonClass(variant: ButtonVariant, isWide = false): string {
  return classNames(styles.button, styles[variant], isWide && styles.wide);
}
