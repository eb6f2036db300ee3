/**
 * Paints a canvas once it is in view, in a task of its own: a screen with many pictures shows and answers before they are all painted.
 *
 * @returns cancels it
 */
export function paintWhenSeen(canvas: HTMLCanvasElement, paint: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    timer = setTimeout(paint);
  });
  observer.observe(canvas);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
