/** The formats a text may have; pasted text loses all others. */
export const editorFormats = [
  'header',
  'bold',
  'italic',
  'underline',
  'strike',
  'color',
  'background',
  'list',
  'indent',
  'link',
  'image',
];

/** Formats of the text at the caret. */
export type Formats = Record<string, unknown>;

/** Heading levels; 0 is running text. */
export const headingLevels = [0, 1, 2, 3] as const;

/** Names of the colours in both lists below, in the same order. */
export const colourNames = ['red', 'brown', 'green', 'blue', 'purple', 'grey'] as const;

/** Colours of text and of marked ground, readable on a light ground; undefined removes the colour. */
export const textColours = ['#b3261e', '#8a5700', '#1f7559', '#2a628d', '#6b4a9e', '#74665a'] as const;
export const backgroundColours = ['#fbe9e6', '#fff1d6', '#e3f3ec', '#e6f0f8', '#eee7f6', '#f4ede2'] as const;

/** Indentation in em per level. Stored HTML uses a style, as only the editor knows its classes. */
const indentStep = 3;

const folded = / class="ql-indent-(\d)"/g;
const styled = / style="padding-left:\s*(\d+)em;?"/g;

/** Returns the HTML to store: '' if there are no words or pictures, and breakable spaces. */
export function storedHtml(editorHtml: string): string {
  const html = editorHtml
    .replaceAll('&nbsp;', ' ')
    .replace(folded, (_, level: string) => ` style="padding-left: ${Number(level) * indentStep}em"`);
  const isEmpty = html.replace(/<[^>]+>/g, '').trim() === '' && !html.includes('<img');
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

/** Converts stored HTML to the form the editor reads. */
export const editorHtml = (html: string): string =>
  html.replace(styled, (whole, width: string) => {
    const level = Math.round(Number(width) / indentStep);
    return level >= 1 && level <= 8 ? ` class="ql-indent-${level}"` : whole;
  });

/** Returns a link's target: a missing protocol becomes https; undefined if a link may not have it. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/i.test(text)) return text;
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : undefined;
}
