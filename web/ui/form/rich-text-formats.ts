import { colourOf } from '../data/readable-colours.ts';

/** Heading levels; 0 is running text. */
export const headingLevels = [0, 1, 2, 3] as const;

/** Names of the colours in both lists below, in the same order. */
export const colourNames = ['red', 'brown', 'green', 'blue', 'purple', 'grey'] as const;

/** Colours of text and of marked ground, readable on a light ground; undefined removes the colour. */
export const textColours = ['#b3261e', '#8a5700', '#1f7559', '#2a628d', '#6b4a9e', '#74665a'] as const;
export const backgroundColours = ['#fbe9e6', '#fff1d6', '#e3f3ec', '#e6f0f8', '#eee7f6', '#f4ede2'] as const;

/** Returns the colour of the palette that equals this one in any spelling, such as `rgb(179, 38, 30)`. */
export function paletteColour(palette: readonly string[], colour: string): string | undefined {
  const parts = colourOf(colour)?.join();
  return parts === undefined ? undefined : palette.find((one) => colourOf(one)?.join() === parts);
}

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
