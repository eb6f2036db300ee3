// Sends the form of an account and shows what came of it. Passwords leave sealed; the secret of a mail's link stands behind '#' and is
// sent by nothing but the button.
import { isWithinRule, seal } from '/pages/seal.js';

const lang = document.documentElement.lang;
const PASSWORDS = ['current', 'password', 'again'];
/** Of any rule: an older password may be of another length than new ones. */
const ANY_LENGTH = { min: 1, max: 126 };

async function bodyOf(form) {
  const { token: isByLink, purpose, differ, rule } = form.dataset;
  const token = isByLink === undefined ? '' : window.location.hash.slice(1);
  const values = Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, PASSWORDS.includes(name) ? text : text.trim()]));
  const sealed = PASSWORDS.filter((name) => name in values);
  if (values.again !== undefined && values.password !== values.again) throw new RangeError(differ);
  if (values.password !== undefined && !isWithinRule(values.password, form.dataset)) throw new RangeError(rule);
  if (sealed.some((name) => !isWithinRule(values[name], ANY_LENGTH))) throw new RangeError(form.dataset.fault);
  const body = { ...values, ...(token && { token }) };
  if (sealed.length === 0) return body;
  const key = await (await fetch('/api/authKey')).json();
  for (const name of sealed) body[name] = await seal(values[name], `${purpose}${token}`, key);
  const { again, ...rest } = body;
  return { ...rest, ...(again && { password_again: again }), nonce: key.nonce };
}

/** @returns what is wrong, or what was done, and what else the answer holds */
async function send(form) {
  const { call, done, fault } = form.dataset;
  const body = JSON.stringify(await bodyOf(form));
  const answer = await fetch(`${call}?lang=${lang}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { msg, message, said, ...content } = await answer.json();
  if (!answer.ok || message) return { wrong: message || msg || fault, content };
  return { said: said ?? done, content };
}

/** The account is gone: nothing else that its page shows is there any more. */
function leaveAlone(status) {
  const main = status.closest('main');
  main.replaceChildren(main.querySelector('h1'), status);
}

/** A form that turned out to need a code shows its field. */
export function showCode(form, isOn) {
  const label = form.querySelector('label.code');
  if (!label) return;
  label.hidden = !isOn;
  label.querySelector('input').disabled = !isOn;
}

function show(form, { wrong = '', said = '', content = {} }) {
  form.querySelector('[role="alert"]').textContent = wrong;
  if (wrong && content.field === 'code') {
    const code = form.elements.code;
    showCode(form, true);
    code.value = '';
    code.focus();
  }
  const status = [form.parentElement, form.closest('section')].map((part) => part?.querySelector('[role="status"]')).find(Boolean);
  if (said && form.dataset.ends !== undefined) leaveAlone(status);
  if (status) status.textContent = said;
  if (!said) return;
  form.reset();
  form.hidden = true;
}

/** Sends a form by script when it is submitted. `onDone` is told what the answer holds. */
export function sendByScript(form, onDone = () => {}) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(form, {});
    const button = form.querySelector('button');
    button.disabled = true;
    send(form)
      .catch((error) => ({ wrong: error instanceof RangeError ? error.message : form.dataset.fault }))
      .then((outcome) => {
        button.disabled = false;
        show(form, outcome);
        if (!outcome.wrong) onDone(outcome.content);
      });
  });
}
