import { newId } from '#shared/values/ids.ts';
import { Pointer } from '#functions/domain/customers/records/customer.ts';
import { customerKeys } from '#functions/domain/customers/records/customer-keys.ts';
import { createGroup } from '#functions/domain/customers/groups/customer-groups.ts';
import { applyOrder } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { writeNote } from '#functions/domain/customers/staff/notes.ts';
import { contextOf } from '#tests/support/context.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

/** Somebody who has bought, all of it brought; by the id of their account. */
async function aCustomer({ world, anOrder, aQuickMember }: Scene): Promise<string> {
  const buyer = await aQuickMember();
  const order = await anOrder({}, buyer);
  await applyOrder(contextOf(world.table), order.id);
  return buyer.id;
}

async function aGroup({ world, people }: Scene): Promise<string> {
  const rule = { spentAtLeast: null, ordersAtLeast: null, boughtWithinDays: null, provinces: [] };
  const group = { name: 'Khách sỉ', kind: 'static', ...rule, userId: people.admin.id } as const;
  return (await createGroup(contextOf(world.table), group)).id;
}

async function aNote(scene: Scene) {
  const id = await aCustomer(scene);
  const note = { id, userId: scene.people.admin.id, text: 'Gọi trước khi giao' };
  return { id, noteId: (await writeNote(contextOf(scene.world.table), note)).id };
}

const asAdmin = ({ people }: Scene) => ({ token: people.admin.accessToken });
const of = async (scene: Scene) => ({ ...asAdmin(scene), params: { id: await aCustomer(scene) } });
const ofGroup = async (scene: Scene) => ({ ...asAdmin(scene), params: { id: await aGroup(scene) } });

const query = {
  search: 'lan',
  kind: 'guest',
  tag: 'VIP',
  province: 'Hà Nội,Huế',
  minSpent: 100_000,
  minOrders: 1,
  lastFrom: '2026-11-01',
  lastTo: '2026-11-30',
  sortBy: 'totalSpent',
  sortOrder: 'desc',
  page: 1,
  limit: 5,
};

const groupBody = {
  name: 'Khách quen',
  kind: 'rule',
  spentAtLeast: 1_000_000,
  ordersAtLeast: null,
  boughtWithinDays: 90,
  provinces: ['Hà Nội'],
};

export const customerSamples: Samples = {
  'customers/list-customers': async (scene) => ({
    ...asAdmin(scene),
    query: { ...query, group: await aGroup(scene) },
  }),
  'customers/list-customer-ids': (scene) => ({ ...asAdmin(scene), query }),
  'customers/get-customer': of,
  'customers/list-customer-orders': async (scene) => ({ ...(await of(scene)), query: { take: 5 } }),
  'customers/label-customer': async (scene) => ({
    ...(await of(scene)),
    body: {
      addTags: ['VIP'],
      removeTags: ['Mới'],
      addGroups: [await aGroup(scene)],
      removeGroups: [newId()],
    },
  }),
  'customers/write-note': async (scene) => ({
    ...(await of(scene)),
    body: { text: 'Thích trà sen', clientRequestId: 'ghi-chu-1' },
  }),
  'customers/change-note': async (scene) => ({
    ...asAdmin(scene),
    params: await aNote(scene),
    body: { text: 'Thích trà nhài', version: 1 },
  }),
  'customers/delete-note': async (scene) => ({ ...asAdmin(scene), params: await aNote(scene) }),
  'customers/merge-customers': async (scene) => ({
    ...(await of(scene)),
    body: { otherId: await aGuestCustomer(scene) },
  }),
  'customers/erase-customer': async (scene) => ({
    ...(await of(scene)),
    body: { reason: 'Khách gọi yêu cầu' },
  }),
  'customers/list-customer-groups': asAdmin,
  'customers/create-customer-group': (scene) => ({
    ...asAdmin(scene),
    body: { ...groupBody, clientRequestId: 'nhom-khach-1' },
  }),
  'customers/update-customer-group': async (scene) => ({
    ...(await ofGroup(scene)),
    body: { ...groupBody, kind: 'static', version: 1 },
  }),
  'customers/delete-customer-group': ofGroup,
  'customers/change-group-members': async (scene) => ({
    ...(await ofGroup(scene)),
    body: { customerIds: [await aCustomer(scene)], put: 'in' },
  }),
};

async function aGuestCustomer({ world, anOrder }: Scene): Promise<string> {
  const phone = `09${newId().replace(/\D/g, '').padEnd(8, '1').slice(0, 8)}`;
  const customer = { fullName: 'Lê Khách', phone, email: 'khach@example.com' };
  const order = await anOrder({ userId: null, sessionId: 'gmuon', customer });
  await applyOrder(contextOf(world.table), order.id);
  const link = await world.table.get(customerKeys.ofOrder(order.id), Pointer);
  if (!link) throw new Error('The guest was not counted');
  return link.customerId;
}
