import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PriceBook } from '#shared/price-books/price-book.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { previewQuery } from '../api/book-queries.ts';

/** The preview shows only some rows; the sheet has all of them. */
const shownRows = 6;

/** Preview of a price book: number of changed products, kind of change, and some examples. */
export function BookPreview({ book }: { book: PriceBook }) {
  const { t } = useTranslation('priceBooks');
  const { vnd, number } = useFormat();
  const { data, isError, refetch } = useQuery(previewQuery(book.id, book.updatedAt));
  if (isError) return <ErrorState title={t('preview.failed')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-40" />
      </Loading>
    );
  const counts = [
    data.cheaper > 0 && t('preview.cheaper', { count: data.cheaper }),
    data.dearer > 0 && t('preview.dearer', { count: data.dearer }),
    data.same > 0 && t('preview.same', { count: data.same }),
    data.overruled > 0 && t('preview.overruled', { count: data.overruled }),
  ].filter((text) => text !== false);
  return (
    <Card>
      <CardHeader
        title={t(data.isMore ? 'preview.firstOf' : 'preview.title', {
          count: data.products,
          shown: number(data.products),
        })}
        hint={counts.join(' · ') || t('preview.nothing')}
      />
      {data.rows.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {data.rows.slice(0, shownRows).map(({ productId, name, code, before, after }) => (
            <li key={productId} className="flex items-center justify-between gap-4 py-2">
              <span className="min-w-0">
                <span className="block truncate font-medium">{name}</span>
                <span className="block text-xs text-ink-2">{code}</span>
              </span>
              <span className="flex shrink-0 flex-col items-end tabular-nums sm:flex-row sm:items-center sm:gap-2">
                <s className="text-ink-2 max-sm:text-xs">{vnd(before)}</s>
                <ArrowRight aria-hidden className="size-3.5 text-ink-3 max-sm:hidden" />
                <strong className={after < before ? 'text-jade' : 'text-brand'}>{vnd(after)}</strong>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
