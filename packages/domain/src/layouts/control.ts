export type ControlType = 'CONTROL_NUMBER' | 'CONTROL_ARROW' | 'CONTROL_INPUT';

/** One choice of an arrow control. `label` is a text key or a literal letter; `icon` names a picture. */
export interface ControlOption {
  readonly value: number;
  readonly label: string;
}

/** One adjustable parameter as the screen shows it. [CTRL-07] */
export interface Control {
  /** The metadata key it is saved under. */
  readonly key: string;
  readonly type: ControlType;
  /** Text key of its label. */
  readonly label: string;
  readonly currentValue: number;
  readonly minValue: number;
  readonly maxValue: number;
  readonly step: number;
  readonly isMinimum: boolean;
  readonly isMaximum: boolean;
  /** For arrow controls: the fixed list walked by minus and plus. */
  readonly options: readonly ControlOption[];
  /** Hidden controls keep their value and their bounds. [SZST-11] */
  readonly isHidden: boolean;
  /** For inputs: shown with leading zeros up to this many digits (a date keeps its zero); 0 for none. */
  readonly digits: number;
}
