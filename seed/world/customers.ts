import { toBuyerOrder } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { seededCustomers } from '#functions/domain/customers/counting/seeded-customers.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { idOf, randomOf } from '#seed/random.ts';
import type { World } from './world.ts';

const letters = '23456789ABCDFGHJKMNPQRSTVWXYZ'.split('');

/** Guest data, derived from the name so that it is always the same. */
function guestOf(name: string) {
  const random = randomOf(`customer-code:${name}`);
  const code = `KH${Array.from({ length: 8 }, () => random.pick(letters)).join('')}`;
  return { id: idOf(`customer:${name}`), code };
}

/** Customer records of everyone who placed a demo order. */
export function customersOf({ orders, members }: Pick<World, 'orders' | 'members'>): Item[] {
  const profiles = new Map(members.map((member) => [member.id, member]));
  return seededCustomers(
    orders.map(({ order }) => toBuyerOrder(order)),
    (userId) => profiles.get(userId),
    guestOf,
  );
}
