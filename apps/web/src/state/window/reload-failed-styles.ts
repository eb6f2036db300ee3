const failed = new Set<HTMLLinkElement>();

/** Notes style sheets that do not load; such errors are seen in the capture phase alone. */
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
 * Loads style sheets anew that failed to load. The bundler asks for the styles of a part once: a second import of the part brings its
 * code alone.
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
