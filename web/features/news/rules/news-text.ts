const maxOpenLength = 300;

/** Returns the number of characters a reader sees of an HTML text. */
export const plainLength = (html: string): number =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, '·')
    .trim().length;

/** Tells whether a text is long enough to be collapsed. */
export const isLong = (html: string): boolean => plainLength(html) > maxOpenLength;
