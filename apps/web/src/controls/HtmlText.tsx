import { type ReactNode, useMemo } from 'react';

interface HtmlTextProps {
  /** Text with simple HTML, as in the shop's list. All markup but bold, italic and line breaks is removed. */
  readonly html: string;
}

/** Renders untrusted HTML safely: rebuilds the allowed elements one by one and never inserts markup. */
export function HtmlText({ html }: HtmlTextProps) {
  return <>{useMemo(() => childrenOf(new DOMParser().parseFromString(html, 'text/html').body), [html])}</>;
}

function childrenOf(parent: Node): readonly ReactNode[] {
  return [...parent.childNodes].map((node, index) => nodeOf(node, index));
}

function nodeOf(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  const inner = childrenOf(node);
  switch (node.nodeName) {
    case 'B':
    case 'STRONG':
      return <strong key={key}>{inner}</strong>;
    case 'I':
    case 'EM':
      return <em key={key}>{inner}</em>;
    case 'BR':
      return <br key={key} />;
    case 'SCRIPT':
    case 'STYLE':
      return null;
    case 'P':
    case 'LI':
    case 'DIV':
      return [...inner, <br key={`${key}-end`} />];
    default:
      return inner;
  }
}
