/**
 * Searches a page for clipped or covered content. All functions run in the page, where they refer to each other by name (see `walker.ts`),
 * and use no other code of the tests.
 */

/** A text or a control, with the elements that may clip it. */
export interface Piece {
  readonly name: string;
  readonly rects: () => readonly DOMRect[];
  /** Ancestors that clip their content, innermost first. */
  readonly clips: readonly { readonly element: Element; readonly x: boolean; readonly y: boolean }[];
  /** Button or field to which the text belongs. */
  readonly control: Element | null;
  /** True for fixed positions: content beyond the edge of the window is unreachable. */
  readonly isFixed: boolean;
  readonly scrolls: { readonly x: boolean; readonly y: boolean };
}

/** One walk through the widths of the window. */
export interface Walk {
  readonly stepsPx: readonly number[];
  /** Additional widths that are checked more thoroughly: breakpoints of the page. */
  readonly breakpointsPx: readonly number[];
  /** Widths at which code changes the page, not only its style: the walk waits for a redraw there. */
  readonly redrawsPx: readonly number[];
  readonly heightPx: number;
  /** Text size, percent of the default. */
  readonly textPercent: number;
}

/**
 * Widens the frame of this page step by step and checks each width.
 *
 * @returns each fault with the widths at which it occurs
 */
export async function walkWidths({ stepsPx, breakpointsPx, redrawsPx, heightPx, textPercent }: Walk): Promise<readonly string[]> {
  const frame = window.frameElement as HTMLIFrameElement;
  const widthsByFault = new Map<string, number[]>();
  const [fromPx = 0] = stepsPx;
  const breakpoints = [fromPx, ...breakpointsPx, ...redrawsPx];
  const widths = [...new Set([...stepsPx, ...breakpoints])].sort((a, b) => a - b);
  document.documentElement.style.fontSize = `${textPercent}%`;
  frame.style.height = `${heightPx}px`;
  let pieces: readonly Piece[] = [];
  // A dialog that was just opened is hidden until it is ready.
  for (let attempts = 0; collectPieces().length === 0 && attempts < 20; attempts++) await settled();
  for (const widthPx of widths) {
    frame.style.width = `${widthPx}px`;
    const isBreakpoint = breakpoints.includes(widthPx);
    if (widthPx === fromPx || redrawsPx.includes(widthPx)) await settled();
    if (isBreakpoint) pieces = collectPieces();
    const faults = pieces.length === 0 ? ['nothing is there to look at'] : findFaults(pieces);
    for (const fault of [...faults, ...(isBreakpoint ? findCovered() : [])])
      widthsByFault.set(fault, [...(widthsByFault.get(fault) ?? []), widthPx]);
  }
  document.documentElement.style.fontSize = '';
  return [...widthsByFault].map(([fault, widths]) => `${fault}, ${widths[0]} to ${widths.at(-1)} px wide (${widths.length} times)`);
}

/** Waits until the page has processed its new size: several frames without changes. */
export async function settled(): Promise<void> {
  let quietFrames = 0;
  const observer = new MutationObserver(() => {
    quietFrames = 0;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  window.dispatchEvent(new Event('resize'));
  for (let frames = 0; quietFrames < 4 && frames < 60; frames++) {
    await new Promise(requestAnimationFrame);
    quietFrames += 1;
  }
  observer.disconnect();
}

/** Styles of an element with children, cached for all its descendants. */
export interface Holder {
  readonly cutsX: boolean;
  readonly cutsY: boolean;
  readonly scrollsX: boolean;
  readonly scrollsY: boolean;
  readonly isFixed: boolean;
  /** True for content that is clipped on purpose: visually hidden, or outside the window until needed. */
  readonly isPutAside: boolean;
}

export type Holders = Map<Element, Holder>;

export function collectPieces(): readonly Piece[] {
  const pieces: Piece[] = [];
  const holders: Holders = new Map();
  const controls = 'button, a[href], input, select, textarea, [role="tab"], [role^="menuitem"], [role="option"]';
  const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (textNodes.nextNode()) {
    const text = textNodes.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || !isSeen(parent, holders)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = () => [...range.getClientRects()];
    pieces.push({
      ...placeIn(parent, holders),
      name: `${placeOf(parent)} “${text.data.trim()}”`,
      rects,
      control: parent.closest(controls),
    });
  }
  for (const control of document.querySelectorAll(controls)) {
    if (!isSeen(control, holders)) continue;
    const rects = () => [control.getBoundingClientRect()];
    pieces.push({ ...placeIn(control, holders), name: `${placeOf(control)} ${nameOf(control)}`, rects, control: null });
  }
  return pieces;
}

export function placeIn(from: Element, holders: Holders): Pick<Piece, 'clips' | 'isFixed' | 'scrolls'> {
  const clips: { element: Element; x: boolean; y: boolean }[] = [];
  const scrolls = { x: false, y: false };
  let isFixed = false;
  for (let element: Element | null = from; element && element !== document.body && !isFixed; element = element.parentElement) {
    const { cutsX, cutsY, scrollsX, scrollsY, ...holder } = holderOf(element, holders);
    scrolls.x ||= scrollsX;
    scrolls.y ||= scrollsY;
    const clip = { element, x: cutsX && !scrolls.x, y: cutsY && !scrolls.y };
    if (clip.x || clip.y) clips.push(clip);
    isFixed = holder.isFixed;
  }
  return { clips, isFixed, scrolls };
}

export function holderOf(element: Element, holders: Holders): Holder {
  const cached = holders.get(element);
  if (cached) return cached;
  const { overflowX, overflowY, position, clipPath, display } = getComputedStyle(element);
  const { width, height, bottom } = element.getBoundingClientRect();
  const hasBox = display !== 'contents'; // without a box it has no size, but its content is visible
  const isFixed = position === 'fixed';
  const parent = element.parentElement;
  const isLast = !parent || parent === document.body;
  const isAside = hasBox && (clipPath === 'inset(50%)' || (width <= 1 && height <= 1) || (bottom <= 0 && isFixed));
  const holder = {
    cutsX: /hidden|clip/.test(overflowX),
    cutsY: /hidden|clip/.test(overflowY),
    scrollsX: /auto|scroll/.test(overflowX),
    scrollsY: /auto|scroll/.test(overflowY),
    isFixed,
    isPutAside: isAside || (!isLast && holderOf(parent, holders).isPutAside),
  };
  holders.set(element, holder);
  return holder;
}

/** False for content that is clipped on purpose: visually hidden, or outside the window until needed. */
export function isSeen(element: Element, holders: Holders): boolean {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[data-live-announcer], option, [inert]')) return false;
  return element === document.body || !holderOf(element, holders).isPutAside;
}

export function nameOf(element: Element): string {
  return `<${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? ''}>`;
}

/** Returns the element's own class without the suffix of the build. */
export function placeOf(element: Element): string {
  const styledElement = element.closest('[class]');
  return String(styledElement?.getAttribute('class') ?? '')
    .replace(/_(\w+?)_\w+_\d+/g, '$1')
    .split(' ')
    .slice(0, 2)
    .join('.');
}

/** Returns the pieces that cannot be read or reached at this width; empty if there are none. */
export function findFaults(pieces: readonly Piece[]): readonly string[] {
  const faults: string[] = [];
  const widthPx = document.documentElement.clientWidth;
  const heightPx = window.innerHeight;
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page is wider than the window');
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element): DOMRect => {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  for (const { name, rects, clips, control, isFixed, scrolls } of pieces) {
    for (const rect of rects()) {
      if (rect.width === 0 || rect.height === 0) continue;
      if (isClippedAway(rect, clips, boxOf)) continue;
      const isOutX = rect.left < -0.5 || rect.right > widthPx + 0.5;
      const isOutY = isFixed && !scrolls.y && (rect.top < -1 || rect.bottom > heightPx + 1);
      if ((isOutX && !scrolls.x) || isOutY) faults.push(`out of the window: ${name}`);
      if (control && !scrolls.y && overflows(rect, boxOf(control))) faults.push(`out of its button: ${name}`);
      const cutting = clips.find((clip) => isCut(rect, clip, boxOf(clip.element)));
      if (cutting) faults.push(`cut by ${placeOf(cutting.element)}: ${name}`);
    }
  }
  return [...new Set(faults)];
}

/** True for a line that wraps out of a one-line container completely, which is intended. */
export function isClippedAway(rect: DOMRect, clips: Piece['clips'], boxOf: (element: Element) => DOMRect): boolean {
  return clips.some(({ element, x, y }) => {
    const box = boxOf(element);
    return x && y && box.height < 2 * rect.height && (rect.top >= box.bottom - 1 || rect.bottom <= box.top + 1);
  });
}

export function isCut(rect: DOMRect, { x, y }: Piece['clips'][number], box: DOMRect): boolean {
  const slackPx = rect.height * 0.25; // a line box is higher than its letters
  const isCutX = x && (rect.left < box.left - 0.5 || rect.right > box.right + 0.5);
  return isCutX || (y && (rect.top < box.top - slackPx || rect.bottom > box.bottom + slackPx));
}

export function overflows(rect: DOMRect, box: DOMRect): boolean {
  return rect.left < box.left - 0.5 || rect.right > box.right + 0.5 || rect.bottom > box.bottom + 4 || rect.top < box.top - 4;
}

/** Returns controls that are covered by another element of the same layer, even after scrolling them into view. */
export function findCovered(): readonly string[] {
  const controls = 'button:not([data-slot]), a[href], [role="tab"], [role^="menuitem"], [role="option"]';
  const holders: Holders = new Map();
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    if (!isSeen(control, holders) || control.closest('[aria-hidden="true"]') || getComputedStyle(control).pointerEvents === 'none')
      return [];
    if (!coverOf(control)) return [];
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const cover = coverOf(control);
    return cover ? [`covered by ${placeOf(cover)}: ${placeOf(control)} ${nameOf(control)} ${control.textContent}`] : [];
  });
}

export function coverOf(control: Element): Element | null {
  const layerOf = (element: Element): Element | null =>
    element.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="tooltip"], [role="status"], aside, [data-own-press]');
  const { left, top, width, height } = control.getBoundingClientRect();
  const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
  return topElement && !control.contains(topElement) && !topElement.contains(control) && layerOf(topElement) === layerOf(control)
    ? topElement
    : null;
}
