// Two-step verification on the page of an account. Key, picture and recovery codes come from the server and are kept nowhere.
import '/pages/password.js';
import { sendByScript, showCode } from '/pages/send-form.js';

const part = document.querySelector('section.factor');
const codes = part.querySelector('.codes');
const formOf = (step) => part.querySelector(`form[data-factor="${step}"]`);
let shown = [];

/** Forms of the page that ask for a code while two-step verification is on. */
function askForCodes(isOn) {
  for (const form of document.querySelectorAll('form.sign-in:not([data-factor])')) showCode(form, isOn);
}

function showKey({ secret, address, picture }) {
  const form = formOf('confirm');
  const image = new Image();
  image.src = picture;
  image.className = 'qr-picture';
  image.alt = form.querySelector('.qr').dataset.alt;
  form.querySelector('.qr').replaceChildren(image);
  form.querySelector('[data-key]').textContent = secret;
  form.querySelector('[data-app]').href = address;
  formOf('begin').hidden = true;
  form.hidden = false;
  form.elements.code.focus();
}

function showCodes(list) {
  shown = list;
  codes.querySelector('ol').replaceChildren(
    ...list.map((code) => {
      const item = document.createElement('li');
      item.textContent = code;
      return item;
    }),
  );
  codes.hidden = false;
  codes.querySelector('h3').focus();
}

const DEEDS = {
  async copy({ done, fault }) {
    const status = codes.querySelector('[role="status"]');
    status.textContent = await navigator.clipboard.writeText(shown.join('\n')).then(
      () => done,
      () => fault,
    );
  },
  print() {
    document.documentElement.classList.add('prints-codes');
    window.print();
    document.documentElement.classList.remove('prints-codes');
  },
  download() {
    const text = `${document.title}: ${codes.dataset.name}\n\n${shown.join('\n')}\n`;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = `${codes.dataset.file}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  },
};

const STEPS = {
  begin: showKey,
  confirm(answer) {
    part.querySelector('[data-set-up]').hidden = true;
    askForCodes(true);
    showCodes(answer.codes);
  },
  codes(answer) {
    part.querySelector('[data-on]').hidden = true;
    showCodes(answer.codes);
  },
  end() {
    part.querySelector('[data-on]').hidden = true;
    codes.hidden = true;
    askForCodes(false);
  },
};

for (const [step, then] of Object.entries(STEPS)) {
  const form = formOf(step);
  if (form) sendByScript(form, then);
}
for (const button of codes.querySelectorAll('button'))
  button.addEventListener('click', () => void DEEDS[button.dataset.do](button.dataset));
