/**
 * The questions invoice profiles ask of the table, and the keys that answer them.
 *
 *   a member's profiles, and which is the default   pk INVOICE-PROFILES#<userId>   sk PROFILE#<id> | BOOK
 *
 * The default is one attribute of the book, so there cannot be two.
 */
const pk = (userId: string) => `INVOICE-PROFILES#${userId}`;

export const profileKeys = {
  one: (userId: string, id: string) => ({ pk: pk(userId), sk: `PROFILE#${id}` }),
  book: (userId: string) => ({ pk: pk(userId), sk: 'BOOK' }),
  /** The profiles and the book in one question. */
  everything: (userId: string): { pk: string; between: [string, string] } => ({
    pk: pk(userId),
    between: ['BOOK', 'PROFILE$'],
  }),
};
