// Makes an account. The passwords leave the browser sealed; see docs/password-envelope.md.
import { isWithinRule, seal } from '/pages/seal.js';

const form = document.querySelector('form.register');
const message = form.querySelector('[role="alert"]');

/** @returns what is wrong and with which field; null when the account is made */
async function register() {
  const text = (name) => form.elements[name].value.trim();
  const [username, email] = ['username', 'email'].map(text);
  const [password, again] = ['password', 'again'].map((name) => form.elements[name].value);
  for (const field of ['password', 'again'])
    if (!isWithinRule(form.elements[field].value, form.dataset)) return { field, message: form.dataset.rule };
  const key = await (await fetch('/api/authKey')).json();
  const wrap = (word) => seal(word, `register|${username}|${email}`, key);
  const body = {
    action: 'register',
    username,
    email,
    newsletter: form.elements.newsletter.checked,
    terms: form.elements.terms.checked,
    password: await wrap(password),
    password_again: await wrap(again),
    nonce: key.nonce,
  };
  const answer = await fetch(`/api/register?format=json&lang=${document.documentElement.lang}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { authenticated, errors, msg } = await answer.json();
  if (authenticated === 'true') return null;
  return errors?.[0] ?? { field: '', message: msg ?? form.dataset.fault };
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  button.disabled = true;
  message.textContent = '';
  register()
    .catch(() => ({ field: '', message: form.dataset.fault }))
    .then((wrong) => {
      if (wrong === null) return window.location.assign(form.dataset.overview);
      button.disabled = false;
      message.textContent = wrong.message;
      form.querySelector(`[name="${wrong.field}"]`)?.focus();
    });
});
