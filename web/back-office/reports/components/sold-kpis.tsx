import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Kpi } from '#web/ui/charts/kpi.tsx';
import { salesQuery } from '../api/report-queries.ts';
import { type askedOf, counting, ordersIn } from '../rules/report-search.ts';
import { FigureLink } from './figure-link.tsx';

const figures = [
  { name: 'revenue', definition: 'orderRevenue', unit: 'vnd' },
  { name: 'ordersPayable', definition: 'ordersPayable', unit: 'count' },
  { name: 'aov', definition: 'orderAverage', unit: 'vnd' },
] as const;

const averageOf = ({ orders, revenue }: { orders: number; revenue: number }): number =>
  orders === 0 ? 0 : Math.round(revenue / orders);

/** Key figures of sales compared with the previous period up to the same hour. */
export function SoldKpis({ asked }: { asked: ReturnType<typeof askedOf> }) {
  const { t } = useTranslation('reports');
  const { dayRange } = useFormat();
  const { data } = useQuery(salesQuery({ ...asked, groupBy: 'channel', page: 1, limit: 1 }));
  const of = (sums: { orders: number; revenue: number }) => ({
    revenue: sums.revenue,
    ordersPayable: sums.orders,
    aov: averageOf(sums),
  });
  const [now, before] = [data && of(data.total), data && of(data.before)];
  const beforeLabel = data && t('before', { days: dayRange(data.before.start, data.before.end) });
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:[&>:first-child]:col-span-2">
      {figures.map(({ name, definition, unit }) => (
        <Kpi
          key={name}
          label={t(`order.${name}`)}
          definition={t(`definition.${definition}`)}
          unit={unit}
          value={now?.[name]}
          before={before?.[name]}
          {...(beforeLabel && { beforeLabel })}
          onto={(figure) => (
            <FigureLink whole to="/admin/e-commerce/orders" search={ordersIn(asked, counting)}>
              {figure}
            </FigureLink>
          )}
        />
      ))}
    </div>
  );
}
