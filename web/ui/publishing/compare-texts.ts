import { type DiffPart, diffText } from '#shared/publishing/text-diff.ts';

/** Plain text of HTML, one line for each block. */
function plainText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const block of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, tr, blockquote, br'))
    block.append('\n');
  return page.body.textContent.trim();
}

/** How a field is compared: as it is, by the text of its HTML, or by what is said of it in words. */
type Comparison<Text> = 'text' | 'html' | ((text: Text) => string);

/** Compares two texts of one item field by field, by the plain text of each field. */
export const compareBy =
  <Text extends object>(fields: { readonly [Field in keyof Text]?: Comparison<Text> }) =>
  (older: Text, newer: Text): { field: string; parts: DiffPart[] }[] =>
    Object.entries<Comparison<Text> | undefined>(fields).map(([field, how]) => {
      const plain = (text: Text): string => {
        if (typeof how === 'function') return how(text);
        const value = String(text[field as keyof Text]);
        return how === 'html' ? plainText(value) : value;
      };
      return { field, parts: diffText(plain(older), plain(newer)) };
    });
