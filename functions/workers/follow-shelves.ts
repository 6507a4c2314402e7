import { messageFor } from '#shared/events/registry.ts';
import { followLabel } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import { followWarehouse } from '#functions/domain/catalogue/inventory/shelves-of-warehouse.ts';
import { keepLines } from '#functions/domain/catalogue/inventory/stock-ledger.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker('follow-shelves', messageFor('inventory'), (message, context) => {
  switch (message.type) {
    case 'stock.moved':
      return keepLines(context, message);
    case 'shelves.outdated':
      return followLabel(context, message.productId);
    case 'warehouse.changed':
      return followWarehouse(context, message.warehouseId);
  }
});
