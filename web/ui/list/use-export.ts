import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../platform/api/api-error.ts';
import type { QueryFor, Shape } from '../../platform/lists/search-definition.ts';
import { toast } from '../../platform/feedback/toast.ts';
import type { Column } from './column.ts';
import { saveCsv, toCsv } from './save-csv.ts';
import type { Selection } from './selection.ts';
import type { ListPage } from './use-list.ts';

/** Loads a page of a list by number. */
export type FindPage<Row, L extends Shape> = (query: QueryFor<L>) => Promise<ListPage<Row>>;

/** Maximum pages of an export, as the reader waits for each request; larger files are made by a job. */
const maxExportPages = 100;

type ExportInput<Row, L extends Shape> = {
  /** File name without extension. */
  name: string | undefined;
  columns: readonly Column<Row>[];
  /** The visible page, and the rows selected on all pages. */
  page: ListPage<Row> | undefined;
  selection: Selection<Row>;
  asked: QueryFor<L>;
  /** If set, all matching rows are exported; otherwise the visible page. */
  findPage: FindPage<Row, L> | undefined;
};

/** Exports a list as a file: the selected rows, or all matching ones. */
export function useExport<Row, const L extends Shape>(given: ExportInput<Row, L>) {
  const { name, columns, page, selection, asked, findPage } = given;
  const { t } = useTranslation('fields');
  const [isReading, setReading] = useState(false);
  const rows = page?.data ?? [];
  const chosen = [...selection.values()].filter((row) => row !== undefined);
  const leavesWhole = selection.size === 0 && findPage !== undefined && (page?.totalPages ?? 0) > 1;
  const save = (wanted: readonly Row[]) => saveCsv(`${name}.csv`, toCsv(wanted, columns));

  async function saveAll(find: FindPage<Row, L>) {
    setReading(true);
    try {
      save(await everyPage((number) => find({ ...asked, page: number }), page?.totalPages ?? 0));
      if ((page?.totalPages ?? 0) > maxExportPages) toast.info(t('table.exportedFirst'));
    } catch (failure) {
      toast.error(t('table.exportFailed'), { description: messageOf(failure) });
    } finally {
      setReading(false);
    }
  }

  return {
    isReading,
    /** Number of rows the file will contain. */
    count: selection.size > 0 ? chosen.length : leavesWhole ? (page?.total ?? 0) : rows.length,
    start: () => {
      if (chosen.length < selection.size) toast.info(t('bulk.exportSeen'));
      else if (leavesWhole) void saveAll(findPage);
      else save(selection.size > 0 ? chosen : rows);
    },
  };
}

/** Loads the pages one after the other, so that a long list leaves capacity for other people's requests. */
async function everyPage<Row>(
  find: (page: number) => Promise<ListPage<Row>>,
  totalPages: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= Math.min(totalPages, maxExportPages); page += 1)
    // oxlint-disable-next-line no-await-in-loop -- see above
    rows.push(...(await find(page)).data);
  return rows;
}
