import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import { Kpi } from '#web/ui/charts/kpi.tsx';
import type { CommerceOverview } from '../api/overview-query.ts';
import { createdIn } from '../rules/created-in.ts';
import { daysFrom } from '../rules/period-days.ts';
import { CountedLink } from './counted-link.tsx';

type Props = { overview: CommerceOverview | undefined; seesMoney: boolean };

/** Figures of the period compared with the previous period up to the same hour. */
export function SalesKpis({ overview, seesMoney }: Props) {
  const { t } = useTranslation('overview');
  const { dayRange } = useFormat();
  const { orders, money } = overview ?? {};
  const figures = [
    { name: 'revenue', unit: 'vnd', sums: money?.revenue },
    { name: 'orders', unit: 'count', sums: orders },
    { name: 'average', unit: 'vnd', sums: money?.average },
  ] as const;
  return (
    <div className="mb-3 grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-3">
      {figures
        .filter(({ unit }) => seesMoney || unit === 'count')
        .map(({ name, unit, sums }) => (
          <Kpi
            key={name}
            label={t(`kpi.${name}`)}
            definition={t(`kpi.${name}Definition`)}
            unit={unit}
            value={sums?.now}
            before={sums?.before}
            beforeLabel={
              overview && t('kpi.before', { days: dayRange(overview.before.from, overview.before.to) })
            }
            onto={(figure) => (
              <CountedLink page="/admin/e-commerce/orders" search={overview && createdIn(overview.period)}>
                {figure}
              </CountedLink>
            )}
          />
        ))}
    </div>
  );
}

/** Chart with each day of the period and the same day of the previous one. */
export function RevenueChart({ overview }: Pick<Props, 'overview'>) {
  const { t } = useTranslation('overview');
  const { money, period } = overview ?? {};
  return (
    <Chart
      kind="line"
      level={2}
      title={t('chart.title')}
      definition={t('kpi.revenueDefinition')}
      unit="vnd"
      isPending={!overview}
      points={{ by: 'day', label: t('chart.day'), values: period ? daysFrom(period) : [] }}
      series={[
        { name: 'now', label: t('chart.now'), values: money?.days ?? [] },
        { name: 'before', label: t('chart.before'), values: money?.daysBefore ?? [], isBefore: true },
      ]}
    />
  );
}
