/** Time after which code that could not be loaded is requested again, ms. */
const RETRY_MS = 3000;

/** Loads the designer; without network as soon as the network is back. */
async function loadDesigner(): Promise<typeof import('./designer.tsx')> {
  for (;;) {
    try {
      return await import('./designer.tsx');
    } catch (error) {
      console.warn(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/**
 * Starts the designer once the first view of its page is painted: its code would take the processor and the connection from letters and
 * pictures. Other pages have no first view, and start at once.
 */
await (window as { muroFirstPaint?: Promise<void> }).muroFirstPaint;
const { startDesigner } = await loadDesigner();
await startDesigner();

export {};
