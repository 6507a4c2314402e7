import { number, one, words } from '#shared/lists/query-parts.ts';
import {
  drillFilters,
  profitEnds,
  type ProfitGroup,
  profitGroups,
  reportFilters,
} from '#shared/reports/report-choices.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';
import { type DateRange, staffRange } from '#web/ui/fields/date-range.ts';

/** Search parameters of a report: period, warehouse and channel. */
export const reportSearch = defineSearch({ filters: reportFilters }, { period: ['start', 'end'] });
export type ReportSearch = SearchOf<typeof reportSearch>;

/** Search parameters of the payment report, with the figure whose rows are open. */
export const paymentReportSearch = defineSearch(
  {
    filters: {
      ...reportFilters,
      status: drillFilters.status,
      basis: drillFilters.basis,
      qr: drillFilters.qr,
      search: words(100),
      /** Day within the report whose rows are open. */
      day: { kind: 'since' },
      page: number(1, 100_000),
    },
  } as const,
  { period: ['start', 'end'] },
);
export type PaymentReportSearch = SearchOf<typeof paymentReportSearch>;

export const salesSearch = defineSearch(
  {
    filters: {
      ...reportFilters,
      /** View: sales or profit. */
      show: one(['sales', 'profit']),
      groupBy: one(profitGroups),
      first: one(profitEnds),
      page: number(1, 100_000),
    },
  } as const,
  { period: ['start', 'end'] },
);
export type SalesSearch = SearchOf<typeof salesSearch>;

export const analyticsSearch = defineSearch(
  { filters: { start: reportFilters.start, end: reportFilters.end } },
  { period: ['start', 'end'] },
);
export type AnalyticsSearch = SearchOf<typeof analyticsSearch>;

/** Days of a report: from the search parameters, or the last seven. */
export function daysOf({ start, end }: { start?: string; end?: string }): DateRange {
  return start && end ? { from: start, to: end } : staffRange();
}

type Places = Pick<ReportSearch, 'warehouseId' | 'saleChannelId'>;

/** Query parameters of a report's API call. */
export function reportQueryOf({ warehouseId, saleChannelId, ...search }: ReportSearch) {
  const { from, to } = daysOf(search);
  const places: Places = { ...(warehouseId && { warehouseId }), ...(saleChannelId && { saleChannelId }) };
  return { start: from, end: to, ...places };
}

const pageSize = 50;
/** All days of the longest period, which the chart by day needs at once. */
const allDays = 366;

/** Parts of a grouped report's address; a grouping that the report does not have is by day. */
export function groupedBy<Group extends ProfitGroup>(search: SalesSearch, groups: readonly Group[]) {
  const { show: _show, first: _first, groupBy: chosen, page = 1, ...filters } = search;
  const groupBy: Group | 'day' = groups.find((group) => group === chosen) ?? 'day';
  const limit = groupBy === 'day' ? allDays : pageSize;
  return { filters, groupBy, page, asked: { ...reportQueryOf(filters), groupBy, page, limit } };
}

/** Order statuses that count as sold. */
export const counting = 'confirmed,packing,packing_completed,delivering,shipped,completed';

/** Filter of the order list for the orders of a report; the warehouse is an order's main one. */
export const ordersIn = (
  { start, end, warehouseId, saleChannelId }: ReturnType<typeof reportQueryOf>,
  status?: string,
) => ({
  createdFrom: start,
  createdTo: end,
  ...(status && { status }),
  ...(warehouseId && { mainWarehouseId: warehouseId }),
  ...(saleChannelId && { saleChannelId }),
});

/** Filter of the refund list for refunds that were paid out in the period. */
export const refundFilterOf = ({ start, end, ...places }: ReturnType<typeof reportQueryOf>) => ({
  status: 'succeeded',
  sentFrom: start,
  sentTo: end,
  ...places,
});

/** Query for the rows behind the open figure. */
export function drillDownOf({
  status,
  basis,
  qr,
  day,
  search: words,
  page: _page,
  ...search
}: PaymentReportSearch) {
  return {
    ...reportQueryOf(search),
    ...(day && { start: day, end: day }),
    basis: basis ?? ('begun' as const),
    ...(status && { status }),
    ...(qr && { qr }),
    ...(words && { search: words }),
  };
}
