import { describe, expect, it } from 'vitest';
import { FRESH_PICKER, PICKER_TABS, type PickerEvent, type PickerState, stepPicker } from './photo-picker.ts';

const run = (...events: readonly PickerEvent<string>[]) => events.reduce(stepPicker<string>, FRESH_PICKER as PickerState<string>);

describe('the chooser', () => {
  it('[CHOOSE-02] has the tabs computer, social and quotes, and opens on the computer', () => {
    expect(PICKER_TABS).toEqual(['TAB_COMPUTER', 'TAB_SOCIAL', 'TAB_QUOTES']);
    expect(FRESH_PICKER.tab).toBe('TAB_COMPUTER');
  });

  it('[CHOOSE-19] asks for the quotes on the first switch to their tab and never again', () => {
    expect(run().quotes).toBe('unasked');
    expect(run({ type: 'tab', tab: 'TAB_QUOTES' }).quotes).toBe('loading');
    const loaded = run({ type: 'tab', tab: 'TAB_QUOTES' }, { type: 'quotes-came', quotes: ['a'] });
    expect(stepPicker(stepPicker(loaded, { type: 'tab', tab: 'TAB_COMPUTER' }), { type: 'tab', tab: 'TAB_QUOTES' }).quotes).toEqual(['a']);
  });

  it('asks again only when told to after a failure', () => {
    const failed = run({ type: 'tab', tab: 'TAB_QUOTES' }, { type: 'quotes-failed' });
    expect(stepPicker(failed, { type: 'tab', tab: 'TAB_QUOTES' }).quotes).toBe('failed');
    expect(stepPicker(failed, { type: 'ask-again' }).quotes).toBe('loading');
    expect(stepPicker(run(), { type: 'ask-again' }).quotes).toBe('unasked');
  });
});
