// Signs in from the pages of the server, with a code as a second step where the account asks for one. The password leaves the browser
// sealed; see docs/password-envelope.md.
import { isWithinRule, seal } from '/pages/seal.js';

const form = document.querySelector('form.sign-in');
const codeForm = document.querySelector('form[data-step="code"]');
let ticket = '';

const say = (where, words) => {
  where.querySelector('[role="alert"]').textContent = words;
};

async function ask(path, body) {
  const answer = await fetch(`${path}?format=json&lang=${document.documentElement.lang}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return await answer.json();
}

/** @returns what is wrong; null for nothing */
async function signIn() {
  const username = form.elements.username.value.trim();
  const password = form.elements.password.value;
  if (!username) return form.dataset.wrong;
  if (!isWithinRule(password, form.dataset)) return form.dataset.rule;
  const key = await (await fetch('/api/authKey')).json();
  const sealed = await seal(password, `signin|${username}`, key);
  const answer = await ask('/api/isAuthenticated', { action: 'signin', username, password: sealed, nonce: key.nonce });
  if (answer.error === 'codeneeded') {
    showStep(codeForm);
    ticket = answer.ticket;
    return '';
  }
  return answer.authenticated === 'true' ? null : (answer.msg ?? form.dataset.fault);
}

/** @returns what is wrong; null for nothing */
async function sendCode() {
  const answer = await ask('/api/signInCode', { ticket, code: codeForm.elements.code.value });
  if (answer.error === 'expired') {
    showStep(form);
    say(form, answer.msg);
  }
  return answer.authenticated === 'true' ? null : (answer.msg ?? codeForm.dataset.fault);
}

function showStep(step) {
  for (const one of [form, codeForm]) {
    one.hidden = one !== step;
    say(one, '');
  }
  form.elements.password.value = '';
  codeForm.elements.code.value = '';
  (step === codeForm ? codeForm.elements.code : form.elements.password).focus();
}

for (const [one, send, field] of [
  [form, signIn, 'password'],
  [codeForm, sendCode, 'code'],
]) {
  one.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = one.querySelector('button');
    button.disabled = true;
    send()
      .catch(() => one.dataset.fault)
      .then((fault) => {
        if (fault === null) return window.location.reload(); // whoever came for an order is led to it
        button.disabled = false;
        one.elements[field].value = '';
        if (one.hidden) return;
        say(one, fault);
        one.elements[field].focus();
      });
  });
}
codeForm.querySelector('button[type="button"]').addEventListener('click', () => showStep(form));
