import * as restock from '#shared/restock/index.ts';
import { type Area, read, route, worker, write } from './area.ts';

export const restockArea: Area = {
  name: 'restock',
  routes: [
    route(restock.listAwaited, { ...read, indexes: ['gsi1'] }),
    route(restock.awaitRestock, { ...write, indexes: ['gsi1'] }),
    route(restock.forgetRestock, { ...write, indexes: ['gsi1'] }),
    // The link in the mail is verified with the secret that signed it.
    route(restock.stopRestockMail, { table: 'write', secret: true, indexes: ['gsi1'] }),
  ],
  workers: [
    // A run tells up to 25 people, with a write for each.
    worker('tell-waiting', 'restock', write, { seconds: 60, batch: 5 }),
  ],
};
