/** The chooser's tabs. [CHOOSE-02] */
export const PICKER_TABS = ['TAB_COMPUTER', 'TAB_SOCIAL', 'TAB_QUOTES'] as const;
export type PickerTab = (typeof PICKER_TABS)[number];

export interface PickerState<Quote> {
  readonly tab: PickerTab;
  /** 'unasked' until the quotes tab is opened for the first time. [CHOOSE-19] */
  readonly quotes: 'unasked' | 'loading' | 'failed' | readonly Quote[];
}

export type PickerEvent<Quote> =
  | { readonly type: 'tab'; readonly tab: PickerTab }
  | { readonly type: 'quotes-came'; readonly quotes: readonly Quote[] }
  | { readonly type: 'quotes-failed' }
  | { readonly type: 'ask-again' };

export const FRESH_PICKER: PickerState<never> = { tab: 'TAB_COMPUTER', quotes: 'unasked' };

/** Going to 'loading' is the sign to fetch the list: that happens once, and again only when asked. */
export function stepPicker<Quote>(state: PickerState<Quote>, event: PickerEvent<Quote>): PickerState<Quote> {
  switch (event.type) {
    case 'tab': {
      const isFirst = event.tab === 'TAB_QUOTES' && state.quotes === 'unasked';
      return { tab: event.tab, quotes: isFirst ? 'loading' : state.quotes };
    }
    case 'quotes-came':
      return { ...state, quotes: event.quotes };
    case 'quotes-failed':
      return { ...state, quotes: 'failed' };
    case 'ask-again':
      return state.quotes === 'failed' ? { ...state, quotes: 'loading' } : state;
  }
}
