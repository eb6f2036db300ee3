// The forms of an account that only say what came of them.
import { sendByScript } from '/pages/send-form.js';

for (const form of document.querySelectorAll('form[data-call]:not([data-factor])')) sendByScript(form);
