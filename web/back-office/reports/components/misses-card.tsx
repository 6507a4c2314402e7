import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { getAnalytics } from '#shared/reports/analytics.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { FigureLink } from './figure-link.tsx';

type Misses = ReplyOf<typeof getAnalytics>['misses'];

/** Searches of shoppers without results; each links to the search page as the shopper saw it. */
export function MissesCard({ misses }: { misses: Misses }) {
  const { t } = useTranslation('analytics');
  const { number } = useFormat();
  return (
    <Card>
      <CardHeader title={t('misses.title')} hint={t('misses.hint')} />
      {misses.length === 0 ? (
        <EmptyState size="sm" icon={<SearchX />} title={t('misses.empty')} />
      ) : (
        <ol className="divide-y divide-line text-sm sm:columns-2 sm:gap-8">
          {misses.map(({ words, count }) => (
            <li key={words} className="flex min-h-9 items-center justify-between gap-3">
              <FigureLink to="/e-commerce/search" search={{ q: words }}>
                {words}
              </FigureLink>
              <span className="shrink-0 text-ink-2 tabular-nums">
                {t('misses.times', { count, shown: number(count) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
