import type { Margin } from '#shared/overview/category-margins.contract.ts';

/** Profit on goods with a known cost. */
export const marginOf = ({ known, cost }: Margin): number => known - cost;

/** Profit in percent of the revenue with a known cost; null if no cost is known. */
export const marginPercent = (margin: Margin): number | null =>
  margin.known === 0 ? null : Math.round((marginOf(margin) / margin.known) * 1000) / 10;

/** Percentage of the revenue whose cost is unknown. */
export const unknownPercent = ({ revenue, known }: Margin): number =>
  revenue === 0 ? 0 : Math.round(((revenue - known) / revenue) * 1000) / 10;
