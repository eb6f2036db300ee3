import type { Block, Letter } from './letter.ts';

/** Renders a mail as plain text; it is complete without the HTML. */
export function textLetter({ locale, sender, blocks, foot }: Letter): string {
  const colon = locale === 'fr' ? '\u00a0:' : ':';
  const parts = [sender, ...blocks.map((block) => textOf(block, colon)).filter(Boolean), foot.length > 0 ? `-- \n${foot.join('\n')}` : ''];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function textOf(block: Block, colon: string): string {
  switch (block.kind) {
    case 'words':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(60, block.text.length))}`;
    case 'facts':
      return block.facts.map(({ label, lines }) => `${label}${colon} ${lines.join(`\n${' '.repeat(4)}`)}`).join('\n');
    case 'way':
      return `${block.text}${colon}\n${block.url}`;
    case 'picture':
      return '';
    case 'markdown':
      return block.text.trim();
  }
}
