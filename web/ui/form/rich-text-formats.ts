/** Heading levels; 0 is running text. */
export const headingLevels = [0, 1, 2, 3] as const;

/** Returns the HTML to store: '' if there are no words or pictures, and no blank lines at the end. */
export function storedHtml(editorHtml: string): string {
  const html = editorHtml.replaceAll('&nbsp;', ' ').replace(/(?:<p[^>]*><\/p>)+$/, '');
  const isEmpty = html.replace(/<[^>]+>/g, '').trim() === '' && !/<(?:img|hr|table)\b/.test(html);
  return isEmpty ? '' : html;
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts plain lines to the HTML the editor would have produced. */
export const paragraphs = (text: string): string =>
  text.trim() === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<p>${line.replace(/[&<>]/g, (mark) => marks[mark] ?? mark)}</p>`)
        .join('');

/** Returns a link's target: a missing protocol becomes https; undefined if a link may not have it. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/i.test(text)) return text;
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : undefined;
}
