/** The refusal when a shelf changed between looking and writing: it is worth another look. */
export const shelfMoved = 'shelf-moved';
