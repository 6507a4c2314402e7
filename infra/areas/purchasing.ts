import * as purchasing from '#shared/purchasing/index.ts';
import { type Area, read, route, schedule, write } from './area.ts';

const goods = { table: 'read', views: ['products'] } as const;
const shelves = { table: 'read', views: ['inventory'] } as const;

export const purchasingArea: Area = {
  name: 'purchasing',
  routes: [
    route(purchasing.searchSuppliers, read),
    route(purchasing.getSupplier, read),
    route(purchasing.createSupplier, write),
    route(purchasing.updateSupplier, write),
    route(purchasing.deleteSupplier, { ...write, indexes: ['gsi1'] }),

    route(purchasing.searchPurchases, { table: 'read', views: ['purchases'] }),
    route(purchasing.getPurchase, read),
    route(purchasing.getPurchasePaper, { ...read, papers: true }, { memoryMb: 1024 }),
    route(purchasing.createPurchase, write),
    route(purchasing.updatePurchase, write),
    route(purchasing.receivePurchase, write),
    route(purchasing.sendBackGoods, write),
    route(purchasing.correctPurchase, write),
    route(purchasing.deletePurchase, write),

    route(purchasing.searchDebts, read),
    route(purchasing.sumDebts, read),
    route(purchasing.getDebt, read),
    route(purchasing.listDebtEntries, read),
    route(purchasing.paySupplier, write),
    route(purchasing.reversePayment, write),

    route(purchasing.findPurchaseGoods, goods),
    route(purchasing.matchGoods, goods),

    route(purchasing.searchReorder, { table: 'read', views: ['inventory', 'purchases'] }),
    route(purchasing.listReorderIds, shelves),
    route(purchasing.draftReorder, write),
  ],
  schedules: [
    // Reads all orders of thirty days; an interrupted run is repeated with the same result the next night.
    schedule(
      'count-recent-sales',
      1440,
      { table: 'write', views: ['orders', 'inventory'] },
      { timeoutSeconds: 600 },
    ),
  ],
};
