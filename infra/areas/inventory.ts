import * as inventory from '#shared/inventory/inventory.contract.ts';
import * as counts from '#shared/inventory/counts.contract.ts';
import * as goods from '#shared/inventory/goods.contract.ts';
import * as lots from '#shared/inventory/lots.contract.ts';
import * as transfers from '#shared/inventory/transfers.contract.ts';
import { type Area, read, route, schedule, worker, write } from './area.ts';

export const inventoryArea: Area = {
  name: 'inventory',
  routes: [
    route(inventory.listInventories, read),
    route(inventory.saveInventories, write),
    route(inventory.searchInventory, { table: 'read', views: ['inventory'], indexes: ['gsi1'] }),
    route(inventory.listMovements, { ...read, indexes: ['gsi1'] }),
    route(inventory.listDifferences, read),
    route(inventory.repairShelf, write),
    route(goods.findGoods, { table: 'read', views: ['products'] }),
    route(lots.searchLots, { table: 'read', views: ['lots'] }),
    route(lots.countLots, { table: 'read', views: ['lots'] }),
    route(lots.listShelfLots, read),
    route(lots.writeOffLot, write),
    route(transfers.searchTransfers, { ...read, indexes: ['gsi1'] }),
    route(transfers.getTransfer, read),
    route(transfers.requestTransfer, write),
    route(transfers.updateTransfer, write),
    route(transfers.sendTransfer, write),
    route(transfers.receiveTransfer, write),
    route(transfers.cancelTransfer, write),
    route(counts.searchCounts, { ...read, indexes: ['gsi1'] }),
    route(counts.getCount, read),
    route(counts.listUncounted, { table: 'read', views: ['inventory'] }),
    route(counts.startCount, write),
    route(counts.countGoods, write),
    route(counts.dropLine, write),
    route(counts.postCount, write),
    route(counts.cancelCount, write),
  ],
  workers: [
    // Events bring one line each; pausing a warehouse may affect all of its shelves.
    worker(
      'follow-shelves',
      'inventory',
      { table: 'write', views: ['inventory'] },
      { seconds: 300, batch: 10 },
    ),
  ],
  schedules: [
    // Checks each shelf that has changed since the previous night against its movements.
    schedule('check-ledger', 1440, { ...write, feeds: ['inventory'] }, { timeoutSeconds: 600 }),
  ],
};
