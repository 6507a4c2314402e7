/** The refusal when something else has a code that was made at random: the next try gets another. */
export const codeTaken = 'code-taken';
