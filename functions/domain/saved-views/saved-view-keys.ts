/**
 * The questions saved views ask of the table, and the keys that answer them.
 *
 *   somebody's views of a list, how many, and which opens   pk SAVED-VIEWS#<userId>#<list>   sk VIEW#<id> | BOOK
 *   those of all staff, and how many                        pk SAVED-VIEWS#staff#<list>      sk VIEW#<id> | BOOK
 *
 * The owner is part of the key, so nobody reaches another's view.
 */
export const allStaff = 'staff';

const pk = (owner: string, list: string) => `SAVED-VIEWS#${owner}#${list}`;

export const savedViewKeys = {
  view: (owner: string, list: string, id: string) => ({ pk: pk(owner, list), sk: `VIEW#${id}` }),
  book: (owner: string, list: string) => ({ pk: pk(owner, list), sk: 'BOOK' }),
  /** The views and the book in one question: a book sorts before them. */
  everything: (owner: string, list: string): { pk: string; between: [string, string] } => ({
    pk: pk(owner, list),
    between: ['BOOK', 'VIEW#~'],
  }),
};
