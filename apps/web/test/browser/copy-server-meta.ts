/** Copies the server's meta tags into the test's page, once. */
export async function copyServerMeta(): Promise<void> {
  if (document.querySelector('meta[name^="muro-"]')) return;
  const page = new DOMParser().parseFromString(await (await fetch('/htmlapp/')).text(), 'text/html');
  for (const meta of page.querySelectorAll('meta[name^="muro-"]')) document.head.append(meta);
}
