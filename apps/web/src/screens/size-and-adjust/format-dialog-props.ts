import type { Template } from '@muro/domain';
import type { Choice } from '../../flow/catalogue/design-choice.ts';

export type FormatMode = 'standard' | 'custom';

export interface FormatDialogProps {
  readonly template: Template;
  readonly choice: Choice;
  readonly startMode: FormatMode;
  readonly onClose: () => void;
  /** Called with true if the custom size was created. */
  readonly onResult: (isDone: boolean) => void;
}
