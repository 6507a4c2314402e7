import { number, one, words } from '#shared/lists/query-parts.ts';
import { drillFilters, profitEnds, profitGroups, reportFilters } from '#shared/reports/report-choices.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';
import { type DateRange, staffRange } from '#web/ui/fields/date-range.ts';

/** What the address of a report says: its days, and of which warehouse or channel. */
export const reportSearch = defineSearch({ filters: reportFilters }, { period: ['start', 'end'] });
export type ReportSearch = SearchOf<typeof reportSearch>;

/** The same of payments, with the figure whose rows are open. */
export const paymentReportSearch = defineSearch(
  {
    filters: {
      ...reportFilters,
      status: drillFilters.status,
      basis: drillFilters.basis,
      qr: drillFilters.qr,
      search: words(100),
      /** Of one day alone, of those the report shows. */
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
      /** What was sold, or what is left of it. */
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

/** The days a report shows: those of its address, or the last seven. */
export function daysOf({ start, end }: { start?: string; end?: string }): DateRange {
  return start && end ? { from: start, to: end } : staffRange();
}

type Places = Pick<ReportSearch, 'warehouseId' | 'saleChannelId'>;

/** What a report is asked for. */
export function askedOf({ warehouseId, saleChannelId, ...search }: ReportSearch) {
  const { from, to } = daysOf(search);
  const places: Places = { ...(warehouseId && { warehouseId }), ...(saleChannelId && { saleChannelId }) };
  return { start: from, end: to, ...places };
}

/** The states of orders that count as sold. */
export const counting = 'confirmed,packing,packing_completed,delivering,shipped,completed';

/** The orders a report counts, as their list is narrowed: by the warehouse they mainly come from. */
export const ordersIn = (
  { start, end, warehouseId, saleChannelId }: ReturnType<typeof askedOf>,
  status?: string,
) => ({
  createdFrom: start,
  createdTo: end,
  ...(status && { status }),
  ...(warehouseId && { mainWarehouseId: warehouseId }),
  ...(saleChannelId && { saleChannelId }),
});

/** The refunds whose money was sent then, as their list is narrowed. */
export const sentIn = ({ start, end, ...places }: ReturnType<typeof askedOf>) => ({
  status: 'succeeded',
  sentFrom: start,
  sentTo: end,
  ...places,
});

/** How the rows behind the figure that is open are asked for. */
export function drilledBy({
  status,
  basis,
  qr,
  day,
  search: words,
  page: _page,
  ...search
}: PaymentReportSearch) {
  return {
    ...askedOf(search),
    ...(day && { start: day, end: day }),
    basis: basis ?? ('begun' as const),
    ...(status && { status }),
    ...(qr && { qr }),
    ...(words && { search: words }),
  };
}
