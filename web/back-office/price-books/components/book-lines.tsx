import * as roots from '#web/platform/api/query-roots.ts';
import { useInfiniteQuery, keepPreviousData, useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/contract/failure.ts';
import { type PriceBook, type PriceBookLine, priceBookLimits } from '#shared/price-books/price-book.ts';
import { findPriceBookProducts, savePriceBookLines } from '#shared/price-books/price-books.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EditableTable } from '#web/ui/grid/editable-table.tsx';
import type { GridColumn } from '#web/ui/grid/grid-column.ts';
import { phone, useMediaQuery } from '#web/ui/hooks/use-media-query.ts';
import type { RowAnswer, RowChange } from '#web/ui/grid/save-rows.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { linesQuery } from '../api/book-queries.ts';
import {
  type LineBody,
  LineBody as Body,
  type LineRow,
  linesOf,
  newPriceOf,
  paidOf,
  rowsOf,
} from '../rules/line-rows.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Combobox } from '#web/ui/fields/combobox.tsx';

/** Half of the allowed lines are saved at once: a row (product or variant) adds at most one line. */
const rowsAtOnce = Math.floor(priceBookLimits.linesAtOnce / 2);

function useColumns(): GridColumn<LineRow>[] {
  const { t } = useTranslation('priceBooks');
  const { vnd } = useFormat();
  return useMemo(() => {
    const amount = (price: number | null) => (price === null ? '–' : vnd(price));
    return [
      { name: 'name', label: t('line.name'), kind: 'read', main: true, width: 260 },
      { name: 'code', label: t('line.code'), kind: 'read', width: 130 },
      {
        name: 'ownPrice',
        label: t('line.ownPrice'),
        kind: 'read',
        numeric: true,
        width: 120,
        show: ({ ownPrice }) => vnd(ownPrice),
      },
      {
        name: 'way',
        label: t('line.way'),
        kind: 'choice',
        width: 140,
        options: (['fixed', 'percent', 'amount'] as const).map((value) => ({
          value,
          label: t(`way.${value}`),
        })),
      },
      { name: 'value', label: t('line.value'), kind: 'number', width: 110 },
      {
        name: 'newPrice',
        label: t('line.newPrice'),
        kind: 'read',
        numeric: true,
        width: 130,
        show: (row) => amount(newPriceOf(row)),
      },
      {
        name: 'paid',
        label: t('line.paid'),
        kind: 'read',
        numeric: true,
        width: 150,
        show: (row) => amount(paidOf(row)),
      },
    ];
  }, [t, vnd]);
}

/** Lines known to the browser: those loaded page by page, those added by hand, and the latest saved ones. */
function useLines(bookId: string) {
  const isPhone = useMediaQuery(phone);
  const query = useInfiniteQuery(linesQuery(bookId, isPhone ? 'phone' : 'wide'));
  const [own, setOwn] = useState<readonly PriceBookLine[]>([]);
  const lines = useMemo(() => {
    const byId = new Map(own.map((line) => [line.productId, line]));
    const read = query.data?.pages.flatMap(({ data }) => data) ?? [];
    const known = new Set(read.map(({ productId }) => productId));
    return [
      ...own.filter(({ productId }) => !known.has(productId)),
      ...read.map((line) => newer(byId.get(line.productId), line)),
    ];
  }, [own, query.data]);
  const put = (some: readonly PriceBookLine[]) =>
    setOwn((before) => [
      ...some,
      ...before.filter(({ productId }) => !some.some((line) => line.productId === productId)),
    ]);
  return { query, lines, put };
}

const newer = (own: PriceBookLine | undefined, read: PriceBookLine): PriceBookLine =>
  own && own.version >= read.version ? own : read;

/** Id of the product whose line someone else changed first. */
function overtakenIn(failure: unknown): string | undefined {
  if (!isApiError(failure, 'STALE_STATE')) return undefined;
  // The error body keeps the shape that the transport parsed.
  const { params } = (failure.body ?? {}) as Partial<Failure>;
  return params?.['productId'] === undefined ? undefined : String(params['productId']);
}

/** Prices of single products, edited like a spreadsheet and saved row by row. */
export function BookLines({ book }: { book: PriceBook }) {
  const { t } = useTranslation('priceBooks');
  const saving = useAct(savePriceBookLines, {
    // The lines themselves are not refetched: the reply has those that were saved.
    stale: [[...roots.priceBooks, 'one'], [...roots.priceBooks, 'preview'], roots.jobs],
  });
  const { query, lines, put } = useLines(book.id);
  const rows = useMemo(() => rowsOf(lines), [lines]);
  const known = useRef(lines);
  useEffect(() => void (known.current = lines), [lines]);

  /** Current version of the line that someone else changed first. */
  async function readAgain(productId: string): Promise<PriceBookLine | undefined> {
    const code = known.current.find((line) => line.productId === productId)?.product?.code;
    if (!code) return undefined;
    const found = await call(findPriceBookProducts, {
      params: { id: book.id },
      query: { q: code, limit: 1 },
    });
    return found.find((line) => line.productId === productId);
  }

  async function save(changes: readonly RowChange<LineRow, LineBody>[]): Promise<RowAnswer<LineRow>[]> {
    const items = linesOf(known.current, changes);
    const answered = (outcome: 'saved' | 'stale', ids: ReadonlySet<string>, now: readonly PriceBookLine[]) =>
      rowsOf(now)
        .filter(({ id }) => ids.has(id))
        .map((row) => ({ id: row.id, outcome, row }));
    try {
      const { data } = await saving.send({ params: { id: book.id }, body: { items } });
      put(data);
      known.current = known.current.map(
        (line) => data.find(({ productId }) => productId === line.productId) ?? line,
      );
      return answered('saved', new Set(changes.map(({ id }) => id)), data);
    } catch (failure) {
      const overtaken = overtakenIn(failure);
      const line = overtaken === undefined ? undefined : await readAgain(overtaken);
      if (!line) throw failure;
      put([line]);
      known.current = known.current.map((one) => (one.productId === overtaken ? line : one));
      const theirs = changes.filter(({ id }) => id.startsWith(`${overtaken}#`));
      const others = changes.filter((change) => !theirs.includes(change));
      const rest = others.length > 0 ? await save(others) : [];
      return [...answered('stale', new Set(theirs.map(({ id }) => id)), [line]), ...rest];
    }
  }

  const columns = useColumns();
  if (query.isPending)
    return (
      <Loading>
        <Skeleton className="h-80" />
      </Loading>
    );
  if (query.isError) return <ErrorState title={t('line.failed')} onRetry={() => void query.refetch()} />;
  return (
    <Card padded={false}>
      <div className="px-4 pt-4 sm:px-5">
        <CardHeader title={t('line.title', { count: book.lineCount })} hint={t('line.hint')} />
        <AddProduct bookId={book.id} onAdd={(line) => put([line])} />
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={<Tags />} title={t('line.empty')} hint={t('line.emptyHint')} />
      ) : (
        <EditableTable<LineRow, LineBody>
          label={t('line.title', { count: book.lineCount })}
          rows={rows}
          columns={columns}
          schema={Body}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          save={save}
          maxRows={rowsAtOnce}
        />
      )}
      {query.hasNextPage && (
        <div className="flex justify-center border-t border-line p-3">
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('line.more', { count: Math.max(0, book.lineCount - lines.length) })}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Adds a product, found by name or code, to the sheet. It is saved once a price is entered. */
function AddProduct({ bookId, onAdd }: { bookId: string; onAdd: (line: PriceBookLine) => void }) {
  const { t } = useTranslation('priceBooks');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data = [], isFetching } = useQuery({
    ...apiQuery(findPriceBookProducts, { params: { id: bookId }, query: { q, limit: 10 } }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  const found = q.length > 1 ? data : [];
  return (
    <Combobox
      className="mb-4 max-w-120"
      aria-label={t('line.add')}
      placeholder={t('line.add')}
      value={undefined}
      loading={isFetching}
      onQuery={setTyped}
      options={found.flatMap(({ productId, product }) =>
        product ? [{ value: productId, label: `${product.name} · ${product.code}` }] : [],
      )}
      onChange={(productId) => {
        const line = found.find((one) => one.productId === productId);
        if (line) onAdd(line);
      }}
    />
  );
}
