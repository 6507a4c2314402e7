import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../platform/api/api-error.ts';
import { maxSelected } from '#shared/lists/query-parts.ts';
import type { QueryFor, SearchDefinition, SearchFor, Shape } from '../../platform/lists/search-definition.ts';
import { Button } from '../actions/button.tsx';
import { Pagination } from '../data/pagination.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { SkeletonRows } from '../feedback/skeleton-rows.tsx';
import { toast } from '../../platform/feedback/toast.ts';
import { Card } from '../layout/card.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { inSight, type Column } from './column.ts';
import { DataTable, type Sort } from './data-table.tsx';
import { ListFaces, type ListQuery } from './list-faces.tsx';
import { ListFilterBar, type ListFilters } from './list-filters.tsx';
import { ListTools } from './list-tools.tsx';
import type { BulkAct } from './use-bulk.ts';
import { useListQuery, sizeNameOf } from './use-list-query.ts';
import { type FindPage, useExport } from './use-export.ts';
import { type ListPage, type OnSearch, effectiveSearch, useList } from './use-list.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';
import { type StandingTab, ViewTabs } from './view-tabs.tsx';

export type ListScreenProps<Row, L extends Shape> = ListFilters<L> & {
  /** Name under which the browser stores the list's settings and the server its saved views. */
  name: string;
  label: string;
  /** The query of `useListQuery(name, of, search)`. */
  query: ListQuery & { data: ListPage<Row> | undefined };
  of: SearchDefinition<L>;
  search: SearchFor<L>;
  onSearch: OnSearch<SearchFor<L>>;
  /** Search used if the address names none; `query` must then use it too: see `effectiveSearch`. */
  opensOn?: SearchFor<L>;
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Messages for a failed load and for an empty list. */
  texts: { failed: string; empty: string; emptyHint: string };
  icon: ReactNode;
  /** Views everybody has, shown before the saved ones, each with its row count. */
  standing?: readonly StandingTab[];
  /** If set, rows are selectable. */
  bulk?: readonly BulkAct<Row>[];
  /** Returns the ids of all listed rows on every page; if set, all can be selected at once. */
  everything?: (query: QueryFor<L>) => Promise<{ ids: string[] }>;
  /** Content beside the view controls: an export of the whole list that replaces the export of the page. */
  tools?: ReactNode;
  /** File name without extension. If set, the selected rows or all matching rows can be exported. */
  exportAs?: string;
  /** Loads any page; without it an export holds only the visible page. */
  findPage?: FindPage<Row, L>;
};

/** Shows a list: filters in the address, arranged columns, saved views, selection across pages. */
export function ListScreen<Row, const L extends Shape>(props: ListScreenProps<Row, L>) {
  const { name, label, query, of, onSearch, columns, idOf, nameOf, texts, icon } = props;
  const search = effectiveSearch(props.search, props.opensOn);
  const { t } = useTranslation(['fields', 'common']);
  const list = useList<Row, L>({
    name,
    of,
    search: props.search,
    onSearch,
    columns,
    opensOn: props.opensOn,
  });
  const asked = useListQuery(name, of, search);
  const [selection, setSelection] = useSelection<Row>(name);
  const frame = useRef<HTMLDivElement>(null);
  useListKeys(frame);
  const { said, layout, views, change } = list;
  const rows = query.data?.data ?? [];
  const total = query.data?.total ?? 0;
  const shown = inSight(columns, layout.hidden, layout.order);
  const chooses = props.bulk !== undefined || props.exportAs !== undefined;
  const clear = of.narrowed(search) ? () => onSearch(of.cleared(search)) : undefined;
  const seen = [...selection.values()].filter((row) => row !== undefined);
  const file = useExport<Row, L>({
    name: props.exportAs,
    columns: shown,
    page: query.data,
    selection,
    asked,
    findPage: props.findPage,
  });
  const chooseEverything = async () => {
    try {
      const { ids } = (await props.everything?.(asked)) ?? { ids: [] };
      const known = new Map(rows.map((row) => [idOf(row), row]));
      setSelection(new Map(ids.map((id) => [id, selection.get(id) ?? known.get(id)])));
    } catch (failure) {
      toast.error(t('bulk.chooseFailed'), { description: messageOf(failure) });
    }
  };

  return (
    <div ref={frame}>
      <Card padded={false}>
        {(views.desk.open || props.standing) && (
          <ViewTabs {...views} standing={props.standing} total={query.data?.total} />
        )}
        <ListFilterBar
          {...props}
          search={search}
          change={change}
          total={query.data?.total}
          onClear={clear}
          tools={
            <>
              {props.tools}
              <ListTools
                {...{ columns, layout }}
                face={list.face}
                onLayout={list.arrange}
                onFace={list.turn}
                {...(props.exportAs && !props.tools && { file })}
              />
            </>
          }
        />
        <ListFaces
          query={query}
          count={rows.length}
          waiting={<SkeletonRows count={8} height="h-11" padded />}
          failed={texts.failed}
          pages={query.data && { ...query.data, onPage: (page) => change({ page }) }}
          empty={
            <EmptyState
              icon={icon}
              title={texts.empty}
              hint={texts.emptyHint}
              action={clear && <Button onClick={clear}>{t('common:action.clearFilters')}</Button>}
            />
          }
        >
          <div data-rows>
            <DataTable
              label={label}
              rows={rows}
              columns={shown}
              face={list.face}
              idOf={idOf}
              nameOf={nameOf}
              sort={sortOf()}
              onSort={({ by, direction }) =>
                change({ sortBy: by, [of.shape.direction ?? 'sortOrder']: direction })
              }
              {...(chooses && { selection, onSelection: setSelection })}
            />
          </div>
          <Pagination
            className="border-t border-line p-4"
            page={query.data?.page ?? 1}
            totalPages={query.data?.totalPages ?? 1}
            total={total}
            pageSize={Number((asked as Record<string, unknown>)[sizeNameOf(of)] ?? of.size)}
            onPage={(page) => change({ page })}
            onPageSize={(size) => list.resize(size)}
          />
        </ListFaces>
        {chooses && (
          <BulkBar
            chosen={{ ids: [...selection.keys()], rows: seen }}
            here={rows.filter((row) => selection.has(idOf(row))).length}
            acts={props.bulk ?? []}
            nameOf={(id) => {
              const row = selection.get(id);
              return row ? nameOf(row) : id;
            }}
            {...(props.everything && {
              everything: { count: total, most: maxSelected, choose: chooseEverything },
            })}
            onExport={props.exportAs ? file.start : undefined}
            onDone={() => void query.refetch()}
            onKeep={(ids) => setSelection(new Map(ids.map((id) => [id, selection.get(id)])))}
          />
        )}
      </Card>
    </div>
  );

  function sortOf(): Sort | undefined {
    const by = said['sortBy']?.toString();
    if (by === undefined) return undefined;
    return { by, direction: said[of.shape.direction ?? 'sortOrder'] === 'asc' ? 'asc' : 'desc' };
  }
}
