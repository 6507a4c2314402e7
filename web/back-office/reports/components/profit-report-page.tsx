import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getProfitReport, type ProfitRow } from '#shared/reports/profit-report.contract.ts';
import { profitEnds, profitGroups } from '#shared/reports/report-choices.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { reportQuery } from '../api/report-queries.ts';
import { groupedBy } from '../rules/report-search.ts';
import { GroupedReport, type GroupedReportProps } from './grouped-report.tsx';
import { useFigures } from './nothing.tsx';

type Sums = Omit<ProfitRow, 'id' | 'name' | 'code'>;

/** Columns of amounts; a loss is a negative number. */
const amounts = [
  'net',
  'cost',
  'lost',
  'feeOut',
  'feeBack',
  'codFee',
  'insurance',
  'awaited',
  'compensation',
] as const;

/** Profit report: sales minus cost and carrier fees, grouped in one of seven ways with the same total. */
export function ProfitReportPage({ search, onSearch, tools }: GroupedReportProps) {
  const { t } = useTranslation('reports');
  const { vnd, percent } = useFormat();
  const { money } = useFigures();
  const { first = 'best' } = search;
  const grouped = groupedBy(search, profitGroups);
  const { filters, groupBy, asked } = grouped;
  const query = useQuery(reportQuery(getProfitReport, { ...asked, first }));
  const { total, before } = query.data ?? {};
  const fees =
    total &&
    total.feeOut + total.feeBack + total.codFee + total.insurance + total.awaited - total.compensation;
  const kpi = (name: 'profit' | 'net' | 'cost' | 'carriers', value: number | undefined) =>
    ({ label: t(`profit.${name}`), definition: t(`profit.define.${name}`), unit: 'vnd', value }) as const;
  return (
    <GroupedReport<Sums>
      grouped={grouped}
      groups={profitGroups}
      kept={{ first }}
      onSearch={onSearch}
      tools={tools}
      query={query}
      kpis={[
        { ...kpi('profit', total?.profit), before: before?.profit },
        kpi('net', total?.net),
        kpi('cost', total && total.cost + total.lost),
        {
          ...kpi('carriers', fees && Math.abs(fees)),
          ...(fees !== undefined && fees < 0 && { label: t('profit.carriersPaid') }),
        },
      ]}
      notes={
        total &&
        (total.unknown > 0 || total.awaited > 0) && (
          <ul className="space-y-1 text-sm text-ink-2">
            {total.unknown > 0 && <li>{t('profit.unknownNote', { sum: vnd(total.unknown) })}</li>}
            {total.awaited > 0 && <li>{t('profit.awaitedNote', { sum: vnd(total.awaited) })}</li>}
          </ul>
        )
      }
      chart={{
        name: 'profit',
        kind: 'line',
        label: t('profit.profit'),
        definition: t('profit.define.profit'),
        byDay: t('profit.byDay'),
        most: 'profit.most',
        valueOf: ({ profit }) => profit,
      }}
      order={
        <Select
          aria-label={t('profit.first')}
          className="w-56"
          value={first}
          options={profitEnds.map((value) => ({ value, label: t(`profit.${value}`) }))}
          onChange={(chosen) => onSearch({ ...filters, groupBy, first: chosen })}
        />
      }
      table={t('profit.table')}
      columns={[
        {
          name: 'profit',
          label: t('profit.profit'),
          cell: ({ profit }) => vnd(profit),
          className: ({ profit }) => (profit < 0 ? 'font-semibold text-danger' : 'font-semibold'),
        },
        {
          name: 'margin',
          label: t('profit.margin'),
          cell: ({ net, profit }) => (net === 0 ? '–' : percent(Math.round((profit / net) * 1000) / 10)),
        },
        ...amounts.map((name) => ({
          name,
          label: t(`profit.${name}`),
          cell: (row: Sums) => money(row[name]),
        })),
      ]}
    />
  );
}
