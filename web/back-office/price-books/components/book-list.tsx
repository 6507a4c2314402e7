import { Tags } from 'lucide-react';
import { listPriceBooks } from '#shared/price-books/price-books.contract.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { BookStateBadge, ScopeText, useValidity, ValidityText } from './book-facts.tsx';

/** Price books: upcoming, active, ended and disabled. */
export const BookList = staffList(listPriceBooks, {
  name: 'price-books',
  texts: { ns: 'priceBooks', at: 'list' },
  icon: <Tags />,
  choices: { state: { single: true, options: 'state' } },
  nameOf: ({ name }) => name,
  useOwn: () => ({ validity: useValidity() }),
  columns: (col, { own }) => [
    col.link('name', '/admin/e-commerce/price-books/$id', { sorts: true }),
    col.status('state', 'state', ({ state }) => <BookStateBadge state={state} />),
    col.custom('validFrom', (book) => <ValidityText book={book} />, {
      sorts: true,
      card: 'line',
      text: own.validity,
    }),
    col.custom('scope', ({ scope }) => <ScopeText scope={scope} />, { card: 'line' }),
    col.number('lineCount'),
    col.number('priority', { sorts: true }),
    col.moment('updatedAt', { sorts: true }),
  ],
});
