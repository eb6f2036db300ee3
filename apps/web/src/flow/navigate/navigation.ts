/** State machine of the navigation: the current screen, and the effect of the bar's buttons. Pure. [NAVST-01] */
export const NAV_STATES = [
  'NAVSTATE_TEMPLATE_LIST',
  'NAVSTATE_TEMPLATE',
  'NAVSTATE_EDITOR_LOADING',
  'NAVSTATE_EDITOR_NORMAL',
  'NAVSTATE_EDITOR_EDIT',
  'NAVSTATE_EDITOR_TITLE_EDIT',
  'NAVSTATE_EDITOR_FILE',
  'NAVSTATE_EDITOR_SAVE',
  'NAVSTATE_EDITOR_ORDER',
  'NAVSTATE_EDITOR_WANT_TO_QUIT',
  'NAVSTATE_EDITOR_LOGIN_FOR_COLLAGE',
  'NAVSTATE_EDITOR_ERROR',
] as const;
export type NavState = (typeof NAV_STATES)[number];

/** [NAVST-02] */
export const FIRST_NAV_STATE: NavState = 'NAVSTATE_TEMPLATE_LIST';

export type NavEvent =
  /** The address changed; `area` as recognised by the route watcher, null if the screen decides. */
  | { readonly type: 'route'; readonly area: 'list' | 'template' | 'error' | null }
  | { readonly type: 'enter-editor' }
  /** The layers of the page are ready. [EDST-02] */
  | { readonly type: 'layers-ready' }
  | { readonly type: 'open-photos' }
  | { readonly type: 'open-title' }
  /** Only a fully loaded photo can be edited. [EDST-07] */
  | { readonly type: 'edit-photo'; readonly isLoaded: boolean }
  | { readonly type: 'save' }
  | { readonly type: 'order' }
  | { readonly type: 'needs-sign-in' }
  /** A dialog closed itself. [EDST-03] */
  | { readonly type: 'close-dialog' }
  | { readonly type: 'failed' }
  | { readonly type: 'close'; readonly isSaving: boolean }
  | { readonly type: 'back'; readonly isSaving: boolean }
  /** Leaves without asking again. [EXIT-07] */
  | { readonly type: 'quit' };

/** Target of an event that leads outside the current screen. */
export type NavExit = 'website' | 'list' | 'design';

export interface NavStep {
  readonly state: NavState;
  readonly exit: NavExit | null;
}

export function stepNavigation(state: NavState, event: NavEvent): NavStep {
  if (event.type === 'close') return afterClose(state, event.isSaving);
  if (event.type === 'back') return afterBack(state, event.isSaving);
  if (event.type === 'quit') return { state, exit: 'website' };
  return unchanged(nextState(state, event));
}

type PlainEvent = Exclude<NavEvent, { readonly type: 'close' | 'back' | 'quit' }>;

function nextState(state: NavState, event: PlainEvent): NavState {
  if (event.type === 'route') return routed(state, event.area);
  if (event.type === 'enter-editor') return 'NAVSTATE_EDITOR_LOADING';
  if (event.type === 'failed') return 'NAVSTATE_EDITOR_ERROR';
  if (event.type === 'needs-sign-in') return 'NAVSTATE_EDITOR_LOGIN_FOR_COLLAGE';
  if (event.type === 'layers-ready') return isEditor(state) ? 'NAVSTATE_EDITOR_NORMAL' : state;
  return canWork(state) ? workState(state, event) : state;
}

/** Returns the state after an event while a collage is on the screen. */
function workState(state: NavState, event: PlainEvent): NavState {
  switch (event.type) {
    case 'open-photos':
      return 'NAVSTATE_EDITOR_FILE';
    case 'open-title':
      return 'NAVSTATE_EDITOR_TITLE_EDIT';
    case 'edit-photo':
      return event.isLoaded ? 'NAVSTATE_EDITOR_EDIT' : state;
    case 'save':
      return 'NAVSTATE_EDITOR_SAVE';
    case 'order':
      return 'NAVSTATE_EDITOR_ORDER';
    case 'close-dialog':
      return 'NAVSTATE_EDITOR_NORMAL';
    default:
      return state;
  }
}

function routed(state: NavState, area: 'list' | 'template' | 'error' | null): NavState {
  if (area === 'list') return 'NAVSTATE_TEMPLATE_LIST';
  if (area === 'template') return 'NAVSTATE_TEMPLATE';
  return area === 'error' ? 'NAVSTATE_EDITOR_ERROR' : state;
}

/** Handles the close button. [NAV-25 … NAV-28] */
function afterClose(state: NavState, isSaving: boolean): NavStep {
  if (isSaving) return unchanged(state);
  if (isOverlay(state)) return unchanged('NAVSTATE_EDITOR_NORMAL');
  if (isOutside(state)) return { state, exit: 'website' };
  return unchanged('NAVSTATE_EDITOR_WANT_TO_QUIT');
}

/** Handles the back button. In an open dialog it only closes the dialog. [NAV-22 … NAV-24] */
function afterBack(state: NavState, isSaving: boolean): NavStep {
  if (isSaving) return unchanged(state);
  if (isOverlay(state)) return unchanged('NAVSTATE_EDITOR_NORMAL');
  if (state === 'NAVSTATE_TEMPLATE_LIST') return { state, exit: 'website' };
  if (state === 'NAVSTATE_EDITOR_NORMAL' || state === 'NAVSTATE_EDITOR_LOADING') return { state, exit: 'design' };
  return { state, exit: 'list' };
}

const unchanged = (state: NavState): NavStep => ({ state, exit: null });

const OVERLAYS: readonly NavState[] = [
  'NAVSTATE_EDITOR_ORDER',
  'NAVSTATE_EDITOR_SAVE',
  'NAVSTATE_EDITOR_WANT_TO_QUIT',
  'NAVSTATE_EDITOR_FILE',
  'NAVSTATE_EDITOR_EDIT',
  'NAVSTATE_EDITOR_TITLE_EDIT',
];

/** True if a dialog is open over the collage. [NAV-27] [NAV-32] */
export function isOverlay(state: NavState): boolean {
  return OVERLAYS.includes(state);
}

function isOutside(state: NavState): boolean {
  return state === 'NAVSTATE_TEMPLATE_LIST' || state === 'NAVSTATE_TEMPLATE' || state === 'NAVSTATE_EDITOR_ERROR';
}

export function isEditor(state: NavState): boolean {
  return !isOutside(state);
}

/** True if the collage is ready for editing. */
export function canWork(state: NavState): boolean {
  return state === 'NAVSTATE_EDITOR_NORMAL' || state === 'NAVSTATE_EDITOR_LOGIN_FOR_COLLAGE' || isOverlay(state);
}

/** Returns the step (of three) that a state belongs to. */
export function stepOf(state: NavState): 1 | 2 | 3 {
  if (state === 'NAVSTATE_TEMPLATE_LIST') return 1;
  return state === 'NAVSTATE_TEMPLATE' ? 2 : 3;
}
