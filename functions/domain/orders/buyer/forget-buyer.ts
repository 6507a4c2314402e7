import { forgottenName, isForgotten, noPhone, noStreet } from '#shared/orders/nameless-guest.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { forgetNotes } from '../desk/notes.ts';
import { guestPointers } from '../guests/guest-pointers.ts';
import { type ChangedOrder, changeOrder } from '../moving/change-order.ts';
import { saveAsShop } from '../moving/save-change.ts';
import type { StoredOrder } from '../order-record.ts';
import { findOrder } from '../reading/read-orders.ts';

/** Removes the buyer's data. Bookkeeping needs goods, amounts, dates, ward and invoice details. */
function withoutBuyer(order: StoredOrder, at: Date): ChangedOrder {
  const { shippingAddress, vatInvoice } = order;
  const { after, writes } = changeOrder(
    order,
    {
      customer: { fullName: forgottenName, phone: noPhone, email: '' },
      shippingAddress: shippingAddress && {
        ...shippingAddress,
        recipientName: forgottenName,
        phone: noPhone,
        street: noStreet,
      },
      vatInvoice: vatInvoice && { ...vatInvoice, email: '' },
      notes: '',
      calls: order.calls.map((call) => ({ ...call, note: '' })),
      nextCallAt: null,
    },
    [],
    at,
  );
  return { after, writes: [...writes, ...guestPointers(order).map((pointer) => remove(pointer))] };
}

/** Anonymises an order: no buyer, not found by contact details. A repeat changes nothing. */
export async function forgetBuyer(context: Context, id: string): Promise<void> {
  if (!(await findOrder(context, id))) return;
  await saveAsShop(context, id, (order, at) =>
    isForgotten(order.customer) ? { after: order, writes: [] } : withoutBuyer(order, at),
  );
  // Notes are free text of staff and may contain personal data.
  await forgetNotes(context, id);
}
