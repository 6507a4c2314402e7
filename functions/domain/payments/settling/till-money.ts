import type { PaymentMethod } from '#shared/payments/payment.ts';
import type { TillLine } from '#shared/tills/till-choices.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { TillMoney } from '#functions/domain/tills/take-into-till.ts';

/** Order's data for the till: id, code, warehouse, and whether the buyer is at the counter. */
export const tillMoneyOf = ({
  id: orderId,
  code: orderCode,
  deliveryType,
  pickupWarehouse,
  holdings,
}: StoredOrder): Omit<TillMoney, 'line' | 'amount'> => ({
  warehouseId: pickupWarehouse?.id ?? holdings[0]?.warehouseId ?? null,
  warehouseName: pickupWarehouse?.name ?? '',
  isThere: deliveryType === 'warehouse_pickup',
  orderId,
  orderCode,
});

const onItsWay: readonly StoredOrder['status'][] = ['delivering', 'shipped', 'completed'];

/** Till line of this money. A delivered order's cash is handed in later, so it counts as `cods`. */
export function lineOfMoney(
  { deliveryType, status }: Pick<StoredOrder, 'deliveryType' | 'status'>,
  method: PaymentMethod | null,
): TillLine {
  if (method === 'transfer') return 'transfers';
  if (method === 'card' || method === 'wallet') return 'cards';
  if (method !== 'cash') return 'others';
  return deliveryType !== 'warehouse_pickup' && onItsWay.includes(status) ? 'cods' : 'sales';
}
