/** Longest visible text of a rich text, in characters. */
export const maxRichText = 10_000;

/** No "<" inside, so that a text of many opened tags is not searched to its end for each of them. */
const tag = /<\/?[a-z][^<>]*>|<!--[^<>]*-->/gi;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{1,31});/gi;

/**
 * Counts the characters a reader sees: tags do not count, an entity counts as one and blanks in a row as one. It
 * works without a DOM, so an editor's counter and the server agree at the limit.
 */
export function visibleLength(html: string): number {
  const text = html.replace(tag, '').replace(entity, '.').replace(/\s+/g, ' ').trim();
  return text.match(/./gu)?.length ?? 0;
}
