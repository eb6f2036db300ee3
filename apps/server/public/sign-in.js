// Signs in from the overview page. The password leaves the browser sealed; see docs/password-envelope.md.
import { seal, utf8 } from '/pages/seal.js';

const form = document.querySelector('form.sign-in');
const message = form.querySelector('[role="alert"]');
async function signIn() {
  const username = form.elements.username.value.trim();
  const password = form.elements.password.value.trim();
  if (!username || !password || utf8(password).length > 126) return form.dataset.wrong;
  const key = await (await fetch('/api/authKey')).json();
  const body = JSON.stringify({ action: 'signin', username, password: await seal(password, `signin|${username}`, key), nonce: key.nonce });
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
      if (fault === null) return window.location.reload(); // whoever came for an order is led to it
      message.textContent = fault;
      form.elements.password.value = '';
    },
    () => {
      message.textContent = form.dataset.fault;
    },
  );
});
