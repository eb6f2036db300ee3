// Moments in the reader's own time zone. Where no script runs there stands what the server wrote, with its zone.
const lang = document.documentElement.lang;

/** Writes every `<time>` below `root` anew. */
export function showTimes(root) {
  for (const time of root.querySelectorAll('time[datetime]')) {
    const style = 'day' in time.dataset ? { dateStyle: 'long' } : { dateStyle: 'long', timeStyle: 'short' };
    time.textContent = new Intl.DateTimeFormat(lang, style).format(new Date(time.dateTime));
  }
}

showTimes(document);
