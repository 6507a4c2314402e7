/** What sums need of a line. */
type PricedLine = {
  quantity: number;
  cost: number;
  /** VAT in percent, beside the cost. */
  taxRate: number;
};

/** What is agreed on all lines together. */
type Together = { discount: number; freight: number };

export const worthOf = ({ quantity, cost }: Pick<PricedLine, 'quantity' | 'cost'>): number => quantity * cost;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const taxOn = (worth: number, line: Pick<PricedLine, 'taxRate'> | undefined): number =>
  Math.round((worth * (line?.taxRate ?? 0)) / 100);

/**
 * An amount spread over lines by their worth, to the đồng: each gets its share of what is left, so that all of them
 * together are the amount and none is off by more than one. Where all are worth nothing, they share alike.
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

/** What each line is worth on the shelf: its cost, less its share of the discount, and its share of the freight. */
export function landedWorths(lines: readonly PricedLine[], { discount, freight }: Together): number[] {
  const worths = lines.map(worthOf);
  const off = spread(Math.min(discount, sum(worths)), worths);
  const on = spread(freight, worths);
  return worths.map((worth, place) => worth - (off[place] ?? 0) + (on[place] ?? 0));
}

/** What the supplier asks for each line, once all of it came: with its share of discount and freight, and its tax. */
export function billedWorths(lines: readonly PricedLine[], together: Together): number[] {
  const worths = lines.map(worthOf);
  const off = spread(Math.min(together.discount, sum(worths)), worths);
  return landedWorths(lines, together).map(
    (landed, place) => landed + taxOn((worths[place] ?? 0) - (off[place] ?? 0), lines[place]),
  );
}

/** Of a line's worth, what so many pieces bring: one after the other they bring all of it, whatever the steps. */
export function worthOfPart(
  { quantity, worth }: { quantity: number; worth: number },
  { before, came }: { before: number; came: number },
): number {
  const until = (count: number) => Math.round((worth * count) / quantity);
  return until(before + came) - until(before);
}

type Moved = PricedLine & { received: number; sentBack: number };

/** Of what each line is worth, what stays with the shop: what came, less what was sent back. */
export function keptWorths(lines: readonly Moved[], worths: readonly number[]): number[] {
  return lines.map(({ quantity, received, sentBack }, place) => {
    const all = { quantity, worth: worths[place] ?? 0 };
    return worthOfPart(all, { before: 0, came: received }) - worthOfPart(all, { before: 0, came: sentBack });
  });
}

/** What is owed for a purchase: for all that came and was kept, as its supplier bills it. */
export const owedFor = (lines: readonly Moved[], together: Together): number =>
  sum(keptWorths(lines, billedWorths(lines, together)));

export type PurchaseSums = { goods: number; discount: number; tax: number; freight: number; total: number };

/** What a purchase comes to. Tax is on the goods after the discount, and is no part of what they cost the shop. */
export function sumsOf(lines: readonly PricedLine[], { discount, freight }: Together): PurchaseSums {
  const worths = lines.map(worthOf);
  const goods = sum(worths);
  const off = spread(Math.min(discount, goods), worths);
  const tax = sum(lines.map((line, place) => taxOn((worths[place] ?? 0) - (off[place] ?? 0), line)));
  const taken = Math.min(discount, goods);
  return { goods, discount: taken, tax, freight, total: goods - taken + tax + freight };
}
