import type { Margin } from '#shared/overview/category-margins.contract.ts';

/** What is left of what goods brought, as far as anybody knows what they cost. */
export const marginOf = ({ known, cost }: Margin): number => known - cost;

/** In percent of that; null where nothing is known. */
export const marginPercent = (margin: Margin): number | null =>
  margin.known === 0 ? null : Math.round((marginOf(margin) / margin.known) * 1000) / 10;

/** How much of what goods brought says nothing of their cost, in percent. */
export const unknownPercent = ({ revenue, known }: Margin): number =>
  revenue === 0 ? 0 : Math.round(((revenue - known) / revenue) * 1000) / 10;
