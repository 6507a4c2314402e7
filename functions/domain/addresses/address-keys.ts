/**
 * The questions the address book asks of the table, and the keys that answer them.
 *
 *   a member's addresses, and which is the default   pk ADDRESSES#<userId>   sk ADDRESS#<id> | BOOK
 *
 * The default is one attribute of the book, so there cannot be two; the owner is part of the key, so nobody
 * reaches another's address.
 */
const pk = (userId: string) => `ADDRESSES#${userId}`;

export const addressKeys = {
  one: (userId: string, id: string) => ({ pk: pk(userId), sk: `ADDRESS#${id}` }),
  book: (userId: string) => ({ pk: pk(userId), sk: 'BOOK' }),
  /** The addresses and the book in one question. */
  everything: (userId: string): { pk: string; between: [string, string] } => ({
    pk: pk(userId),
    between: ['ADDRESS#', 'BOOK'],
  }),
};
