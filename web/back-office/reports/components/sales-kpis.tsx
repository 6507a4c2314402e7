import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { getSalesReport } from '#shared/reports/sales-reports.contract.ts';
import { type reportQueryOf, counting, ordersIn } from '../rules/report-search.ts';
import { FigureLink } from './figure-link.tsx';

type Report = Pick<ReplyOf<typeof getSalesReport>, 'total' | 'before'>;

const averageOf = ({ orders, revenue }: { orders: number; revenue: number }): number =>
  orders === 0 ? 0 : Math.round(revenue / orders);

/** Key figures of sales compared with the previous period up to the same hour: revenue, orders, average. */
export function useSoldKpis(asked: ReturnType<typeof reportQueryOf>, report: Report | undefined) {
  const { t } = useTranslation('reports');
  const onto = (figure: string) => (
    <FigureLink whole to="/admin/e-commerce/orders" search={ordersIn(asked, counting)}>
      {figure}
    </FigureLink>
  );
  const { total, before } = report ?? {};
  return [
    {
      label: t('order.revenue'),
      definition: t('definition.orderRevenue'),
      unit: 'vnd',
      value: total?.revenue,
      before: before?.revenue,
      onto,
    },
    {
      label: t('order.ordersPayable'),
      definition: t('definition.ordersPayable'),
      unit: 'count',
      value: total?.orders,
      before: before?.orders,
      onto,
    },
    {
      label: t('order.aov'),
      definition: t('definition.orderAverage'),
      unit: 'vnd',
      value: total && averageOf(total),
      before: before && averageOf(before),
      onto,
    },
  ] as const;
}
