import * as inventory from '#shared/inventory/inventory.contract.ts';
import { route, schedule, worker, type Area } from './area.ts';

const read = { table: 'read' } as const;
const write = { table: 'write' } as const;

export const inventoryArea: Area = {
  name: 'inventory',
  routes: [
    route(inventory.listInventories, read),
    route(inventory.saveInventories, write),
    route(inventory.searchInventory, { table: 'read', views: ['inventory'] }),
    route(inventory.listMovements, read),
    route(inventory.listDifferences, read),
    route(inventory.repairShelf, write),
  ],
  workers: [
    // A line each; a warehouse that is paused may have to tell all its shelves.
    worker(
      'follow-shelves',
      'inventory',
      { table: 'write', views: ['inventory'] },
      { seconds: 300, batch: 10 },
    ),
  ],
  schedules: [
    // Each shelf that moved since the night before, with its movements.
    schedule('check-ledger', 1440, write, { timeoutSeconds: 600 }),
  ],
};
