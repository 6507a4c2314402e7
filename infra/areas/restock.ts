import * as restock from '#shared/restock/index.ts';
import { route, worker, type Area } from './area.ts';

const read = { table: 'read' } as const;
const write = { table: 'write' } as const;

export const restockArea: Area = {
  name: 'restock',
  routes: [
    route(restock.listAwaited, { ...read, indexes: ['gsi1'] }),
    route(restock.awaitRestock, { ...write, indexes: ['gsi1'] }),
    route(restock.forgetRestock, { ...write, indexes: ['gsi1'] }),
    // The link in the mail is checked with the secret it was made with.
    route(restock.stopRestockMail, { table: 'write', secret: true, indexes: ['gsi1'] }),
  ],
  workers: [
    // Up to 25 people are told in one run, a write each.
    worker('tell-waiting', 'restock', write, { seconds: 60, batch: 5 }),
  ],
};
