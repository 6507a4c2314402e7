import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { getReportSummary, PaymentKpis } from '#shared/reports/payment-reports.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { ChartUnit } from '#web/ui/charts/chart-data.ts';
import { reportQueryOf, type ReportSearch, refundFilterOf } from '../rules/report-search.ts';
import { FigureLink } from './figure-link.tsx';
import { KpiRow } from './kpi-row.tsx';

type Summary = ReplyOf<typeof getReportSummary>;
type Figure = keyof PaymentKpis | 'sentBack';

/** Filter for the rows that each figure counts. */
const behind: Record<Exclude<Figure, 'sentBack'>, Record<string, string>> = {
  revenue: { basis: 'paid' },
  totalPayments: { basis: 'begun' },
  paymentSuccessRate: { status: 'succeeded,refunded' },
  aov: { basis: 'paid' },
  avgTimeToPaySec: { status: 'succeeded,refunded' },
  refundRate: { status: 'refunded' },
  qrExpiryRate: { qr: 'expired' },
  regenRate: { qr: 'regenerated' },
};

function wayTo(name: Figure, search: ReportSearch) {
  const asked = reportQueryOf(search);
  return name === 'sentBack'
    ? ({ to: '/admin/e-commerce/returns/refunds', search: refundFilterOf(asked) } as const)
    : ({ to: '/admin/reports/payments', search: { ...asked, ...behind[name] } } as const);
}

const figures: readonly { name: Figure; unit: ChartUnit; lessIsBetter?: true }[] = [
  { name: 'revenue', unit: 'vnd' },
  { name: 'sentBack', unit: 'vnd', lessIsBetter: true },
  { name: 'totalPayments', unit: 'count' },
  { name: 'aov', unit: 'vnd' },
  { name: 'paymentSuccessRate', unit: 'percent' },
  { name: 'avgTimeToPaySec', unit: 'minutes', lessIsBetter: true },
  { name: 'refundRate', unit: 'percent', lessIsBetter: true },
  { name: 'qrExpiryRate', unit: 'percent', lessIsBetter: true },
  { name: 'regenRate', unit: 'percent', lessIsBetter: true },
];

const secondsOfMinute = 60;

/** Displayed value: seconds are shown as minutes with one decimal. */
const shown = (name: Figure, value: number): number =>
  name === 'avgTimeToPaySec' ? Math.round((value / secondsOfMinute) * 10) / 10 : value;

/** Key figures of payments compared with the previous period; each links to its rows. */
export function ReportKpis({ summary, search }: { summary: Summary | undefined; search: ReportSearch }) {
  const { t } = useTranslation('reports');
  const { dayRange } = useFormat();
  const period = summary?.before.period;
  return (
    <KpiRow
      look="thirds"
      className="mb-4"
      beforeLabel={period && t('before', { days: dayRange(period.start, period.end) })}
      figures={figures.map(({ name, ...rest }) => ({
        ...rest,
        label: t(`kpi.${name}`),
        definition: t(`definition.${name}`),
        value: summary && shown(name, summary[name]),
        before: summary && shown(name, summary.before[name]),
        onto: (figure) => (
          <FigureLink whole {...wayTo(name, search)}>
            {figure}
          </FigureLink>
        ),
      }))}
    />
  );
}
