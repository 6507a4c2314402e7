/** Maximum length of a comment of any kind. */
export const maxCommentLength = 5000;
export const maxMentions = 20;

/** Combining marks that one letter may carry; more are only used to draw over the neighbouring lines. */
const maxMarks = 4;

/** Invisible characters that reorder or hide text; the joiner U+200D stays, since emoji are built with it. */
const invisible = /[\u200B\u200C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const stackedMarks = new RegExp(`(\\p{M}{${maxMarks}})\\p{M}+`, 'gu');

/**
 * Cleans what a person wrote: one normal form, no invisible or stacked characters, at most one empty line in a
 * row. Browser and server apply it alike, so that places of mentions in the text stay the same.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(stackedMarks, '$1')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Links in a text; the first link of a new author waits for a moderator. */
export const hasLink = (text: string): boolean => /(?:https?:\/\/|www\.)\S/i.test(text);
