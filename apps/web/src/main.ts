/**
 * Starts the designer once the first view of its page is painted: its code would take the processor and the connection from letters and
 * pictures. Other pages have no first view, and start at once.
 */
await (window as { muroFirstPaint?: Promise<void> }).muroFirstPaint;
await import('./designer.tsx');

export {};
