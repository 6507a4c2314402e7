import type { OrderDeposit } from '#shared/orders/order.ts';
import { depositOf } from '#shared/settings/deposit-rule.ts';
import type { OrderRules } from '#shared/settings/order-rules.contract.ts';
import { parcelHistory } from '#functions/domain/customers/counting/refused-parcels.ts';
import { readOrderRules } from '#functions/domain/settings/order-rules.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { StoredOrder } from '../order-record.ts';
import { plainPhone } from '../reading/read-orders.ts';

/** Fields of a placed or quoted order that decide whether it is paid at the door. */
type AtTheDoor = Pick<StoredOrder, 'paymentMethod' | 'deliveryType' | 'total' | 'placedBy'>;

/** Whether an order is paid at the door: not in advance, not picked up, not written by staff. */
export const isPaidOnDelivery = ({ paymentMethod, deliveryType, placedBy, total }: AtTheDoor): boolean =>
  paymentMethod === 'cash' && deliveryType === 'prepaid_ship' && placedBy === null && total > 0;

const nothingKnown = { ended: 0, refused: 0 };

/** Deposit by the order's sum alone, which anybody may be told in advance. */
export const depositBySum = (order: AtTheDoor, rules: OrderRules): OrderDeposit | null =>
  isPaidOnDelivery(order) ? depositOf(rules, { total: order.total, ...nothingKnown }) : null;

const phonesOf = ({ customer, shippingAddress }: StoredOrder): string[] => [
  ...new Set([customer.phone, shippingAddress?.phone].flatMap((phone) => (phone && plainPhone(phone)) || [])),
];

/** Deposit for this order, by its sum or by how the buyer's earlier parcels ended. */
async function depositAsked(
  table: Table,
  order: StoredOrder,
  rules: OrderRules,
): Promise<OrderDeposit | null> {
  const bySum = depositBySum(order, rules);
  if (bySum || !rules.depositOn || rules.refusedShare === null || !isPaidOnDelivery(order)) return bySum;
  const history = await parcelHistory(table, { userId: order.userId, phones: phonesOf(order) });
  return depositOf(rules, { total: order.total, ...history });
}

/** Whether a guest's order is accepted without confirmation, because the shop packs unconfirmed orders. */
const takesWord = ({ provenBy, total }: StoredOrder, { packsUnconfirmed }: OrderRules): boolean =>
  packsUnconfirmed && provenBy === null && total > 0;

/** Applies the current order rules to an order that is paid at the door. */
export async function applyDeliveryRules(
  table: Table,
  order: StoredOrder,
): Promise<{ rules: OrderRules; deposit: OrderDeposit | null; takesWord: boolean }> {
  const rules = await readOrderRules(table);
  const deposit = await depositAsked(table, order, rules);
  return { rules, deposit, takesWord: deposit === null && takesWord(order, rules) };
}
