import { whenServerAnswers } from './server-return.ts';

/** A click and the link under it. */
export interface LinkClick extends Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'> {
  readonly link: Pick<HTMLAnchorElement, 'href' | 'target' | 'download'> | null;
}

/**
 * Returns the address of another page of the shop that a click would open in this window; null for any other click. Links within the open
 * page need no network.
 *
 * @param here  address of the open page
 */
export function pageToOpen({ link, ...click }: LinkClick, here: string): string | null {
  const isPlain = click.button === 0 && !click.altKey && !click.ctrlKey && !click.metaKey && !click.shiftKey && !click.defaultPrevented;
  if (!link || !isPlain || link.download !== '' || (link.target !== '' && link.target !== '_self')) return null;
  const [to, from] = [new URL(link.href, here), new URL(here)];
  const isSamePage = to.pathname === from.pathname && to.search === from.search;
  return to.origin === from.origin && !isSamePage ? to.href : null;
}

let pendingAddress: string | null = null;

/**
 * While offline, makes links to other pages wait for the network: the browser would replace the open page with its own error page, and
 * typed input would be lost. Called once per page.
 */
export function watchLinks(): void {
  document.addEventListener('click', (event) => {
    if (navigator.onLine) return;
    const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    const address = pageToOpen({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, link }, window.location.href);
    if (address === null) return;
    event.preventDefault();
    if (pendingAddress === null) void whenServerAnswers().then(openPendingAddress);
    pendingAddress = address;
  });
}

function openPendingAddress(): void {
  if (pendingAddress !== null) window.location.assign(pendingAddress);
  pendingAddress = null;
}
