import { describe, expect, it } from 'vitest';
import { isLinkLike } from './is-link-like.ts';

describe('names that look like links', () => {
  it.each([
    'https://evil.example/win',
    'evil.example',
    'win at EVIL.Example now',
    'www evil',
    'eve@evil',
    'evil\u3002example',
    'evil\uff0ecom',
  ])('%s is one', (name) => expect(isLinkLike(name)).toBe(true));

  it.each(['Ana', 'J. R. R. Tolkien', 'J.R. Smith', 'Dr. Müller', "O'Neill-Kim", 'Ана Петровна', '50/50', 'Marks & Co.'])(
    '%s is none',
    (name) => expect(isLinkLike(name)).toBe(false),
  );
});
