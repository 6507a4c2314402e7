import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { bookStates } from '#shared/price-books/book-state.ts';
import type { PriceBook } from '#shared/price-books/price-book.ts';
import { listPriceBooks } from '#shared/price-books/price-books.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';
import type { Column } from '#web/ui/list/column.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { BookStateBadge, ScopeText, useValidity, ValidityText } from './book-facts.tsx';

/** Search parameters of the list of price books. */
export const bookSearch = staffSearch(listPriceBooks.list, { size: 20 });
export type BookSearch = SearchOf<typeof bookSearch>;

function useColumns(): Column<PriceBook>[] {
  const { t } = useTranslation('priceBooks');
  const { number, moment } = useFormat();
  const validity = useValidity();
  return [
    {
      name: 'name',
      label: t('column.name'),
      main: true,
      sorts: true,
      text: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link
          to="/admin/e-commerce/price-books/$id"
          params={{ id }}
          className="rounded-xs after:absolute after:inset-0 hover:text-brand"
        >
          {name}
        </Link>
      ),
    },
    {
      name: 'state',
      label: t('column.state'),
      tight: true,
      card: 'aside',
      text: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <BookStateBadge state={state} />,
    },
    {
      name: 'validFrom',
      label: t('column.validity'),
      sorts: true,
      card: 'line',
      text: validity,
      cell: (book) => <ValidityText book={book} />,
    },
    {
      name: 'scope',
      label: t('column.scope'),
      card: 'line',
      cell: ({ scope }) => <ScopeText scope={scope} />,
    },
    {
      name: 'lineCount',
      label: t('column.lines'),
      tight: true,
      numeric: true,
      text: ({ lineCount }) => String(lineCount),
      cell: ({ lineCount }) => <span className="tabular-nums">{number(lineCount)}</span>,
    },
    {
      name: 'priority',
      label: t('column.priority'),
      tight: true,
      sorts: true,
      numeric: true,
      text: ({ priority }) => String(priority),
      cell: ({ priority }) => <span className="tabular-nums">{number(priority)}</span>,
    },
    {
      name: 'updatedAt',
      label: t('column.updated'),
      tight: true,
      sorts: true,
      text: ({ updatedAt }) => moment(updatedAt),
      cell: ({ updatedAt }) => moment(updatedAt),
    },
  ];
}

type Props = { search: BookSearch; onSearch: OnSearch<BookSearch> };

/** List of price books: upcoming, active, ended and disabled. */
export function BookList({ search, onSearch }: Props) {
  const { t } = useTranslation(['priceBooks', 'backOffice']);
  const asked = useListQuery('price-books', bookSearch, search);
  const query = useQuery({
    ...apiQuery(listPriceBooks, { query: asked }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListScreen
      name="price-books"
      label={t('backOffice:page.price-books')}
      query={query}
      of={bookSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'q', label: t('searchLabel'), placeholder: t('search') }}
      choices={[
        {
          name: 'state',
          label: t('column.state'),
          all: t('allStates'),
          options: bookStates.map((value) => ({ value, label: t(`state.${value}`) })),
        },
      ]}
      columns={useColumns()}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      texts={{ failed: t('failed'), empty: t('empty'), emptyHint: t('emptyHint') }}
      icon={<Tags />}
    />
  );
}
