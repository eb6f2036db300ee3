const NAME = 'muro.draft';

/** Returns the draft of this window: survives a reload, and a crash if the browser restores its windows. */
export function lastDraft(): string | null {
  try {
    return window.sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** @param id  null if there is no draft any more */
export function setLastDraft(id: string | null): void {
  try {
    if (id === null) window.sessionStorage.removeItem(NAME);
    else window.sessionStorage.setItem(NAME, id);
  } catch {
    // A browser that refuses storage has no drafts either.
  }
}
