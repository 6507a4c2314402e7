import { beforeTax, shippingTaxType, vatRateOf } from '#shared/invoices/vat-rates.ts';
import { priceShares } from '#shared/orders/order-parts.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { revenueOf } from '#functions/domain/orders/order-money.ts';
import { lostPartName } from '#functions/domain/orders/lost-pieces.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { goodsOf, countsAsOrder, isSale, shippingPart, warehouseOf } from '../sales/sales-rows.ts';

/** Carriers' fees and compensation, shared among all ordered items, returned or not. */
const charges = ['feeOut', 'feeBack', 'codFee', 'insurance', 'awaited', 'compensation'] as const;

/** All columns that are summed. */
export const profitSums = ['quantity', 'revenue', 'net', 'unknown', 'cost', 'lost', ...charges] as const;
export type ProfitFigures = Record<(typeof profitSums)[number], number>;

/** Profit of the given figures. */
export const profitOf = (of: ProfitFigures): number =>
  of.net -
  of.cost -
  of.lost -
  of.feeOut -
  of.feeBack -
  of.codFee -
  of.insurance -
  of.awaited +
  of.compensation;

/** Shipping revenue before tax. */
function shippingNet({ completedAt, createdAt }: StoredOrder, shipping: number): number {
  const day = dayInVietnam(Date.parse(completedAt ?? createdAt));
  return beforeTax(shipping, vatRateOf({ taxType: shippingTaxType, taxRate: 0 }, day));
}

export function sumProfit(parts: readonly ProfitFigures[]): ProfitFigures {
  const sum = Object.fromEntries(profitSums.map((name) => [name, 0])) as ProfitFigures;
  for (const part of parts) for (const name of profitSums) sum[name] += part[name];
  return sum;
}

/** Cost of lost pieces per product: a combo's whole content, and parts counted separately. */
function lostCosts(
  item: StoredOrder['items'][number],
  lostPieces: Readonly<Record<string, number>>,
): number[] {
  const whole = goodsOf(item, item.quantity - (lostPieces[item.id] ?? 0));
  const all = goodsOf(item, 0);
  return whole.map(({ cost }, place) => {
    const part = item.parts?.[place];
    const alone = part ? (lostPieces[lostPartName(item.id, part)] ?? 0) : 0;
    const { cost: costOfAll, quantity = 0 } = all[place] ?? {};
    return (cost ?? 0) + (alone > 0 && quantity > 0 ? Math.round(((costOfAll ?? 0) * alone) / quantity) : 0);
  });
}

/** Share of each item in the order's income and costs. The shares add up to the order. */
function goodsFigures(order: StoredOrder) {
  const { items, returnedPieces = {}, lostPieces = {}, carriage } = order;
  const isSold = isSale(order);
  const gone = ({ id, quantity }: (typeof items)[number]) => (isSold ? (returnedPieces[id] ?? 0) : quantity);
  const ordered = items.flatMap((item) => goodsOf(item, 0));
  const kept = items.flatMap((item) => goodsOf(item, gone(item)));
  const lost = items.flatMap((item) => lostCosts(item, lostPieces));
  if (ordered.length === 0) return [];
  const revenue = revenueOf(order);
  const shipping = shippingPart(order, revenue);
  const keptWeights = kept.map(({ weight }) => weight);
  const orderedWeights = ordered.map(({ weight }) => weight);
  const revenues = priceShares(revenue, keptWeights);
  const prices = priceShares(revenue - shipping, keptWeights);
  const brought = priceShares(shippingNet(order, shipping), keptWeights);
  const shares = new Map(charges.map((name) => [name, priceShares(carriage?.[name] ?? 0, orderedWeights)]));
  return kept.map(({ productId, name, code, businessId, quantity, taxRate, cost }, place) => {
    const goods = Math.round(((prices[place] ?? 0) * 100) / (100 + taxRate));
    const share = (charge: (typeof charges)[number]) => shares.get(charge)?.[place] ?? 0;
    return {
      productId,
      name,
      code,
      businessId,
      quantity,
      revenue: revenues[place] ?? 0,
      net: goods + (brought[place] ?? 0),
      unknown: cost === null ? goods : 0,
      cost: cost ?? 0,
      lost: lost[place] ?? 0,
      feeOut: share('feeOut'),
      feeBack: share('feeBack'),
      codFee: share('codFee'),
      insurance: share('insurance'),
      awaited: share('awaited'),
      compensation: share('compensation'),
    };
  });
}

const isSomething = (figures: ProfitFigures): boolean => profitSums.some((name) => figures[name] !== 0);

/** Profit rows of an order. A cancelled order may have costs too. */
export function profitRows(order: StoredOrder) {
  const { createdAt, saleChannelId, code } = order;
  const shared = {
    day: dayInVietnam(Date.parse(createdAt)),
    warehouseId: warehouseOf(order),
    saleChannelId,
  };
  const goods = goodsFigures(order);
  const sum = sumProfit(goods);
  const sold = Number(countsAsOrder(order));
  return {
    profit: [
      {
        ...shared,
        createdAt,
        code,
        sold,
        told: Number(sold === 1 || isSomething(sum)),
        ...sum,
        left: profitOf(sum),
      },
    ],
    profit_goods: goods.filter(isSomething).map((figures) => ({ ...shared, ...figures })),
  };
}
