import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chip, chipsOf } from '../../platform/lists/search-chips.ts';
import type { SearchDefinition, SearchFor, Shape } from '../../platform/lists/search-definition.ts';
import { showDay } from '../../platform/format/days.ts';
import { type DateRange, presetOf, staffPresets } from '../fields/date-range.ts';
import { useRemembered } from '../../platform/memory/remembered.ts';
import { Button } from '../actions/button.tsx';
import { Pagination } from '../data/pagination.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Loading, Skeleton } from '../feedback/skeleton.tsx';
import { Card } from '../layout/card.tsx';
import { BulkBar, type BulkAct } from './bulk-bar.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { inSight, type Column } from './column.ts';
import { saveFile, toCsv } from './csv.ts';
import { DataTable, type Sort } from './data-table.tsx';
import { FilterBar, type Choice } from './filter-bar.tsx';
import { keptColumns } from './kept-columns.ts';
import { ListFaces, type ListQuery } from './list-faces.tsx';
import { useSelection } from './use-selection.ts';

export type Paged<Row> = { data: Row[]; page: number; total: number; totalPages: number };

/** A change of the address; typing replaces it instead of adding to the history. */
export type OnSearch<Search> = (search: Search, how?: { replace: boolean }) => void;

type Props<Row, L extends Shape> = {
  /** Under it the browser keeps what was hidden and chosen. */
  name: string;
  label: string;
  query: ListQuery & { data: Paged<Row> | undefined };
  of: SearchDefinition<L>;
  search: SearchFor<L>;
  onSearch: OnSearch<SearchFor<L>>;
  /** The filter that is typed. */
  words?: { name: keyof L['filters'] & string; label: string; placeholder: string };
  choices?: readonly (Choice & { name: keyof L['filters'] & string })[];
  /** What is counted by the days of the search's period: 'Ngày tham gia'. */
  days?: string;
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** What could not be read, and what is said where there is nothing. */
  texts: { failed: string; empty: string; emptyHint: string };
  icon: ReactNode;
  /** Given, rows can be chosen. */
  bulk?: readonly BulkAct<Row>[];
  /** The file's name without its ending; given, what is chosen can be taken along, or the page. */
  exportAs?: string;
};

/** A list of staff's: its filters stand in the address, its columns are the reader's, its choice spans pages. */
export function ListScreen<Row, const L extends Shape>(props: Props<Row, L>) {
  const { name, label, query, of, search, onSearch, columns, idOf, nameOf, texts, icon } = props;
  const { t } = useTranslation(['fields', 'common']);
  const [selection, setSelection] = useSelection<Row>(name);
  const kept = useRemembered(keptColumns);
  const hidden = kept[name] ?? [];
  const { data } = query;
  const rows = data?.data ?? [];
  const chooses = props.bulk !== undefined || props.exportAs !== undefined;
  const change = (changes: Record<string, unknown>, how?: { replace: boolean }) =>
    // Columns and choices are named after the shape's own filters and sorts.
    onSearch(of.changed(search, changes as never), how);
  // The definition read it: every filter is of its kind, and none is there that it does not know.
  const said = search as Record<string, string | number | boolean | undefined>;
  const textOf = (filter: string) => said[filter]?.toString();
  const clear = of.narrowed(search) ? () => onSearch(of.cleared(search)) : undefined;
  const chosen = [...selection.values()];
  const exportRows = () =>
    saveFile(`${props.exportAs}.csv`, toCsv(chosen.length > 0 ? chosen : rows, inSight(columns, hidden)));

  return (
    <Card padded={false}>
      <FilterBar
        {...(props.words && { words: wordsOf(props.words) })}
        choices={(props.choices ?? []).map((choice) => ({
          ...choice,
          value: textOf(choice.name),
          onChange: (value) => change({ [choice.name]: value }),
        }))}
        {...(props.days && of.period && { period: periodOf(props.days, of.period) })}
        chips={chipsOf(of, search).map(chipOf)}
        onClear={clear}
        tools={
          <>
            {props.exportAs && (
              <Button icon={<Download />} disabled={rows.length === 0} onClick={exportRows}>
                {t('table.export', { count: chosen.length > 0 ? chosen.length : rows.length })}
              </Button>
            )}
            <span className="max-md:hidden">
              <ColumnChoice
                columns={columns}
                hidden={hidden}
                onHidden={(names) => keptColumns.keep({ ...kept, [name]: names })}
              />
            </span>
          </>
        }
      />
      <ListFaces
        query={query}
        count={rows.length}
        waiting={<RowSkeletons />}
        failed={texts.failed}
        empty={
          <EmptyState
            icon={icon}
            title={texts.empty}
            hint={texts.emptyHint}
            action={clear && <Button onClick={clear}>{t('common:action.clearFilters')}</Button>}
          />
        }
      >
        <DataTable
          label={label}
          rows={rows}
          columns={columns}
          hidden={hidden}
          idOf={idOf}
          nameOf={nameOf}
          sort={sortOf()}
          onSort={({ by, direction }) =>
            change({ sortBy: by, [of.shape.direction ?? 'sortOrder']: direction })
          }
          {...(chooses && { selection, onSelection: setSelection })}
        />
        <Pagination
          className="border-t border-line p-4"
          page={data?.page ?? 1}
          totalPages={data?.totalPages ?? 1}
          total={data?.total ?? 0}
          pageSize={sizeSaid()}
          onPage={(page) => change({ page })}
          onPageSize={(size) => change({ [of.shape.page ?? 'limit']: size })}
        />
      </ListFaces>
      {chooses && chosen.length > 0 && (
        <BulkBar
          rows={chosen}
          here={rows.filter((row) => selection.has(idOf(row))).length}
          acts={props.bulk ?? []}
          onExport={props.exportAs ? exportRows : undefined}
          onClear={() => setSelection(new Map())}
        />
      )}
    </Card>
  );

  function wordsOf({ name: filter, ...texts_ }: NonNullable<typeof props.words>) {
    return {
      ...texts_,
      value: textOf(filter) ?? '',
      onChange: (typed: string) => change({ [filter]: typed || undefined }, { replace: true }),
    };
  }

  function periodOf(days: string, [first, last]: readonly [string, string]) {
    const [from, to] = [textOf(first), textOf(last)];
    return {
      label: days,
      value: from && to ? { from, to } : undefined,
      onChange: (range: DateRange | undefined) => change({ [first]: range?.from, [last]: range?.to }),
    };
  }

  /** '7 ngày qua', or its days. */
  function showRange(value: string): string {
    const [from = '', to = ''] = value.split('/');
    const preset = presetOf({ from, to }, staffPresets);
    return preset ? t(`dateRange.${preset}`) : `${showDay(from)} – ${showDay(to)}`;
  }

  function chipOf({ name: filter, value, without }: Chip<L>) {
    const choice = props.choices?.find((one) => one.name === filter);
    const isPeriod = filter === of.period?.[0];
    const shown = isPeriod
      ? showRange(value)
      : (choice?.options.find((option) => option.value === value)?.label ?? value);
    const label = isPeriod ? props.days : choice?.label;
    return {
      key: `${filter}-${value}`,
      label: label ? `${label}: ${shown}` : shown,
      onRemove: () => onSearch(without),
    };
  }

  function sortOf(): Sort | undefined {
    const by = textOf('sortBy');
    if (by === undefined) return undefined;
    return { by, direction: said[of.shape.direction ?? 'sortOrder'] === 'asc' ? 'asc' : 'desc' };
  }

  function sizeSaid(): number {
    const size = said[of.shape.page ?? 'limit'];
    return typeof size === 'number' ? size : of.size;
  }
}

const RowSkeletons = () => (
  <Loading className="space-y-3 p-4">
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} className="h-11" />
    ))}
  </Loading>
);
