import { priceShares } from '#shared/orders/order-parts.ts';
import { needsCover } from '#shared/orders/order-status.ts';
import { beforeTax, shippingTaxType, type VatRate, vatRateOf } from '#shared/invoices/vat-rates.ts';
import type { InvoiceLine, InvoiceSum } from '#shared/invoices/invoice.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { moneyHeld, priceOf } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';

/** Lines and sums of an invoice. */
export type InvoiceContent = {
  lines: InvoiceLine[];
  sums: InvoiceSum[];
  net: number;
  tax: number;
  total: number;
};

/** Number of returned and refunded pieces, by order line. */
export type ReturnedPieces = Readonly<Record<string, number>>;

type Draft = Pick<InvoiceLine, 'key' | 'code' | 'name' | 'unit' | 'quantity' | 'rate'> & {
  /** List price of the line, tax included. */
  listed: number;
};

type Item = StoredOrder['items'][number];

const nameOf = ({ name, variantName }: { name: string; variantName: string | null }): string =>
  variantName ? `${name} (${variantName})` : name;

/** Converts an order item to invoice lines. A combo becomes its parts, each with its share of the price. */
function draftsOf(item: Item, quantity: number, rate: VatRate): Draft[] {
  if (quantity <= 0) return [];
  const { id, code, unit, unitTotal, parts } = item;
  if (!parts || parts.length === 0)
    return [{ key: id, code, name: nameOf(item), unit, quantity, rate, listed: unitTotal * quantity }];
  return parts.map((part, place) => ({
    key: `${id}.${place}`,
    code: part.code,
    name: nameOf(part),
    unit: part.unit,
    quantity: part.quantity * quantity,
    rate,
    listed: part.share * quantity,
  }));
}

/** Builds the invoice line for goods that were paid with `paid` đồng. */
function lineOf({ listed, ...draft }: Draft, paid: number): InvoiceLine {
  const { quantity, rate } = draft;
  const net = beforeTax(paid, rate);
  // Rounded up, so that a rounding difference becomes a discount and never a surcharge.
  const unitPrice = Math.ceil(beforeTax(listed, rate) / quantity);
  return { ...draft, unitPrice, discount: unitPrice * quantity - net, net, tax: paid - net, total: paid };
}

const order = (rate: VatRate): number => (rate === 'kct' ? -2 : rate === 'kkknt' ? -1 : rate);

function sumsOf(lines: readonly InvoiceLine[]): InvoiceSum[] {
  const byRate = Map.groupBy(lines, ({ rate }) => rate);
  return [...byRate]
    .map(([rate, those]) => ({
      rate,
      net: those.reduce((sum, { net }) => sum + net, 0),
      tax: those.reduce((sum, { tax }) => sum + tax, 0),
    }))
    .toSorted((a, b) => order(a.rate) - order(b.rate));
}

/** Adds the sums to lines. */
function totalled(lines: InvoiceLine[]): InvoiceContent {
  const sums = sumsOf(lines);
  const net = sums.reduce((sum, one) => sum + one.net, 0);
  const tax = sums.reduce((sum, one) => sum + one.tax, 0);
  return { lines, sums, net, tax, total: net + tax };
}

const sumOf = (drafts: readonly Draft[]): number => drafts.reduce((sum, { listed }) => sum + listed, 0);

/** Returns the day of the sale, which decides the tax rates. */
const dayOfSale = ({ completedAt, updatedAt }: StoredOrder): string =>
  dayInVietnam(Date.parse(completedAt ?? updatedAt));

/** Returns the invoiced shipping fee: the fee less free-shipping vouchers and less refunds of it by returns. */
function shippingOf({ shippingFee, vouchers, returnedShipping = 0 }: StoredOrder, most: number): number {
  const off = vouchers
    .filter(({ type }) => type === 'free_shipping')
    .reduce((sum, { discountAmount }) => sum + discountAmount, 0);
  return Math.min(most, Math.max(0, shippingFee - off - returnedShipping));
}

/**
 * Returns the final price of an order. If all goods came back, it is the part that the shop keeps anyway, such
 * as the shipping fee. A cancelled or undelivered order costs 0.
 */
function invoicedOf(order: StoredOrder): number {
  if (needsCover[order.status]) return priceOf(order);
  const isAllBack = order.status === 'refunded' && order.stock === 'taken';
  return isAllBack ? Math.max(0, Math.min(priceOf(order), moneyHeld(order))) : 0;
}

/**
 * Builds the content of an order's invoice, which matches the order's price to the đồng. Prices include tax, so
 * each line has the paid amount and its tax is computed from that. Returned goods are left out.
 */
export function contentOf(sold: StoredOrder, returned: ReturnedPieces): InvoiceContent {
  const day = dayOfSale(sold);
  const total = invoicedOf(sold);
  if (total === 0 && !needsCover[sold.status]) return totalled([]);
  const shipping = shippingOf(sold, total);
  const goods = total - shipping;
  const all = (kept: (item: Item) => number) =>
    sold.items.flatMap((item) => draftsOf(item, kept(item), vatRateOf(item, day)));
  const left = all(({ id, quantity }) => quantity - (returned[id] ?? 0));
  // The shop kept more than the price of the remaining pieces, so their number says nothing about the money.
  // All pieces are then listed as sold.
  const drafts = sumOf(left) >= goods ? left : all(({ quantity }) => quantity);
  const paid = priceShares(
    goods,
    drafts.map(({ listed }) => listed),
  );
  const lines = drafts.map((draft, place) => lineOf(draft, paid[place] ?? 0));
  if (shipping === 0) return totalled(lines);
  const rate = vatRateOf({ taxType: shippingTaxType, taxRate: 0 }, day);
  const fee: Draft = {
    key: 'shipping',
    code: '',
    name: 'Phí vận chuyển',
    unit: 'lần',
    quantity: 1,
    rate,
    listed: shipping,
  };
  return totalled([...lines, lineOf(fee, shipping)]);
}

const numbers = ['quantity', 'net', 'tax', 'total'] as const;

/** Merges the lines of several invoices by key. */
function merged(lines: readonly InvoiceLine[]): Map<string, InvoiceLine> {
  const byKey = new Map<string, InvoiceLine>();
  for (const line of lines) {
    const known = byKey.get(line.key);
    const sum = known ? { ...known } : { ...line };
    if (known) for (const name of numbers) sum[name] = known[name] + line[name];
    byKey.set(line.key, sum);
  }
  return byKey;
}

/** Difference between invoices and the new content, usually negative; with it they match `after`. */
export function differenceOf(
  before: readonly { lines: readonly InvoiceLine[] }[],
  after: InvoiceContent,
): InvoiceContent {
  const was = merged(before.flatMap(({ lines }) => lines));
  const is = merged(after.lines);
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  const lines = keys.flatMap((key): InvoiceLine[] => {
    const [old, now] = [was.get(key), is.get(key)];
    const shown = old ?? now;
    if (!shown) return [];
    const changed = { ...shown };
    for (const name of numbers) changed[name] = (now?.[name] ?? 0) - (old?.[name] ?? 0);
    if (numbers.every((name) => changed[name] === 0)) return [];
    return [{ ...changed, discount: changed.unitPrice * changed.quantity - changed.net }];
  });
  return totalled(lines);
}

/** Returns the total of several invoices. */
export const totalOf = (invoices: readonly { total: number }[]): number =>
  invoices.reduce((sum, { total }) => sum + total, 0);
