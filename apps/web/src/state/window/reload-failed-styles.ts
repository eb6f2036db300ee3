const failed = new Set<HTMLLinkElement>();

/** Records style sheets that fail to load; these error events reach the window only in the capture phase. */
export function watchStyles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.relList.contains('stylesheet')) failed.add(target);
    },
    { capture: true },
  );
}

/**
 * Reloads the style sheets that failed to load. The bundler requests the styles of a part only once: importing the part again loads only
 * its code.
 */
export async function reloadFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(replace));
}

function replace(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  const fresh = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () => reject(new Error(`${fresh.href} did not load`)));
    link.replaceWith(fresh);
  });
}
