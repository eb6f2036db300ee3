import { expect, it } from 'vitest';
import { markdown } from './markdown.ts';

it.each([
  ['# Terms\n\nRead *well*, **all** of it.', '<h2>Terms</h2>\n<p>Read <em>well</em>, <strong>all</strong> of it.</p>\n'],
  ['## One ##\nof\r\ntwo', '<h3>One</h3>\n<p>of\ntwo</p>\n'],
  ['- a\n- b\n  c\n\n1. d\n2) e', '<ul>\n<li>a</li>\n<li>b\nc</li>\n</ul>\n<ol>\n<li>d</li>\n</ol>\n<ol start="2">\n<li>e</li>\n</ol>\n'],
  ['a\n\n---\n\nb', '<p>a</p>\n<hr>\n<p>b</p>\n'],
  ['[here](https://a.example/b?c=1&d=2)', '<p><a href="https://a.example/b?c=1&amp;d=2" rel="noreferrer">here</a></p>\n'],
])('%j', (text, expected) => {
  expect(markdown(text).html).toBe(expected);
});

it.each([
  ['[x](javascript:alert(1)) [y](//evil.example)', '<p>[x](javascript:alert(1)) [y](//evil.example)</p>\n'],
  ['[x](JavaScript:1) [y](data:text/html,1)', '<p>[x](JavaScript:1) [y](data:text/html,1)</p>\n'],
  ['[x](java&#115;cript:1) [y](</\\evil.example>)', null],
  ['<script>1</script> & "me"', '<p>&lt;script&gt;1&lt;/script&gt; &amp; &quot;me&quot;</p>\n'],
  ['[a](/b "x\\" onclick=alert(1)")', null],
  ['![a](https://evil.example/pixel.gif)', null],
  ['<https://a.example> [<b>](https://a.example/"><script>)', null],
])('hostile text is text: %j', (text, expected) => {
  const rendered = markdown(text).html;
  if (expected !== null) expect(rendered).toBe(expected);
  expect(rendered.match(/<(?!\/?(p|a|em|strong)\b)/g)).toBe(null);
  for (const [tag] of rendered.matchAll(/<a [^>]*>/g))
    expect(tag).toMatch(/^<a href="(https?:\/\/|mailto:|\/(?!\/))[^"]*"( title="[^"]*")? rel="noreferrer">$/);
});
