/** Returns the text of sanitized HTML without its tags; blocks end with a line break. */
export const plainHtml = (html: string): string =>
  html
    .replace(/<\/(?:p|h[1-6]|li|tr|blockquote)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .trim();
