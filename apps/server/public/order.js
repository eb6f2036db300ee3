// The page of one order: asks how far it is and shows it without a reload. The link's secret stands behind '#' and travels in a header.
import { isPassing, retryDelayMs } from '/pages/retry-pictures.js';
import { showTimes } from '/pages/times.js';

const main = document.querySelector('.order');
const notice = document.getElementById('notice');
const picture = document.getElementById('picture');
const lang = document.documentElement.lang;
const id = new URLSearchParams(window.location.search).get('id') ?? '';
const ASK_MS = 3000;
const shown = {};
let timer = 0;

const keyNow = () => window.location.hash.slice(1);
const addressOf = (path) => `${path}?lang=${lang}${id && !keyNow() ? `&id=${encodeURIComponent(id)}` : ''}`;
const headers = () => (keyNow() ? { 'order-key': keyNow() } : {});

function show(parts) {
  for (const [part, words] of Object.entries(parts)) {
    if (shown[part] === words) continue;
    shown[part] = words;
    const place = document.getElementById(part);
    place.innerHTML = words; // written by the server, every text in it escaped
    showTimes(place);
  }
}

function say(words) {
  if (notice.textContent !== words) notice.textContent = words;
  notice.hidden = words === '';
}

/** Nothing to see: why, and where to sign in. */
function refuse(status) {
  show({ state: '', details: '', withdrawal: '', changes: '' });
  picture.replaceChildren();
  say(status === 401 ? main.dataset.signIn : main.dataset.unknown);
  const way = document.createElement('a');
  way.className = 'action';
  way.href = `${main.dataset.overview}?order=${encodeURIComponent(id)}`;
  way.textContent = main.dataset.overviewName;
  document.getElementById('changes').replaceChildren(way);
  delete shown.changes;
}

async function ask() {
  window.clearTimeout(timer);
  try {
    const answer = await fetch(addressOf('/order/view'), { headers: headers() });
    if (answer.status === 401 || answer.status === 404) return refuse(answer.status);
    if (!answer.ok) throw new Error(String(answer.status));
    show(await answer.json());
    say('');
    if (!picture.firstChild) showPictures();
  } catch {
    say(main.dataset.away);
  }
  if (!document.hidden) timer = window.setTimeout(ask, ASK_MS);
}

/** One picture for each collage of the order, with its name as the text alternative. */
function showPictures() {
  const names = JSON.parse(document.querySelector('[data-pictures]')?.dataset.pictures ?? '[""]');
  const places = names.map(() => document.createElement('span'));
  picture.replaceChildren(...places);
  for (const [at, name] of names.entries()) void showPicture(places[at], at + 1, name);
}

/** Loads a picture into its place and, where the server cannot give it at this moment, tries again with backoff. */
async function showPicture(place, line, name, tries = 1) {
  const answer = await fetch(`${addressOf('/order/picture')}&line=${line}`, { headers: headers() }).catch(() => null);
  if (!place.isConnected) return;
  if (answer?.ok) {
    const image = new Image();
    image.alt = name;
    image.src = URL.createObjectURL(await answer.blob());
    place.replaceWith(image);
  } else if (!answer || isPassing(answer.status)) {
    await new Promise((done) => window.setTimeout(done, retryDelayMs(tries)));
    if (place.isConnected) await showPicture(place, line, name, tries + 1);
  }
}

/** What is filled in; of several ticked boxes of one name all, with commas between them. */
function fieldsOf(form) {
  const fields = new FormData(form);
  return Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name).join(',')]));
}

async function send(form) {
  const button = form.querySelector('button');
  const fault = form.querySelector('[role="alert"]');
  fault.textContent = '';
  button.disabled = true;
  try {
    const answer = await fetch(addressOf(form.dataset.call), {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(fieldsOf(form)),
    });
    const content = await answer.json();
    if (answer.ok) {
      form.closest('details').open = false;
      show(content);
      say(form.dataset.done ?? '');
      document.getElementById('state').scrollIntoView({ block: 'nearest' });
    } else {
      fault.textContent = content.msg;
      form.querySelector(`[name="${content.field}"]`)?.focus();
    }
  } catch {
    fault.textContent = main.dataset.away;
  }
  button.disabled = false;
}

document.addEventListener('submit', (event) => {
  if (!event.target.dataset.call) return;
  event.preventDefault();
  void send(event.target);
});
document.addEventListener('visibilitychange', () => (document.hidden ? window.clearTimeout(timer) : void ask()));
window.addEventListener('hashchange', () => {
  picture.replaceChildren();
  void ask();
});
void ask();
