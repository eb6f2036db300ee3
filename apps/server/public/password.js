// Asks for a link to replace a forgotten password, and replaces it. The link's secret stands behind '#'; the password leaves sealed.
import { seal, utf8 } from '/pages/seal.js';

const form = document.querySelector('form');
const fault = form.querySelector('[role="alert"]');
const { call, done, differ, long, fault: broken } = form.dataset;
const lang = document.documentElement.lang;

const post = async (body) =>
  await fetch(`${call}?lang=${lang}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function sealed() {
  const [password, again] = [form.elements.password.value.trim(), form.elements.again.value.trim()];
  if (password !== again) throw new RangeError(differ);
  if (utf8(password).length > 510) throw new RangeError(long);
  const token = window.location.hash.slice(1);
  const key = await (await fetch('/api/authKey')).json();
  const wrap = () => seal(password, `reset|${token}`, key);
  return { token, password: await wrap(), password_again: await wrap(), nonce: key.nonce };
}

async function send() {
  const answer = await post(form.elements.who ? { who: form.elements.who.value.trim() } : await sealed());
  const { msg, message } = await answer.json();
  return answer.ok && !message ? null : (message ?? msg ?? broken);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  fault.textContent = '';
  send().then(
    (words) => {
      if (words !== null) {
        fault.textContent = words;
        return;
      }
      form.hidden = true;
      document.getElementById('done').textContent = done;
    },
    (error) => {
      fault.textContent = error instanceof RangeError ? error.message : broken;
    },
  );
});
