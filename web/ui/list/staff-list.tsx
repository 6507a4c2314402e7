import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyContract, ReplyOf } from '#shared/contract/route.ts';
import type { ListShape, QueryParts } from '#shared/lists/query-parts.ts';
import { call } from '../../platform/api/call.ts';
import { apiQuery } from '../../platform/lists/api-query.ts';
import type {
  QueryFor,
  SearchDefinition,
  SearchFor,
  SearchOptions,
} from '../../platform/lists/search-definition.ts';
import { staffSearch, type StaffShape } from '../../platform/lists/staff-search.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import type { FormTexts } from '../form/form-context.ts';
import type { Column } from './column.ts';
import { type ColumnKit, useColumns } from './columns.tsx';
import { type ChoiceRule, useChoices } from './list-choices.ts';
import { ListScreen, type ListScreenProps } from './list-screen.tsx';
import { type ListPage, type OnSearch, effectiveSearch } from './use-list.ts';
import { useListQuery } from './use-list-query.ts';

type None = Record<never, never>;
type AnyList = AnyContract & { list: ListShape };
export type RowOf<C extends AnyList> = ReplyOf<C> extends ListPage<infer Row> ? Row & { id: string } : never;

/** Parameters in the address of a staff list: `staffPage<StaffListSearch<typeof searchMessages>>('messages')`. */
export type StaffListSearch<C extends AnyList, B extends QueryParts = None> = SearchFor<
  StaffShape<C['list'], B>
>;

/** State of one render of a list: its address, and the query that follows from it. */
type ListState<C extends AnyList, B extends QueryParts = None> = {
  search: StaffListSearch<C, B>;
  onSearch: OnSearch<StaffListSearch<C, B>>;
  query: QueryFor<StaffShape<C['list'], B>>;
  /** Rows of the page that is shown. */
  rows: readonly RowOf<C>[];
};

/** Parts of a list's screen that take a hook: bulk actions, tabs, cards above, dialogs below. */
type ScreenParts<Row, L extends StaffShape<ListShape>> = Partial<
  Pick<
    ListScreenProps<Row, L>,
    'bulk' | 'chosen' | 'everything' | 'idOf' | 'label' | 'nameOf' | 'standing' | 'tools' | 'texts' | 'words'
  >
> & { before?: ReactNode; after?: ReactNode };

type Rules<C extends AnyList, Own, B extends QueryParts> = SearchOptions<StaffShape<C['list'], B>> & {
  /** Name under which the browser stores the list's settings and the server its saved views. */
  name: string;
  /**
   * Where the list's texts are: `title`, `search`, `searchLabel`, `failed`, `empty`, `emptyHint`, the columns and
   * filters by their names, and under `all` what a filter says while nothing is chosen.
   */
  texts: FormTexts;
  icon: ReactNode;
  /** Name of the exported file without extension. */
  file?: string;
  /** Keys of the labels of the periods. */
  days?: string | readonly string[];
  /** Filters with choices, in their order: key above the texts of their values, or a hook that finds the options. */
  choices?: { readonly [Name in keyof C['list']['filters']]?: ChoiceRule };
  /** Text filters beside the first one; each has `<name>` and, if it differs, `<name>Placeholder` as texts. */
  otherWords?: readonly (keyof C['list']['filters'] & string)[];
  /** Parameters of the address that do not narrow the list. */
  beside?: B;
  /** Returns what the list shows for an address: a report without days shows the last month. */
  reads?: (search: StaffListSearch<C, B>) => StaffListSearch<C, B>;
  /** Changes the query that follows from the address: a page of one status, an inbox of what is open. */
  asks?: (query: QueryFor<StaffShape<C['list'], B>>) => QueryFor<StaffShape<C['list'], B>>;
  /** Search used if the address names none. */
  opensOn?: StaffListSearch<C, B>;
  /** How long an answer is fresh, if it differs from the usual. */
  fresh?: { staleTime: number; refetchOnWindowFocus?: boolean };
  /** Name of a row; by default its code or name. */
  nameOf?: (row: RowOf<C>) => string;
  /** Hook of the list; its result is handed to the columns, and its `screen` to the screen. */
  useOwn?: (state: ListState<C, B>) => Own & { screen?: ScreenParts<RowOf<C>, StaffShape<C['list'], B>> };
  columns: (
    col: ColumnKit<RowOf<C>>,
    tools: { own: Own; t: (key: string, values?: Record<string, unknown>) => string } & ReturnType<
      typeof useFormat
    >,
  ) => Column<RowOf<C>>[];
};

type ListProps<L extends StaffShape<ListShape>> = {
  /** Buttons beside the list's own, such as an export of all rows by a job. */
  tools?: (query: Omit<QueryFor<L>, 'page' | 'limit' | 'pageSize'>) => ReactNode;
};

type AnyRow = { id: string; code?: string; name?: string };
type Paging = { page?: number; limit?: number; pageSize?: number };
type AnyOwn = { screen?: ScreenParts<AnyRow, never> };

/**
 * Declares a staff list: address, query, filters, columns, faces and file follow from its contract and texts. The
 * result is the component; it reads and writes the address of the page it stands on.
 */
export function staffList<C extends AnyList, Own = None, const B extends QueryParts = None>(
  contract: C,
  rules: Rules<C, Own, B>,
) {
  const { name, texts, icon, file, beside, opensOn, useOwn, columns } = rules;
  const { days = [], choices = {}, otherWords = [], nameOf = usualNameOf } = rules;
  const { reads = (search) => search, asks = (query) => query } = rules;
  type L = StaffShape<C['list'], B>;
  const of = staffSearch<C['list'], B>(
    contract.list,
    rules as never,
    beside,
  ) as unknown as SearchDefinition<L>;
  const [mainWords] = Object.entries(contract.list.filters).flatMap(([filter, { kind }]) =>
    kind === 'words' ? [filter] : [],
  );

  function StaffList({ tools }: ListProps<L>) {
    const { t } = useTranslation(texts.ns);
    // Text keys are built from names that are known only at run time.
    const say = t as unknown as (key: string | string[], values?: Record<string, unknown>) => string;
    const at = (key: string) => say(`${texts.at}.${key}`);
    const navigate = useNavigate();
    const search = reads(of.read(useSearch({ strict: false })) as StaffListSearch<C, B>) as SearchFor<L>;
    const onSearch: OnSearch<SearchFor<L>> = (wanted, how) =>
      // The list stands on pages whose address has these parameters.
      void navigate({ to: '.', search: wanted as never, resetScroll: false, ...how });
    const query = asks(useListQuery(name, of, effectiveSearch(search, opensOn)) as QueryFor<L>);
    const found = useQuery({
      ...apiQuery(contract, { query } as never),
      ...rules.fresh,
      placeholderData: keepPreviousData,
    });
    const { page: _page, limit: _limit, pageSize: _size, ...wanted } = query as QueryFor<L> & Paging;
    const rows = (found.data as ListPage<RowOf<C>> | undefined)?.data ?? [];
    const own = useOwn?.({ search, onSearch, query, rows });
    const { before, after, ...screen } = (own as AnyOwn | undefined)?.screen ?? {};
    const format = useFormat();
    const col = useColumns<RowOf<C>>(texts);
    const boxOf = (filter: string, label: string, placeholder: string) => ({
      name: filter as keyof L['filters'] & string,
      label: at(label),
      placeholder: say([`${texts.at}.${placeholder}`, `${texts.at}.${label}`]),
    });
    return (
      <>
        {before}
        <ListScreen<RowOf<C>, L>
          name={name}
          label={at('title')}
          // The contract's reply is a page of such rows; lists without pages have no screen.
          query={found as never}
          of={of}
          search={search}
          onSearch={onSearch}
          {...(mainWords && { words: boxOf(mainWords, 'searchLabel', 'search') })}
          otherWords={otherWords.map((filter) => boxOf(filter, filter, `${filter}Placeholder`))}
          choices={useChoices(contract.list, choices, at, say) as never}
          days={[days].flat().map(at)}
          opensOn={opensOn}
          columns={columns(col, { ...format, t: say, own: own as Own })}
          idOf={({ id }) => id}
          nameOf={nameOf}
          texts={{ failed: at('failed'), empty: at('empty'), emptyHint: at('emptyHint') }}
          icon={icon}
          exportAs={file}
          findPage={(page) => call(contract, { query: asks(page as QueryFor<L>) } as never) as never}
          {...(screen as object)}
          {...(tools && {
            tools: (
              <>
                {tools(wanted as never)}
                {screen.tools}
              </>
            ),
          })}
        />
        {after}
      </>
    );
  }
  return StaffList;
}

const usualNameOf = ({ id, code, name }: AnyRow) => code ?? name ?? id;
