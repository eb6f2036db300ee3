export type ControlType = 'CONTROL_NUMBER' | 'CONTROL_ARROW' | 'CONTROL_INPUT';

/** An option of an arrow control. `label` is a text key or a literal letter. */
export interface ControlOption {
  readonly value: number;
  readonly label: string;
}

/** An adjustable parameter as displayed. [CTRL-07] */
export interface Control {
  /** Metadata key under which the value is stored. */
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
  /** Options of an arrow control, in the order in which minus and plus step through them. */
  readonly options: readonly ControlOption[];
  /** True if the control is hidden; it keeps its value and its bounds. [SZST-11] */
  readonly isHidden: boolean;
  /** For inputs: number of digits to which the value is padded with leading zeros (a date keeps its zero); 0 for none. */
  readonly digits: number;
}
