import { expect, it } from 'vitest';
import { markdown } from './markdown.ts';

it.each([
  ['# Terms\n\nRead *well*, **all** of it.', '<h2>Terms</h2><p>Read <em>well</em>, <strong>all</strong> of it.</p>'],
  ['## One\nof\r\ntwo', '<h3>One</h3><p>of\ntwo</p>'],
  ['- a\n- b\n  c\n\n1. d\n2) e', '<ul><li>a</li><li>b c</li></ul><ol><li>d</li><li>e</li></ol>'],
  ['[here](https://a.example/b?c=1&d=2)', '<p><a href="https://a.example/b?c=1&amp;d=2" rel="noreferrer">here</a></p>'],
  ['[x](javascript:alert(1)) [y](//evil.example)', '<p>[x](javascript:alert(1)) [y](//evil.example)</p>'],
  ['<script>1</script> & "me"', '<p>&lt;script&gt;1&lt;/script&gt; &amp; &quot;me&quot;</p>'],
])('%j', (text, expected) => {
  expect(markdown(text).html).toBe(expected);
});
