/** Time after which code that could not be loaded is requested again, ms. */
const RETRY_MS = 3000;

/** Resolves in a new task, before which the page paints and answers. Written here: an import would load the app's code with this file. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Loads the designer; without network as soon as the network is back. */
async function loadDesigner(): Promise<typeof import('./designer.tsx')> {
  for (;;) {
    try {
      // Evaluates the libraries in a task of their own.
      await import('react-dom/client');
      await nextTask();
      return await import('./designer.tsx');
    } catch (error) {
      console.warn(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Has the browser load the data of its languages, which takes time at the first use, while the code is on its way. */
async function loadLanguageData(): Promise<void> {
  await nextTask();
  new Intl.NumberFormat();
  await nextTask();
  new Intl.DateTimeFormat();
}

/**
 * Starts the designer once the first view of its page is painted: its code would take the processor and the connection from letters and
 * pictures. Other pages have no first view, and start at once.
 */
await (window as { muroFirstPaint?: Promise<void> }).muroFirstPaint;
void loadLanguageData();
const { startDesigner } = await loadDesigner();
await startDesigner();

export {};
