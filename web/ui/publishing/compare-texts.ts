import { type DiffPart, diffText } from '#shared/publishing/text-diff.ts';

/** Plain text of HTML, one line for each block. */
export function plainText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const block of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, tr, blockquote, br'))
    block.append('\n');
  return page.body.textContent.trim();
}

/** Compares two texts of one item field by field, by the plain text of each field. */
export const compareBy =
  <Text>(fields: Readonly<Record<string, (text: Text) => string>>) =>
  (older: Text, newer: Text): { field: string; parts: DiffPart[] }[] =>
    Object.entries(fields).map(([field, plain]) => ({ field, parts: diffText(plain(older), plain(newer)) }));
