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
  /** Called on Escape, the close button or a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons in the footer; on a phone they are stacked, the last on top. */
  readonly actions?: ReactNode;
  /** `work`: 720 px, for the dialogs of the editor. */
  readonly size?: 'narrow' | 'normal' | 'work' | 'wide';
  /** A fixed height: what is inside may change without moving the close button. */
  readonly heightRem?: number;
  /** True if a press outside also closes the dialog; for dialogs without typed content. */
  readonly isDismissable?: boolean;
  /** False while an operation must run to its end: no close button, no Escape. */
  readonly isClosable?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** True for a dialog of text only: the text takes the focus, so that keys scroll it. */
  readonly isReadOnly?: boolean;
  /** Label of the close button; 'close' by default. */
  readonly closeLabel?: string;
}

/**
 * A modal dialog with a focus trap; on closing, the focus returns to where it came from. During the closing animation it keeps its last
 * content, even if its owner has already changed the props.
 */
export function Dialog({ isOpen, onClose, ...latest }: DialogProps) {
  const latestRef = useRef(latest);
  if (isOpen) latestRef.current = latest;
  const { size = 'normal', heightRem, isDismissable = false, isClosable = true, role = 'dialog' } = latestRef.current;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={isDismissable && isClosable}
      isKeyboardDismissDisabled={!isClosable}
      className={styles.backdrop ?? ''}
    >
      <Modal
        className={classNames(styles.modal, size !== 'normal' && styles[size])}
        {...(heightRem === undefined ? {} : { style: { height: `min(100%, ${heightRem}rem)` } })}
      >
        <AriaDialog role={role} className={styles.dialog ?? ''}>
          <Content {...latestRef.current} onClose={onClose} />
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

/** A dialog for a question that needs an answer, or a message that must be seen. */
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
