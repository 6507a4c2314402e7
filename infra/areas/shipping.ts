import * as shipping from '#shared/shipping/index.ts';
import { type Area, route, worker, write } from './area.ts';

/** Calls the carrier, which may be slow. */
const asks = { table: 'write', carriers: ['ghtk'] } as const;

export const shippingArea: Area = {
  name: 'shipping',
  routes: [
    route(shipping.listPackingOrders, { table: 'read', views: ['packing'] }),
    route(shipping.countPackingQueues, { table: 'read', views: ['packing', 'orders'] }),
    route(shipping.getPackingOrder, { table: 'read' }),
    route(shipping.claimPacking, write),
    route(shipping.releasePacking, write),
    route(shipping.tickPacking, write),
    route(shipping.createGhtkOrder, asks),
    route(shipping.cancelGhtkOrder, asks),
    route(shipping.printGhtkLabel, { table: 'read', carriers: ['ghtk'] }),
    route(shipping.printLabelSheet, { table: 'read' }, { memoryMb: 1024 }),
    route(shipping.quoteParcels, { table: 'read', carriers: ['ghtk'] }),
    route(shipping.sendAgain, write),
    route(shipping.takeInParcels, write),
    route(shipping.reportLost, write),
    route(shipping.takeInRest, write),
    route(shipping.complainOfParcel, write),
    route(shipping.endComplaint, write),
    route(shipping.waiveClaim, write),
    route(shipping.acceptCodDifference, write),
    route(shipping.receiveGhtkNotice, { table: 'write', carriers: ['ghtk-hook'] }),
  ],
  workers: [worker('follow-packing', 'packing', asks, { seconds: 60, batch: 5 })],
};
