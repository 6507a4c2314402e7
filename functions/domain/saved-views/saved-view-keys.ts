/**
 * Keys of saved views.
 *
 *   a person's views of a list, number, default   pk SAVED-VIEWS#<userId>#<list>   sk VIEW#<id> | BOOK
 *   shared views of all staff, and their number   pk SAVED-VIEWS#staff#<list>      sk VIEW#<id> | BOOK
 *
 * The owner is part of the key, so nobody reaches another person's view.
 */
export const allStaff = 'staff';

const pk = (owner: string, list: string) => `SAVED-VIEWS#${owner}#${list}`;

export const savedViewKeys = {
  view: (owner: string, list: string, id: string) => ({ pk: pk(owner, list), sk: `VIEW#${id}` }),
  book: (owner: string, list: string) => ({ pk: pk(owner, list), sk: 'BOOK' }),
  /** Range with all views and the book, which sorts before them, for one query. */
  everything: (owner: string, list: string): { pk: string; between: [string, string] } => ({
    pk: pk(owner, list),
    between: ['BOOK', 'VIEW#~'],
  }),
};
