import type { CategoryGroup } from './category.ts';

/** Share of a product's price that its category's group pays out as commission, in basis points. */
const groupBasisPoints: Record<CategoryGroup, number> = { a: 2_000, b: 3_000, c: 5_000 };

/** Display names of the groups. */
export const groupLabels: Record<CategoryGroup, string> = { a: '20%', b: '30%', c: '50%' };

/** Share of the price that the market keeps: a tenth. */
const keptBasisPoints = 1_000;

/** Computes the commission ('Chiết khấu'): the group's rate minus a tenth, of the price, rounded up. */
export const commissionOn = (price: number, group: CategoryGroup): number =>
  Math.ceil((price * (groupBasisPoints[group] - keptBasisPoints)) / 10_000);
