/** What the toolbar offers, in its order; each group stands together. */
export const toolbarGroups = [
  ['bold', 'italic', 'underline', 'strike'],
  ['color', 'background'],
  ['ordered', 'bullet', 'outdent', 'indent'],
  ['link', 'image', 'clean'],
] as const;

/** The formats a text may have; what is pasted loses all others. */
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

/** What the text at the caret looks like. */
export type Formats = Record<string, unknown>;

/** Headings as people call them; 0 is running text. */
export const headingLevels = [0, 1, 2, 3] as const;

/** What the colours of both rows are called, in their order. */
export const colourNames = ['red', 'brown', 'green', 'blue', 'purple', 'grey'] as const;

/** Colours to write in and to mark with: readable on paper; undefined takes the colour away. */
export const textColours = ['#b3261e', '#8a5700', '#1f7559', '#2a628d', '#6b4a9e', '#74665a'] as const;
export const groundColours = ['#fbe9e6', '#fff1d6', '#e3f3ec', '#e6f0f8', '#eee7f6', '#f4ede2'] as const;

/** The editor moves a line in by classes of its own, which nobody else knows; what is kept says it by a style. */
const indentStep = 3;

const folded = / class="ql-indent-(\d)"/g;
const styled = / style="padding-left:\s*(\d+)em;?"/g;

/** What the editor makes, as it is kept: nothing for a text without words or pictures, and spaces that may break. */
export function storedHtml(editorHtml: string): string {
  const html = editorHtml
    .replaceAll('&nbsp;', ' ')
    .replace(folded, (_, level: string) => ` style="padding-left: ${Number(level) * indentStep}em"`);
  const isEmpty = html.replace(/<[^>]+>/g, '').trim() === '' && !html.includes('<img');
  return isEmpty ? '' : html;
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain lines, as the editor would have made them. */
export const paragraphs = (text: string): string =>
  text.trim() === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<p>${line.replace(/[&<>]/g, (mark) => marks[mark] ?? mark)}</p>`)
        .join('');

/** What was kept, as the editor reads it. */
export const editorHtml = (html: string): string =>
  html.replace(styled, (whole, width: string) => {
    const level = Math.round(Number(width) / indentStep);
    return level >= 1 && level <= 8 ? ` class="ql-indent-${level}"` : whole;
  });

/** Where a link leads: what was typed without its beginning leads to the web. Undefined: nowhere a link may go. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/i.test(text)) return text;
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : undefined;
}
