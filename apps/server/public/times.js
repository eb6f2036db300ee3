// Moments in the reader's own time zone. Where no script runs there stands what the server wrote, with its zone.

// English is British, as its spelling is: 26 November 2026.
const { lang } = document.documentElement;
const tag = lang === 'en' ? 'en-GB' : lang;

/** Writes every `<time>` below `root` anew. */
export function showTimes(root) {
  for (const time of root.querySelectorAll('time[datetime]')) {
    const style = 'day' in time.dataset ? { dateStyle: 'long' } : { dateStyle: 'long', timeStyle: 'short' };
    time.textContent = new Intl.DateTimeFormat(tag, style).format(new Date(time.dateTime));
  }
}

showTimes(document);
