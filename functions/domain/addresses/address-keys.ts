/**
 * Keys of the address book.
 *
 *   addresses of a member, and the default          pk ADDRESSES#<userId>   sk ADDRESS#<id> | BOOK
 *
 * The default is one attribute of the book, so there cannot be two. The owner is part of the key, so nobody
 * reaches another member's address.
 */
const pk = (userId: string) => `ADDRESSES#${userId}`;

export const addressKeys = {
  one: (userId: string, id: string) => ({ pk: pk(userId), sk: `ADDRESS#${id}` }),
  book: (userId: string) => ({ pk: pk(userId), sk: 'BOOK' }),
  /** Range with all addresses and the book, for one query. */
  everything: (userId: string): { pk: string; between: [string, string] } => ({
    pk: pk(userId),
    between: ['ADDRESS#', 'BOOK'],
  }),
};
