/** Fields of a line that the sums need. */
type PricedLine = {
  quantity: number;
  cost: number;
  /** VAT in percent, added to the cost. */
  taxRate: number;
};

/** Amounts agreed for all lines together. */
type Together = { discount: number; freight: number };

export const worthOf = ({ quantity, cost }: Pick<PricedLine, 'quantity' | 'cost'>): number => quantity * cost;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const taxOn = (worth: number, line: Pick<PricedLine, 'taxRate'> | undefined): number =>
  Math.round((worth * (line?.taxRate ?? 0)) / 100);

/**
 * Splits an amount over lines by their value, to the đồng. Each line gets its share of the rest, so that the
 * parts add up exactly and none is off by more than one. If all values are 0, the parts are equal.
 */
export function spread(amount: number, worths: readonly number[]): number[] {
  const weights = sum(worths) > 0 ? worths : worths.map(() => 1);
  let [left, weight] = [amount, sum(weights)];
  return weights.map((own) => {
    const share = weight > 0 ? Math.round((left * own) / weight) : 0;
    left -= share;
    weight -= own;
    return share;
  });
}

/** Computes each line's stock value: cost, minus share of discount, plus share of freight. */
export function landedWorths(lines: readonly PricedLine[], { discount, freight }: Together): number[] {
  const worths = lines.map(worthOf);
  const off = spread(Math.min(discount, sum(worths)), worths);
  const on = spread(freight, worths);
  return worths.map((worth, place) => worth - (off[place] ?? 0) + (on[place] ?? 0));
}

/** Computes the supplier's charge of fully received lines: share of discount and freight, tax. */
export function billedWorths(lines: readonly PricedLine[], together: Together): number[] {
  const worths = lines.map(worthOf);
  const off = spread(Math.min(together.discount, sum(worths)), worths);
  return landedWorths(lines, together).map(
    (landed, place) => landed + taxOn((worths[place] ?? 0) - (off[place] ?? 0), lines[place]),
  );
}

/** Computes the value of some pieces; partial receipts add up exactly to the whole value. */
export function worthOfPart(
  { quantity, worth }: { quantity: number; worth: number },
  { before, came }: { before: number; came: number },
): number {
  const until = (count: number) => Math.round((worth * count) / quantity);
  return until(before + came) - until(before);
}

type MovedLine = PricedLine & { received: number; sentBack: number };

/** Computes the part of each line's value that stays with the shop: received minus sent back. */
export function keptValues(lines: readonly MovedLine[], worths: readonly number[]): number[] {
  return lines.map(({ quantity, received, sentBack }, place) => {
    const all = { quantity, worth: worths[place] ?? 0 };
    return worthOfPart(all, { before: 0, came: received }) - worthOfPart(all, { before: 0, came: sentBack });
  });
}

/** Computes the debt for a purchase: the supplier's charge for all received and kept pieces. */
export const owedFor = (lines: readonly MovedLine[], together: Together): number =>
  sum(keptValues(lines, billedWorths(lines, together)));

export type PurchaseSums = { goods: number; discount: number; tax: number; freight: number; total: number };

/** Computes a purchase's totals: tax is on goods after the discount, no part of the shop's cost. */
export function sumsOf(lines: readonly PricedLine[], { discount, freight }: Together): PurchaseSums {
  const worths = lines.map(worthOf);
  const goods = sum(worths);
  const off = spread(Math.min(discount, goods), worths);
  const tax = sum(lines.map((line, place) => taxOn((worths[place] ?? 0) - (off[place] ?? 0), line)));
  const taken = Math.min(discount, goods);
  return { goods, discount: taken, tax, freight, total: goods - taken + tax + freight };
}
