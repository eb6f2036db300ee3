/** State when the editor's address is opened. */
export interface EditorArrival {
  /** The id in the address; null if it has none. */
  readonly addressId: string | null;
  readonly isWorkOpen: boolean;
  /** The open collage's saved id; null while it is new. */
  readonly openId: string | null;
  readonly hasCurrentDesign: boolean;
  /** True if the open collage was made with another design than the one last chosen. */
  readonly isDesignChanged: boolean;
}

export type EditorEntry = 'to-list' | 'wrong-id' | 'load' | 'start' | 'change-design' | 'go-on';

/**
 * Returns the action on opening the editor. Only an open collage with a saved id can conflict with the address; an unsaved one is protected
 * by the question before leaving. [ROUTE-25 … ROUTE-29]
 */
export function editorEntry({ addressId, isWorkOpen, openId, hasCurrentDesign, isDesignChanged }: EditorArrival): EditorEntry {
  if (addressId !== null) {
    if (isWorkOpen && openId === addressId) return isDesignChanged ? 'change-design' : 'go-on';
    return isWorkOpen && openId !== null ? 'wrong-id' : 'load';
  }
  if (isWorkOpen) return isDesignChanged ? 'change-design' : 'go-on';
  return hasCurrentDesign ? 'start' : 'to-list';
}
