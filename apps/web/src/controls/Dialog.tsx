import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button, type ButtonVariant } from './Button.tsx';
import { classNames } from './class-names.ts';
import { useControlWords } from './control-words.ts';
import styles from './Dialog.module.css';
import { useFocusReturn } from './focus-return.ts';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './Icons.tsx';
import { useFirstFocus } from './use-first-focus.ts';

interface DialogProps {
  readonly isOpen: boolean;
  /** Escape, the close button or a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot: on a phone one above the other, the last on top. */
  readonly actions?: ReactNode;
  readonly size?: 'narrow' | 'normal' | 'wide';
  /** A press outside closes too; for dialogs without typed content. */
  readonly isDismissable?: boolean;
  /** False while something must run to its end: no close button, no Escape. */
  readonly isClosable?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** Nothing in it but words: they take the focus, so that keys scroll them. */
  readonly isReadOnly?: boolean;
  /** Name of the close button; 'close' without one. */
  readonly closeLabel?: string;
}

/**
 * A window over the page. Focus goes in, stays in, and returns to where it came from. While it fades away it shows what it
 * showed last, whatever its owner makes of it by then.
 */
export function Dialog({ isOpen, onClose, ...latest }: DialogProps) {
  const held = useRef(latest);
  if (isOpen) held.current = latest;
  const { size = 'normal', isDismissable = false, isClosable = true, role = 'dialog' } = held.current;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={isDismissable && isClosable}
      isKeyboardDismissDisabled={!isClosable}
      className={styles.veil ?? ''}
    >
      <Modal className={classNames(styles.modal, size !== 'normal' && styles[size])}>
        <AriaDialog role={role} className={styles.dialog ?? ''}>
          <Content {...held.current} onClose={onClose} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function Content({ title, children, actions, closeLabel, onClose, isClosable = true, isReadOnly = false }: Omit<DialogProps, 'isOpen'>) {
  const { close } = useControlWords();
  useFocusReturn();
  const head = useFirstFocus<HTMLDivElement>();
  return (
    <>
      <div ref={head} className={styles.head}>
        <Heading slot="title" level={2} className={styles.title ?? ''}>
          {title}
        </Heading>
        {isClosable && (
          <IconButton label={closeLabel ?? close} onPress={onClose} className={styles.close}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <div className={styles.body} {...(isReadOnly ? { role: 'group', 'aria-label': title, tabIndex: 0 } : {})}>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
}

interface AlertDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions: readonly { readonly label: string; readonly onPress: () => void; readonly variant?: ButtonVariant }[];
}

/** A question that needs an answer, or news that must be seen. */
export function AlertDialog({ isOpen, onClose, title, children, actions }: AlertDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      actions={actions.map(({ label, onPress, variant = 'quiet' }) => (
        <Button key={label} variant={variant} onPress={onPress}>
          {label}
        </Button>
      ))}
    >
      {children}
    </Dialog>
  );
}
