// The forms of an account. Passwords leave sealed; the secret of a mail's link stands behind '#' and is sent by nothing but the button.
import { seal, utf8 } from '/pages/seal.js';

const lang = document.documentElement.lang;
const PASSWORDS = ['current', 'password', 'again'];
const MAX_BYTES = 510;

async function bodyOf(form) {
  const { token: isByLink, purpose, differ, long } = form.dataset;
  const token = isByLink === undefined ? '' : window.location.hash.slice(1);
  const values = Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, text.trim()]));
  const sealed = PASSWORDS.filter((name) => name in values);
  if (values.again !== undefined && values.password !== values.again) throw new RangeError(differ);
  if (sealed.some((name) => utf8(values[name]).length > MAX_BYTES)) throw new RangeError(long ?? form.dataset.fault);
  const body = { ...values, ...(token && { token }) };
  if (sealed.length === 0) return body;
  const key = await (await fetch('/api/authKey')).json();
  for (const name of sealed) body[name] = await seal(values[name], `${purpose}${token}`, key);
  const { again, ...rest } = body;
  return { ...rest, ...(again && { password_again: again }), nonce: key.nonce };
}

/** @returns what is wrong, or what was done */
async function send(form) {
  const { call, done, fault } = form.dataset;
  const body = JSON.stringify(await bodyOf(form));
  const answer = await fetch(`${call}?lang=${lang}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { msg, message, said } = await answer.json();
  if (!answer.ok || message) return { wrong: message || msg || fault };
  return { said: said ?? done };
}

/** The account is gone: nothing else that its page shows is there any more. */
function leaveAlone(status) {
  const main = status.closest('main');
  main.replaceChildren(main.querySelector('h1'), status);
}

function show(form, { wrong = '', said = '' }) {
  form.querySelector('[role="alert"]').textContent = wrong;
  const status = form.parentElement.querySelector('[role="status"]');
  if (said && form.dataset.ends !== undefined) leaveAlone(status);
  status.textContent = said;
  if (!said) return;
  form.reset();
  form.hidden = true;
}

for (const form of document.querySelectorAll('form[data-call]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(form, {});
    send(form).then(
      (outcome) => show(form, outcome),
      (error) => show(form, { wrong: error instanceof RangeError ? error.message : form.dataset.fault }),
    );
  });
}
