/** Refusal when a shelf changed between reading and writing; the caller can retry. */
export const shelfConflict = 'shelf-moved';
