import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { profitEnds, profitGroups } from '#shared/reports/report-choices.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import { Kpi } from '#web/ui/charts/kpi.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { profitQuery } from '../api/report-queries.ts';
import { askedOf, type SalesSearch } from '../rules/report-search.ts';
import { ProfitTable } from './profit-table.tsx';
import { ReportFilterBar } from './report-filter-bar.tsx';
import { useRowName } from './row-name.tsx';

/** Maximum number of bars in the chart; with more, names cannot be read. */
const charted = 10;
const size = 50;
const allDays = 366;

type Props = { search: SalesSearch; onSearch: (wanted: SalesSearch) => void; tools?: ReactNode };

/** Profit report: sales minus cost and carrier fees, grouped in one of seven ways with the same total. */
export function ProfitReportPage({ search, onSearch, tools }: Props) {
  const { t } = useTranslation('reports');
  const { dayRange, vnd } = useFormat();
  const { show: _show, groupBy = 'day', first = 'best', page = 1, ...filters } = search;
  const limit = groupBy === 'day' ? allDays : size;
  const asked = { ...askedOf(filters), groupBy, first, page, limit };
  const { data: report, error, isPending, refetch } = useQuery(profitQuery(asked));
  const nameOf = useRowName(groupBy);
  const rows = report?.rows ?? [];
  const drawn = groupBy === 'day' ? rows : rows.slice(0, charted);
  const { total, before } = report ?? {};
  const fees =
    total &&
    total.feeOut + total.feeBack + total.codFee + total.insurance + total.awaited - total.compensation;
  return (
    <div className="space-y-4">
      <ReportFilterBar
        search={filters}
        onSearch={(wanted) => onSearch({ ...wanted, groupBy, first })}
        tools={tools}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-3">
        <Kpi
          label={t('profit.profit')}
          definition={t('profit.define.profit')}
          unit="vnd"
          value={total?.profit}
          before={before?.profit}
          {...(before && {
            beforeLabel: t('before', { days: dayRange(before.start, before.end) }),
          })}
        />
        <Kpi label={t('profit.net')} definition={t('profit.define.net')} unit="vnd" value={total?.net} />
        <Kpi
          label={t('profit.cost')}
          definition={t('profit.define.cost')}
          unit="vnd"
          value={total && total.cost + total.lost}
        />
        <Kpi
          label={t(fees !== undefined && fees < 0 ? 'profit.carriersPaid' : 'profit.carriers')}
          definition={t('profit.define.carriers')}
          unit="vnd"
          value={fees && Math.abs(fees)}
        />
      </div>
      {total && (total.unknown > 0 || total.awaited > 0) && (
        <ul className="space-y-1 text-sm text-ink-2">
          {total.unknown > 0 && <li>{t('profit.unknownNote', { sum: vnd(total.unknown) })}</li>}
          {total.awaited > 0 && <li>{t('profit.awaitedNote', { sum: vnd(total.awaited) })}</li>}
        </ul>
      )}
      <Tabs
        label={t('sales.groupBy')}
        look="pill"
        value={groupBy}
        tabs={profitGroups.map((value) => ({ value, label: t(`group.${value}`) }))}
        onChange={(chosen) => onSearch({ ...filters, first, groupBy: chosen })}
      >
        <div className="space-y-4 pt-4">
          <Chart
            kind={groupBy === 'day' ? 'line' : 'bar'}
            level={2}
            title={groupBy === 'day' ? t('profit.byDay') : t('profit.most', { group: t(`group.${groupBy}`) })}
            definition={t('profit.define.profit')}
            unit="vnd"
            isPending={isPending}
            failure={
              error && !report ? { message: messageOf(error), onRetry: () => void refetch() } : undefined
            }
            points={
              groupBy === 'day'
                ? { by: 'day', label: t('day'), values: drawn.map(({ name }) => name) }
                : { by: 'word', label: t(`group.${groupBy}`), values: drawn.map(nameOf) }
            }
            series={[
              { name: 'profit', label: t('profit.profit'), values: drawn.map(({ profit }) => profit) },
            ]}
          />
          {groupBy !== 'day' && (
            <Select
              aria-label={t('profit.first')}
              className="w-56"
              value={first}
              options={profitEnds.map((value) => ({ value, label: t(`profit.${value}`) }))}
              onChange={(chosen) => onSearch({ ...filters, groupBy, first: chosen })}
            />
          )}
          {report && (
            <Card padded={false}>
              <ProfitTable report={report} groupBy={groupBy} asked={asked} />
              {report.totalCount > limit && (
                <Pagination
                  className="p-4"
                  page={page}
                  totalPages={Math.ceil(report.totalCount / limit)}
                  onPage={(wanted) => onSearch({ ...filters, groupBy, first, page: wanted })}
                />
              )}
            </Card>
          )}
        </div>
      </Tabs>
    </div>
  );
}
