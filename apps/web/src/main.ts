/** Time after which code that could not be loaded is requested again, ms. */
const RETRY_MS = 3000;

/**
 * Starts the designer once the first view of its page is painted: its code would take the processor and the connection from letters and
 * pictures. Other pages have no first view, and start at once. Without network it starts when the network is back.
 */
async function startDesigner(): Promise<void> {
  await (window as { muroFirstPaint?: Promise<void> }).muroFirstPaint;
  for (let isStarted = false; !isStarted; ) {
    try {
      await import('./designer.tsx');
      isStarted = true;
    } catch (error) {
      console.warn(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

void startDesigner();

export {};
