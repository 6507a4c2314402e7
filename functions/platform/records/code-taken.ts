/** Refusal when a randomly generated code is already in use; the next attempt generates another. */
export const codeTaken = 'code-taken';
