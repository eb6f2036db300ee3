/** Placeholder for a design's picture while it is being painted: a sheet with empty slots. */
export const BLANK_CARD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 256" width="320" height="256">
<rect width="320" height="256" fill="#fffdf9"/>
<g fill="#ece5da"><rect x="16" y="16" width="92" height="108"/><rect x="114" y="16" width="92" height="108"/><rect x="212" y="16" width="92" height="108"/>
<rect x="16" y="132" width="92" height="108"/><rect x="114" y="132" width="92" height="108"/><rect x="212" y="132" width="92" height="108"/></g>
</svg>`;
