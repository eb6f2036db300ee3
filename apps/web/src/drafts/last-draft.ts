const NAME = 'muro.draft';

/** The draft of this window: survives a reload, and a crash where the browser brings its windows back. */
export function lastDraft(): string | null {
  try {
    return window.sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** @param id  null when there is none any more */
export function noteLastDraft(id: string | null): void {
  try {
    if (id === null) window.sessionStorage.removeItem(NAME);
    else window.sessionStorage.setItem(NAME, id);
  } catch {
    // A browser that refuses storage: there is no draft either.
  }
}
