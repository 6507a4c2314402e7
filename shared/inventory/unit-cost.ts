const hundredths = (amount: number): number => Math.round(amount * 100);

/** Computes the cost of one piece, to the hundredth of a đồng. */
export const unitCostOf = (worth: number, quantity: number): number =>
  Math.round(hundredths(worth) / quantity) / 100;

/**
 * Computes the average cost after new pieces came in. The former cost of an empty shelf does not count. Pieces
 * of unknown cost are left out, because counting them as free would make the others look too cheap.
 */
export function averageCost(
  there: { onHand: number; cost: number },
  came: { quantity: number; worth: number },
): number {
  const known = there.cost > 0 ? Math.max(0, there.onHand) : 0;
  const quantity = known + came.quantity;
  return quantity === 0 ? there.cost : unitCostOf(known * there.cost + came.worth, quantity);
}

/** Computes the average cost after the value of the stock changed by an amount; never negative. */
export const revalued = (cost: number, onHand: number, amount: number): number =>
  unitCostOf(Math.max(0, onHand * cost + amount), onHand);
