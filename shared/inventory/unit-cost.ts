const hundredths = (amount: number): number => Math.round(amount * 100);

/** What a piece costs, when so many are worth so much: to the hundredth of a đồng. */
export const unitCostOf = (worth: number, quantity: number): number =>
  Math.round(hundredths(worth) / quantity) / 100;

/**
 * What a piece costs on average once others came. What an empty shelf cost before counts for nothing; pieces whose cost
 * nobody knows are left out, since counting them as free would make all others look cheaper than they were.
 */
export function averageCost(
  there: { onHand: number; cost: number },
  came: { quantity: number; worth: number },
): number {
  const known = there.cost > 0 ? Math.max(0, there.onHand) : 0;
  const quantity = known + came.quantity;
  return quantity === 0 ? there.cost : unitCostOf(known * there.cost + came.worth, quantity);
}

/** What a piece costs on average once all that lie there are worth so much more, or less: never below nothing. */
export const revalued = (cost: number, onHand: number, amount: number): number =>
  unitCostOf(Math.max(0, onHand * cost + amount), onHand);
