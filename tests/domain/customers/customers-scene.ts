import { newId } from '#shared/values/ids.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { applyOrder } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { findCustomer, Pointer, type StoredCustomer } from '#functions/domain/customers/records/customer.ts';
import { customerKeys } from '#functions/domain/customers/records/customer-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable, type Turn } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { aStoredOrder } from '#tests/support/returns.ts';

const nobody = { id: '', fullName: 'Lê Khách', phoneNumber: '0911222333', email: 'khach@example.com' };

/** A market with orders of members and guests, as tests of customers need it. */
export function customersScene(turn?: Turn) {
  const { table, put, rows } = memoryTable(turn);
  const context = contextOf(table);

  function aMember(given: Parameters<typeof aProfile>[0] = {}) {
    const profile = aProfile({ fullName: 'Trần Thị Lan', phoneNumber: '0987654321', ...given });
    put([profileRecord.item(profile)]);
    return profile;
  }

  /** An order as it stands from now on; told of to nobody. */
  function order(given: Partial<StoredOrder> = {}): StoredOrder {
    const guest = { userId: null, sessionId: `g${newId().toLowerCase()}` };
    const made = { ...aStoredOrder(nobody, [], { total: 100_000, ...guest, ...given }) };
    put([orderRecord.item(made)]);
    return made;
  }

  /** The same order, further on. */
  const becomes = (before: StoredOrder, given: Partial<StoredOrder>): StoredOrder =>
    order({ ...before, version: before.version + 1, ...given });

  const count = (...orders: readonly Pick<StoredOrder, 'id'>[]) =>
    Promise.all(orders.map(({ id }) => applyOrder(context, id)));

  /** Whoever an order was counted to. */
  async function customerOf({ id }: Pick<StoredOrder, 'id'>): Promise<StoredCustomer> {
    const link = await table.get(customerKeys.ofOrder(id), Pointer);
    const found = link && (await findCustomer(table, link.customerId));
    if (!found) throw new Error(`Order ${id} was counted to nobody`);
    return found;
  }

  const customers = () => rows().filter(({ entity }) => entity === 'customer');

  return { table, context, rows, put, aMember, order, becomes, count, customerOf, customers };
}

export const aGuest = (phone: string, given: Partial<StoredOrder['customer']> = {}) => ({
  customer: { fullName: 'Lê Khách', phone, email: 'khach@example.com', ...given },
});
