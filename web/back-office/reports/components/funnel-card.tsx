import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { getAnalytics } from '#shared/reports/analytics.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { funnelOf } from '../rules/funnel.ts';
import { counting } from '../rules/report-search.ts';
import { FigureLink } from './figure-link.tsx';

type Analytics = ReplyOf<typeof getAnalytics>;

/** Shows visits to paid orders: each step's count, share of the previous step, and earlier count. */
export function FunnelCard({ data }: { data: Analytics | undefined }) {
  const { t } = useTranslation('analytics');
  const { number, percent } = useFormat();
  return (
    <Card>
      <CardHeader title={t('funnel.title')} hint={t('funnel.hint')} />
      {!data && (
        <Loading>
          <Skeleton className="h-48 w-full" />
        </Loading>
      )}
      <ol className="space-y-3">
        {data &&
          funnelOf(data).map(({ name, count, before, share, ofFirst }) => (
            <li key={name}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
                <span>{t(`step.${name}`)}</span>
                <span className="tabular-nums">
                  {name === 'ordered' || name === 'paid' ? (
                    <FigureLink
                      to="/admin/e-commerce/orders"
                      search={{
                        createdFrom: data.period.start,
                        createdTo: data.period.end,
                        ...(name === 'paid' && { status: counting }),
                      }}
                    >
                      <strong>{number(count)}</strong>
                    </FigureLink>
                  ) : (
                    <strong>{number(count)}</strong>
                  )}
                  <span className="ml-2 text-ink-2">
                    {share !== undefined && `${t('funnel.ofStep', { share: percent(share) })} · `}
                    {t('funnel.before', { figure: number(before) })}
                  </span>
                </span>
              </p>
              <div aria-hidden className="mt-1 h-3 overflow-hidden rounded-xs bg-mute">
                <span className="block h-full bg-control" style={{ width: `${ofFirst}%` }} />
              </div>
            </li>
          ))}
      </ol>
    </Card>
  );
}
