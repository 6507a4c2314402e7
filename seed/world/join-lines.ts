/** Joins the lines of a text that is written one element per line, because line breaks would be stored as text. */
export const joinLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('');
