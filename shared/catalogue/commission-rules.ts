import type { CategoryGroup } from './category.ts';

/** How much of a product's price its category's group pays out as commission, in basis points. */
const groupBasisPoints: Record<CategoryGroup, number> = { a: 2_000, b: 3_000, c: 5_000 };

/** What a group is called where people read of it. */
export const groupLabels: Record<CategoryGroup, string> = { a: '20%', b: '30%', c: '50%' };

/** A tenth of the price, which the market keeps. */
const keptBasisPoints = 1_000;

/** The commission on a product ('Chiết khấu' of its group): the group's rate less a tenth, of the price, rounded up. */
export const commissionOn = (price: number, group: CategoryGroup): number =>
  Math.ceil((price * (groupBasisPoints[group] - keptBasisPoints)) / 10_000);
