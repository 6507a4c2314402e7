import { messageFor } from '#shared/events/registry.ts';
import { followLabel } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import { followWarehouse } from '#functions/domain/inventory/stock/shelves-of-warehouse.ts';
import { keepLines } from '#functions/domain/inventory/stock/stock-ledger.ts';
import { tendLots, updateLotsOf } from '#functions/domain/inventory/lots/tend-lots.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker('follow-shelves', messageFor('inventory'), async (message, context) => {
  switch (message.type) {
    case 'stock.moved':
      await keepLines(context, message);
      return tendLots(context, message, message.lines);
    case 'shelves.outdated':
      await followLabel(context, message.productId);
      return updateLotsOf(context, message.productId);
    case 'warehouse.changed':
      return followWarehouse(context, message.warehouseId);
  }
});
