// Signs in from the overview page. The password leaves the browser sealed; see docs/password-envelope.md.
const form = document.querySelector('form.sign-in');
const message = form.querySelector('[role="alert"]');
const utf8 = (text) => new TextEncoder().encode(text);
const toBase64 = (bytes) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function seal(password, username, { kid, publicKey, nonce }) {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const server = await crypto.subtle.importKey('raw', fromBase64(publicKey), curve, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: server }, pair.privateKey, 256);
  const secret = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const purpose = `signin|${username}`;
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: fromBase64(nonce), info: utf8(purpose) };
  const key = await crypto.subtle.deriveKey(hkdf, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  const bytes = utf8(password);
  const plain = new Uint8Array(128);
  plain.set([bytes.length >> 8, bytes.length & 255]);
  plain.set(bytes, 2);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const aad = utf8(`${kid}|${nonce}|${purpose}`);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: aad }, key, plain));
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return toBase64(Uint8Array.of(1, kid.length, ...utf8(kid), ...point, ...iv, ...sealed));
}

async function signIn() {
  const username = form.elements.username.value.trim();
  const password = form.elements.password.value.trim();
  if (!username || !password || utf8(password).length > 126) return form.dataset.wrong;
  const key = await (await fetch('/api/authKey')).json();
  const body = JSON.stringify({ action: 'signin', username, password: await seal(password, username, key), nonce: key.nonce });
  const answer = await fetch(`/api/isAuthenticated?format=json&lang=${document.documentElement.lang}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { authenticated, msg } = await answer.json();
  return authenticated === 'true' ? null : (msg ?? form.dataset.fault);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  signIn().then(
    (fault) => {
      if (fault === null) return window.location.reload();
      message.textContent = fault;
      form.elements.password.value = '';
    },
    () => {
      message.textContent = form.dataset.fault;
    },
  );
});
