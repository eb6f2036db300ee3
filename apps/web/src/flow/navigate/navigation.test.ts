import { describe, expect, it } from 'vitest';
import { barTitle, closeLabel, stateView } from './nav-labels.ts';
import { FIRST_NAV_STATE, NAV_STATES, type NavEvent, type NavState, stepNavigation, stepOf } from './navigation.ts';

const OVERLAYS = ['ORDER', 'SAVE', 'WANT_TO_QUIT', 'FILE', 'EDIT', 'TITLE_EDIT'].map((name) => `NAVSTATE_EDITOR_${name}` as NavState);
const OUTSIDE: readonly NavState[] = ['NAVSTATE_TEMPLATE_LIST', 'NAVSTATE_TEMPLATE', 'NAVSTATE_EDITOR_ERROR'];

const stateAfter = (state: NavState, event: NavEvent) => stepNavigation(state, event).state;
const closeEvent = (isSaving = false): NavEvent => ({ type: 'close', isSaving });
const back = (isSaving = false): NavEvent => ({ type: 'back', isSaving });

describe('navigation states', () => {
  it('[NAVST-01] are exactly the twelve', () => {
    expect(NAV_STATES.map((state) => state.replace('NAVSTATE_', ''))).toEqual([
      'TEMPLATE_LIST',
      'TEMPLATE',
      'EDITOR_LOADING',
      'EDITOR_NORMAL',
      'EDITOR_EDIT',
      'EDITOR_TITLE_EDIT',
      'EDITOR_FILE',
      'EDITOR_SAVE',
      'EDITOR_ORDER',
      'EDITOR_WANT_TO_QUIT',
      'EDITOR_LOGIN_FOR_COLLAGE',
      'EDITOR_ERROR',
    ]);
  });

  it('[NAVST-02] begin with the template list', () => expect(FIRST_NAV_STATE).toBe('NAVSTATE_TEMPLATE_LIST'));
});

describe('the states of the editor', () => {
  it('[EDST-01] [EDST-02] [SIZE-39] entering loads, and layers make it normal', () => {
    expect(stateAfter('NAVSTATE_TEMPLATE', { type: 'enter-editor' })).toBe('NAVSTATE_EDITOR_LOADING');
    expect(stateAfter('NAVSTATE_EDITOR_LOADING', { type: 'layers-ready' })).toBe('NAVSTATE_EDITOR_NORMAL');
    expect(stateAfter('NAVSTATE_TEMPLATE_LIST', { type: 'layers-ready' })).toBe('NAVSTATE_TEMPLATE_LIST');
  });

  it('[EDST-05] [EDST-06] [EDST-08] [EDST-09] slots and buttons open their windows', () => {
    expect(stateAfter('NAVSTATE_EDITOR_NORMAL', { type: 'open-photos' })).toBe('NAVSTATE_EDITOR_FILE');
    expect(stateAfter('NAVSTATE_EDITOR_NORMAL', { type: 'open-title' })).toBe('NAVSTATE_EDITOR_TITLE_EDIT');
    expect(stateAfter('NAVSTATE_EDITOR_NORMAL', { type: 'save' })).toBe('NAVSTATE_EDITOR_SAVE');
    expect(stateAfter('NAVSTATE_EDITOR_NORMAL', { type: 'order' })).toBe('NAVSTATE_EDITOR_ORDER');
  });

  it('[EDST-07] a photo is edited only when it is fully loaded', () => {
    expect(stateAfter('NAVSTATE_EDITOR_NORMAL', { type: 'edit-photo', isLoaded: false })).toBe('NAVSTATE_EDITOR_NORMAL');
    expect(stateAfter('NAVSTATE_EDITOR_NORMAL', { type: 'edit-photo', isLoaded: true })).toBe('NAVSTATE_EDITOR_EDIT');
  });

  it('[EDST-03] [EDST-04] closing a dialog returns to normal', () => {
    for (const state of OVERLAYS) expect(stateAfter(state, { type: 'close-dialog' })).toBe('NAVSTATE_EDITOR_NORMAL');
  });

  it('[EDST-10] a saved collage without an account asks to sign in', () => {
    expect(stateAfter('NAVSTATE_EDITOR_LOADING', { type: 'needs-sign-in' })).toBe('NAVSTATE_EDITOR_LOGIN_FOR_COLLAGE');
  });

  it('nothing opens before the collage has loaded', () => {
    for (const type of ['save', 'order', 'open-photos', 'open-title'] as const) {
      expect(stateAfter('NAVSTATE_EDITOR_LOADING', { type })).toBe('NAVSTATE_EDITOR_LOADING');
      expect(stateAfter('NAVSTATE_TEMPLATE', { type })).toBe('NAVSTATE_TEMPLATE');
    }
  });
});

describe('close', () => {
  it('[NAV-25] leaves from the list, a template page and the error screen', () => {
    for (const state of OUTSIDE) expect(stepNavigation(state, closeEvent())).toEqual({ state, exit: 'website' });
  });

  it('[NAV-26] does nothing while saving', () => {
    for (const state of NAV_STATES) expect(stepNavigation(state, closeEvent(true))).toEqual({ state, exit: null });
  });

  it('[NAV-27] closes the window that is open', () => {
    for (const state of OVERLAYS) expect(stepNavigation(state, closeEvent())).toEqual({ state: 'NAVSTATE_EDITOR_NORMAL', exit: null });
  });

  it('[NAV-28] asks from every other state', () => {
    for (const name of ['NORMAL', 'LOADING', 'LOGIN_FOR_COLLAGE'] as const) {
      expect(stepNavigation(`NAVSTATE_EDITOR_${name}`, closeEvent())).toEqual({ state: 'NAVSTATE_EDITOR_WANT_TO_QUIT', exit: null });
    }
  });

  it('[EXIT-07] quitting leaves without another question', () => {
    expect(stepNavigation('NAVSTATE_EDITOR_WANT_TO_QUIT', { type: 'quit' }).exit).toBe('website');
  });

  it('[NAV-29] [NAV-30] [NAV-32] is named after what it closes', () => {
    for (const state of NAV_STATES) expect(closeLabel(state)).toBe(OVERLAYS.includes(state) ? 'closeWindow' : 'stopMaker');
  });
});

describe('back', () => {
  it('[NAV-22] leaves from the list', () => expect(stepNavigation('NAVSTATE_TEMPLATE_LIST', back()).exit).toBe('website'));
  it('[NAV-23] goes from a template page to the list', () => expect(stepNavigation('NAVSTATE_TEMPLATE', back()).exit).toBe('list'));
  it('[NAV-24] goes from the editor to the design page', () =>
    expect(stepNavigation('NAVSTATE_EDITOR_NORMAL', back()).exit).toBe('design'));
  it('only closes an open window, and nothing while saving', () => {
    expect(stepNavigation('NAVSTATE_EDITOR_FILE', back())).toEqual({ state: 'NAVSTATE_EDITOR_NORMAL', exit: null });
    expect(stepNavigation('NAVSTATE_EDITOR_SAVE', back(true))).toEqual({ state: 'NAVSTATE_EDITOR_SAVE', exit: null });
  });
});

describe('the bar', () => {
  it('[NAV-14] [NAV-15] [NAV-16] [NAV-17] [NAV-18] [NAV-19] [NAV-20] [ERRSCR-04] has a title for each state', () => {
    expect(NAV_STATES.map(barTitle)).toEqual([
      'titleDesign',
      'stepSize',
      null,
      'titleEditor',
      'titlePhoto',
      'titleEditor',
      'titleChooser',
      'titleEditor',
      'titleEditor',
      'titleEditor',
      'titleEditor',
      'ERROR',
    ]);
  });

  it('[NAV-03] shows three steps', () => expect(NAV_STATES.map(stepOf)).toEqual([1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]));

  it('[PV-04] [PV-05] seven states log a page view', () => {
    const views = Object.fromEntries(
      NAV_STATES.flatMap((state) => (stateView(state) ? [[state.replace('NAVSTATE_EDITOR_', ''), stateView(state)]] : [])),
    );
    expect(views).toEqual({
      NORMAL: '/htmlapp/edit/normal',
      EDIT: '/htmlapp/edit',
      FILE: '/htmlapp/file',
      WANT_TO_QUIT: '/htmlapp/want_to_quit',
      ORDER: '/htmlapp/order',
      SAVE: '/htmlapp/save',
      ERROR: '/htmlapp/error',
    });
  });

  it('[ROUTE-22] [ROUTE-23] [ROUTE-24] follows the address', () => {
    expect(stateAfter('NAVSTATE_EDITOR_NORMAL', { type: 'route', area: 'list' })).toBe('NAVSTATE_TEMPLATE_LIST');
    expect(stateAfter('NAVSTATE_EDITOR_NORMAL', { type: 'route', area: 'template' })).toBe('NAVSTATE_TEMPLATE');
    expect(stateAfter('NAVSTATE_EDITOR_NORMAL', { type: 'route', area: 'error' })).toBe('NAVSTATE_EDITOR_ERROR');
    expect(stateAfter('NAVSTATE_EDITOR_NORMAL', { type: 'route', area: null })).toBe('NAVSTATE_EDITOR_NORMAL');
  });
});
