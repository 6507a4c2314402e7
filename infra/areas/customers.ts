import * as customers from '#shared/customers/index.ts';
import { type Area, read, route, worker, write } from './area.ts';

const throughView = { table: 'read', views: ['customers'] } as const;
/** Returns the record as its page shows it, including possible duplicates of the customer. */
const answering = { table: 'write', views: ['customers'] } as const;

export const customersArea: Area = {
  name: 'customers',
  routes: [
    route(customers.listCustomers, throughView),
    route(customers.listCustomerIds, throughView),
    route(customers.getCustomer, throughView),
    route(customers.listCustomerOrders, read),
    route(customers.labelCustomer, answering),
    route(customers.mergeCustomers, answering),
    route(customers.eraseCustomer, answering),

    route(customers.writeNote, write),
    route(customers.changeNote, write),
    route(customers.deleteNote, write),

    route(customers.listCustomerGroups, throughView),
    route(customers.createCustomerGroup, write),
    route(customers.updateCustomerGroup, write),
    route(customers.deleteCustomerGroup, write),
    route(customers.changeGroupMembers, write),
  ],
  workers: [
    // A customer who asked to be forgotten may have placed hundreds of orders, with a write for each.
    worker('follow-customers', 'customers', write, { seconds: 60, batch: 10 }),
  ],
};
