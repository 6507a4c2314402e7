import { can } from '#shared/contract/access.ts';
import * as inventory from '#shared/inventory/index.ts';
import * as counting from '#functions/domain/inventory/counts/count-goods.ts';
import * as listingUncounted from '#functions/domain/inventory/counts/list-uncounted.ts';
import * as posting from '#functions/domain/inventory/counts/post-count.ts';
import * as readingCounts from '#functions/domain/inventory/counts/read-counts.ts';
import * as starting from '#functions/domain/inventory/counts/start-count.ts';
import * as listingShelfLots from '#functions/domain/inventory/lots/list-shelf-lots.ts';
import * as searchingLots from '#functions/domain/inventory/lots/search-lots.ts';
import * as writingOff from '#functions/domain/inventory/lots/write-off-lot.ts';
import * as finding from '#functions/domain/inventory/stock/find-goods.ts';
import * as readingInventories from '#functions/domain/inventory/stock/read-inventories.ts';
import * as readingLedger from '#functions/domain/inventory/stock/read-ledger.ts';
import * as repairing from '#functions/domain/inventory/stock/repair-shelf.ts';
import * as saving from '#functions/domain/inventory/stock/save-inventories.ts';
import * as searchingInventory from '#functions/domain/inventory/stock/search-inventory.ts';
import { showDifferences } from '#functions/domain/inventory/stock/show-differences.ts';
import * as readingTransfers from '#functions/domain/inventory/transfers/read-transfers.ts';
import * as receiving from '#functions/domain/inventory/transfers/receive-transfer.ts';
import * as requesting from '#functions/domain/inventory/transfers/request-transfer.ts';
import * as sending from '#functions/domain/inventory/transfers/send-transfer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const cancelCount = httpRoute(
  inventory.cancelCount,
  ({ params: { id }, body, actor: { userId }, table, now }) =>
    starting.cancelCount({ table, now }, { ...body, id, userId }),
);

export const cancelTransfer = httpRoute(
  inventory.cancelTransfer,
  ({ params: { id }, body, actor: { userId }, table, now }) =>
    sending.cancelTransfer({ table, now }, { ...body, id, userId }),
);

export const countGoods = httpRoute(
  inventory.countGoods,
  ({ params: { id }, body, actor: { userId }, table, now }) =>
    counting.countGoods({ table, now }, { ...body, id, userId }),
);

export const countLots = httpRoute(inventory.countLots, ({ now }) => searchingLots.countLots({ now }));

export const dropLine = httpRoute(inventory.dropLine, async ({ params, query, table, now }) => {
  await counting.dropLine({ table, now }, { ...params, variantId: query.variantId ?? null });
  return { success: true as const };
});

export const findGoods = httpRoute(inventory.findGoods, ({ query, table, now }) =>
  finding.findGoods({ table, now }, query),
);

export const getCount = httpRoute(inventory.getCount, ({ params: { id }, table, now }) =>
  readingCounts.getCount({ table, now }, id),
);

export const getTransfer = httpRoute(inventory.getTransfer, ({ params: { id }, table, now }) =>
  readingTransfers.getTransfer({ table, now }, id),
);

export const listDifferences = httpRoute(inventory.listDifferences, ({ table, now }) =>
  showDifferences({ table, now }),
);

export const listInventories = httpRoute(
  inventory.listInventories,
  ({ params: { id }, actor: { role }, table, now }) =>
    readingInventories.listInventories({ table, now }, { productId: id, seesCosts: can(role, 'costs.read') }),
);

export const listMovements = httpRoute(
  inventory.listMovements,
  ({ params, query, actor: { role }, table, now }) =>
    readingLedger.listMovements({ table, now }, { ...params, ...query, seesCosts: can(role, 'costs.read') }),
);

export const listShelfLots = httpRoute(inventory.listShelfLots, ({ params, query, table }) =>
  listingShelfLots.listShelfLots({ table }, { ...params, ...query }),
);

export const listUncounted = httpRoute(inventory.listUncounted, ({ params: { id }, table, now }) =>
  listingUncounted.listUncounted({ table, now }, id),
);

export const postCount = httpRoute(
  inventory.postCount,
  ({ params: { id }, body, actor: { userId }, table, now }) =>
    posting.postCount({ table, now }, { ...body, id, userId }),
);

export const receiveTransfer = httpRoute(
  inventory.receiveTransfer,
  ({ params: { id }, body, actor: { userId }, table, now }) =>
    receiving.receiveTransfer({ table, now }, { ...body, id, userId }),
);

export const repairShelf = httpRoute(inventory.repairShelf, async ({ body, table, now }) => {
  await repairing.repairShelf({ table, now }, body);
  return { success: true as const };
});

export const requestTransfer = httpRoute(
  inventory.requestTransfer,
  ({ body, actor: { userId }, table, now }) =>
    requesting.requestTransfer({ table, now }, { ...body, userId }),
);

export const saveInventories = httpRoute(
  inventory.saveInventories,
  ({ params, body, actor: { userId, role }, table, now }) =>
    saving.saveInventories(
      { table, now },
      { ...body, productId: params.id, userId, seesCosts: can(role, 'costs.read') },
    ),
);

export const searchCounts = httpRoute(inventory.searchCounts, ({ query, table, now }) =>
  readingCounts.searchCounts({ table, now }, query),
);

export const searchInventory = httpRoute(
  inventory.searchInventory,
  ({ query, actor: { role }, table, now }) =>
    searchingInventory.searchInventory({ table, now }, { ...query, seesCosts: can(role, 'costs.read') }),
);

export const searchLots = httpRoute(inventory.searchLots, ({ query, now }) =>
  searchingLots.searchLots({ now }, query),
);

export const searchTransfers = httpRoute(inventory.searchTransfers, ({ query, table, now }) =>
  readingTransfers.searchTransfers({ table, now }, query),
);

export const sendTransfer = httpRoute(
  inventory.sendTransfer,
  ({ params: { id }, body, actor: { userId }, table, now }) =>
    sending.sendTransfer({ table, now }, { ...body, id, userId }),
);

export const startCount = httpRoute(inventory.startCount, ({ body, actor: { userId }, table, now }) =>
  starting.startCount({ table, now }, { ...body, userId }),
);

export const updateTransfer = httpRoute(inventory.updateTransfer, ({ params: { id }, body, table, now }) =>
  requesting.updateTransfer({ table, now }, { ...body, id }),
);

export const writeOffLot = httpRoute(
  inventory.writeOffLot,
  ({ params: { id }, body, actor: { userId }, table, now }) =>
    writingOff.writeOffLot({ table, now }, { ...body, id, userId }),
);
