import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { pageSizes as usualSizes } from '../../platform/lists/page-sizes.ts';
import { pageWindow } from './page-window.ts';
import { Select } from '../fields/select.tsx';

export type PaginationProps = {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  pageSize?: number;
  onPageSize?: (pageSize: number) => void;
  /** Page sizes on offer, if they differ from the usual ones. */
  pageSizes?: readonly number[];
  /** Number of results. Together with `pageSize` it shows '21–40 trong 1.286'. */
  total?: number;
  className?: string;
};

/** Shows page navigation; hidden if there is only one page and no page size to choose. */
export function Pagination(props: PaginationProps) {
  const { page, totalPages, onPage, pageSize, onPageSize, pageSizes = usualSizes, total, className } = props;
  if (totalPages <= 1 && !onPageSize) return null;
  return (
    <div className={clsx('flex flex-wrap items-center justify-between gap-x-6 gap-y-3', className)}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
        {pageSize && onPageSize && (
          <PageSizeChoice pageSize={pageSize} pageSizes={pageSizes} onPageSize={onPageSize} />
        )}
        {pageSize && total !== undefined && <Summary page={page} pageSize={pageSize} total={total} />}
      </div>
      {totalPages > 1 && <Pages page={page} totalPages={totalPages} onPage={onPage} />}
    </div>
  );
}

function Pages({ page, totalPages, onPage }: Pick<PaginationProps, 'page' | 'totalPages' | 'onPage'>) {
  const { t } = useTranslation('ui');
  // A phone has room for the first, the last and the current page only.
  const isNeighbour = (entry: number | 'gap') =>
    totalPages > 5 && entry !== 'gap' && entry !== page && entry !== 1 && entry !== totalPages;
  return (
    <nav aria-label={t('pagination.label')} className="max-w-full">
      <ul className="flex flex-wrap items-center gap-0.5 sm:gap-1">
        <li>
          <IconButton
            label={t('pagination.previous')}
            icon={<ChevronLeft />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
        </li>
        {pageWindow(page, totalPages).map((entry, index) => (
          <li
            key={entry === 'gap' ? `gap-${index}` : entry}
            className={clsx(isNeighbour(entry) && 'max-sm:hidden')}
          >
            {entry === 'gap' ? (
              <span className="inline-block w-6 text-center text-ink-3">…</span>
            ) : (
              <button
                type="button"
                aria-label={t('pagination.page', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPage(entry)}
                className="h-10 min-w-10 rounded-md px-2 text-sm font-semibold tabular-nums transition-colors hover:bg-hover aria-[current]:bg-brand aria-[current]:text-on-brand"
              >
                {entry}
              </button>
            )}
          </li>
        ))}
        <li>
          <IconButton
            label={t('pagination.next')}
            icon={<ChevronRight />}
            disabled={page >= totalPages}
            onClick={() => onPage(page + 1)}
          />
        </li>
      </ul>
    </nav>
  );
}

type SizeProps = { pageSize: number; pageSizes: readonly number[]; onPageSize: (size: number) => void };

function PageSizeChoice({ pageSize, pageSizes, onPageSize }: SizeProps) {
  const { t } = useTranslation('ui');
  // Adds the current page size, because a list may start with a size that is not among the usual ones.
  const sizes = [...new Set([...pageSizes, pageSize])].toSorted((a, b) => a - b);
  return (
    <Select
      size="sm"
      className="w-30!"
      aria-label={t('pagination.pageSize')}
      value={String(pageSize)}
      options={sizes.map((size) => ({ value: String(size), label: t('pagination.perPage', { size }) }))}
      onChange={(size) => onPageSize(Number(size))}
    />
  );
}

function Summary({ page, pageSize, total }: { page: number; pageSize: number; total: number }) {
  const { t } = useTranslation('ui');
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <p aria-live="polite" className="tabular-nums">
      {t('pagination.summary', { from, to, total })}
    </p>
  );
}
