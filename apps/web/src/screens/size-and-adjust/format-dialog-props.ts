import type { Template } from '@muro/domain';
import type { Choice } from '../../flow/catalogue/design-choice.ts';

export type FormatMode = 'standard' | 'custom';

export interface FormatDialogProps {
  readonly template: Template;
  readonly choice: Choice;
  readonly startMode: FormatMode;
  readonly onClose: () => void;
  /** Whether a size of one's own could be had. */
  readonly onResult: (isDone: boolean) => void;
}
