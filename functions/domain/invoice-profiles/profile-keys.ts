/**
 * Keys of invoice profiles.
 *
 *   profiles of a member, and the default           pk INVOICE-PROFILES#<userId>   sk PROFILE#<id> | BOOK
 *
 * The default is one attribute of the book, so there cannot be two.
 */
const pk = (userId: string) => `INVOICE-PROFILES#${userId}`;

export const profileKeys = {
  one: (userId: string, id: string) => ({ pk: pk(userId), sk: `PROFILE#${id}` }),
  book: (userId: string) => ({ pk: pk(userId), sk: 'BOOK' }),
  /** Range with all profiles and the book, for one query. */
  everything: (userId: string): { pk: string; between: [string, string] } => ({
    pk: pk(userId),
    between: ['BOOK', 'PROFILE$'],
  }),
};
