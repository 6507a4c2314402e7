import * as customers from '#shared/customers/index.ts';
import { createGroup, deleteGroup, updateGroup } from '#functions/domain/customers/groups/customer-groups.ts';
import { listCountedGroups } from '#functions/domain/customers/staff/count-groups.ts';
import * as erasing from '#functions/domain/customers/staff/erase-customer.ts';
import * as labelling from '#functions/domain/customers/staff/label-customer.ts';
import * as listingCustomerOrders from '#functions/domain/customers/staff/list-customer-orders.ts';
import * as listingCustomers from '#functions/domain/customers/staff/list-customers.ts';
import * as merging from '#functions/domain/customers/staff/merge-customers.ts';
import * as notes from '#functions/domain/customers/staff/notes.ts';
import { readCustomer, toCustomer } from '#functions/domain/customers/staff/read-customer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const changeGroupMembers = httpRoute(
  customers.changeGroupMembers,
  ({ params, body, language, table, now }) =>
    labelling.changeGroupMembers({ table, now }, { ...body, groupId: params.id, language }),
);

export const changeNote = httpRoute(customers.changeNote, ({ params, body, table, now }) =>
  notes.changeNote({ table, now }, { ...body, ...params }),
);

export const createCustomerGroup = httpRoute(
  customers.createCustomerGroup,
  ({ actor: { userId }, body, table, now }) => createGroup({ table, now }, { ...body, userId }),
);

export const deleteCustomerGroup = httpRoute(
  customers.deleteCustomerGroup,
  async ({ params: { id }, table, now }) => {
    await deleteGroup({ table, now }, id);
    return { success: true };
  },
);

export const deleteNote = httpRoute(customers.deleteNote, async ({ params, table, now }) => {
  await notes.deleteNote({ table, now }, params);
  return { success: true };
});

export const eraseCustomer = httpRoute(customers.eraseCustomer, async ({ params, body, table, now }) =>
  toCustomer({ table, now }, await erasing.eraseCustomer({ table, now }, { ...body, ...params })),
);

export const getCustomer = httpRoute(customers.getCustomer, ({ params: { id }, table, now }) =>
  readCustomer({ table, now }, id),
);

export const labelCustomer = httpRoute(customers.labelCustomer, async ({ params, body, table, now }) =>
  toCustomer({ table, now }, await labelling.labelCustomer({ table, now }, { ...body, ...params })),
);

export const listCustomerGroups = httpRoute(customers.listCustomerGroups, ({ table, now }) =>
  listCountedGroups({ table, now }),
);

export const listCustomerIds = httpRoute(customers.listCustomerIds, ({ query, table, now }) =>
  listingCustomers.listCustomerIds({ table, now }, query),
);

export const listCustomerOrders = httpRoute(customers.listCustomerOrders, ({ params, query, table, now }) =>
  listingCustomerOrders.listCustomerOrders({ table, now }, { ...params, ...query }),
);

export const listCustomers = httpRoute(customers.listCustomers, ({ query, table, now }) =>
  listingCustomers.listCustomers({ table, now }, query),
);

export const mergeCustomers = httpRoute(customers.mergeCustomers, async ({ params, body, table, now }) =>
  toCustomer({ table, now }, await merging.mergeCustomers({ table, now }, { ...body, ...params })),
);

export const updateCustomerGroup = httpRoute(customers.updateCustomerGroup, ({ params, body, table, now }) =>
  updateGroup({ table, now }, { ...body, ...params }),
);

export const writeNote = httpRoute(customers.writeNote, ({ actor: { userId }, params, body, table, now }) =>
  notes.writeNote({ table, now }, { ...body, ...params, userId }),
);
