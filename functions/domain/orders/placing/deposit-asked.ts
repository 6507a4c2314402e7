import type { OrderDeposit } from '#shared/orders/order.ts';
import { depositOf } from '#shared/settings/deposit-rule.ts';
import type { OrderRules } from '#shared/settings/order-rules.contract.ts';
import { parcelHistory } from '#functions/domain/customers/counting/refused-parcels.ts';
import { readOrderRules } from '#functions/domain/settings/order-rules.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { StoredOrder } from '../order-record.ts';
import { plainPhone } from '../reading/read-orders.ts';

/** What of an order, placed or only counted, says whether it is to be paid at the door. */
type AtTheDoor = Pick<StoredOrder, 'paymentMethod' | 'deliveryType' | 'total' | 'placedBy'>;

/** Nothing is asked of who pays first, fetches it, or agreed on it with staff. */
export const isAtTheDoor = ({ paymentMethod, deliveryType, placedBy, total }: AtTheDoor): boolean =>
  paymentMethod === 'cash' && deliveryType === 'prepaid_ship' && placedBy === null && total > 0;

const nothingKnown = { ended: 0, refused: 0 };

/** What is asked whoever orders, which anybody may be told beforehand. */
export const depositBySum = (order: AtTheDoor, rules: OrderRules): OrderDeposit | null =>
  isAtTheDoor(order) ? depositOf(rules, { total: order.total, ...nothingKnown }) : null;

const phonesOf = ({ customer, shippingAddress }: StoredOrder): string[] => [
  ...new Set([customer.phone, shippingAddress?.phone].flatMap((phone) => (phone && plainPhone(phone)) || [])),
];

/** What is asked of this order, by its sum or by how its buyer's parcels ended. */
export async function depositAsked(
  table: Table,
  order: StoredOrder,
  rules: OrderRules,
): Promise<OrderDeposit | null> {
  const bySum = depositBySum(order, rules);
  if (bySum || !rules.depositOn || rules.refusedShare === null || !isAtTheDoor(order)) return bySum;
  const history = await parcelHistory(table, { userId: order.userId, phones: phonesOf(order) });
  return depositOf(rules, { total: order.total, ...history });
}

/** A guest's word is taken for it, where the shop packs what nobody confirmed. */
const takesWord = ({ provenBy, total }: StoredOrder, { packsUnconfirmed }: OrderRules): boolean =>
  packsUnconfirmed && provenBy === null && total > 0;

/** What the rules of this moment make of an order that shall be paid at the door; undefined for nothing. */
export async function ruledAtTheDoor(
  table: Table,
  order: StoredOrder,
): Promise<{ rules: OrderRules; deposit: OrderDeposit | null; takesWord: boolean }> {
  const rules = await readOrderRules(table);
  const deposit = await depositAsked(table, order, rules);
  return { rules, deposit, takesWord: deposit === null && takesWord(order, rules) };
}
