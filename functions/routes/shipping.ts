import * as shipping from '#shared/shipping/index.ts';
import { carriers } from '#functions/domain/shipping/carriers/fleet.ts';
import { ghtk } from '#functions/domain/shipping/carriers/ghtk.ts';
import * as complaining from '#functions/domain/shipping/complaints/complain.ts';
import { receiveGhtk } from '#functions/domain/shipping/notices/receive-ghtk.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import * as listing from '#functions/domain/shipping/packing/list-packing.ts';
import * as packing from '#functions/domain/shipping/packing/pack-order.ts';
import * as printing from '#functions/domain/shipping/papers/print-label-sheet.ts';
import * as accepting from '#functions/domain/shipping/parcels/accept-cod-difference.ts';
import { cancelParcels } from '#functions/domain/shipping/parcels/cancel-parcels.ts';
import { makeParcels } from '#functions/domain/shipping/parcels/make-parcels.ts';
import { printLabel } from '#functions/domain/shipping/parcels/print-label.ts';
import * as quoting from '#functions/domain/shipping/parcels/quote-parcels.ts';
import * as reporting from '#functions/domain/shipping/parcels/report-lost.ts';
import * as sending from '#functions/domain/shipping/parcels/send-again.ts';
import * as takingInRest from '#functions/domain/shipping/parcels/take-in-rest.ts';
import { takeIn } from '#functions/domain/shipping/parcels/take-in.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';

export const acceptCodDifference = httpRoute(
  shipping.acceptCodDifference,
  async ({ actor: { userId }, params, body, table, now }) =>
    toPackingOrder(await accepting.acceptCodDifference({ table, now }, { ...params, ...body, userId })),
);

export const cancelGhtkOrder = httpRoute(shipping.cancelGhtkOrder, async ({ params: { id }, table, now }) =>
  toPackingOrder(await cancelParcels({ table, now }, carriers, id)),
);

export const claimPacking = httpRoute(
  shipping.claimPacking,
  async ({ actor, params: { id }, table, now }) => {
    await packing.claimPacking({ table, now }, { id, userId: actor.userId });
    return toPackingOrder(await packing.readJob({ table, now }, id));
  },
);

export const complainOfParcel = httpRoute(
  shipping.complainOfParcel,
  async ({ actor: { userId }, params, body, table, now }) =>
    toPackingOrder(await complaining.complain({ table, now }, { ...params, ...body, userId })),
);

export const countPackingQueues = httpRoute(shipping.countPackingQueues, () => listing.countPackingQueues());

export const createGhtkOrder = httpRoute(
  shipping.createGhtkOrder,
  async ({ params: { id }, body, table, now }) =>
    toPackingOrder(await makeParcels({ table, now }, carriers, { id, ...body })),
);

export const endComplaint = httpRoute(
  shipping.endComplaint,
  async ({ actor: { userId }, params, body, table, now }) =>
    toPackingOrder(await complaining.endComplaint({ table, now }, { ...params, ...body, userId })),
);

export const getPackingOrder = httpRoute(shipping.getPackingOrder, async ({ params: { id }, table, now }) =>
  toPackingOrder(await packing.readJob({ table, now }, id)),
);

export const listPackingOrders = httpRoute(shipping.listPackingOrders, ({ query }) =>
  listing.listPackingOrders(query),
);

export const printGhtkLabel = httpRoute(
  shipping.printGhtkLabel,
  ({ params: { id }, query: { parcel }, table, now }) => printLabel({ table, now }, carriers, { id, parcel }),
);

export const printLabelSheet = httpRoute(shipping.printLabelSheet, ({ body, table, now }) =>
  printing.printLabelSheet({ table, now }, body),
);

export const quoteParcels = httpRoute(shipping.quoteParcels, ({ params: { id }, table, now }) =>
  quoting.quoteParcels({ table, now }, carriers, id),
);

export const receiveGhtkNotice = webhookRoute(shipping.receiveGhtkNotice, ({ table, now, ...notice }) =>
  receiveGhtk({ table, now }, ghtk, notice),
);

export const releasePacking = httpRoute(
  shipping.releasePacking,
  async ({ actor, params: { id }, table, now }) => {
    await packing.releasePacking(
      { table, now },
      { id, userId: actor.userId, isAdmin: actor.role === 'admin' },
    );
    return toPackingOrder(await packing.readJob({ table, now }, id));
  },
);

export const reportLost = httpRoute(shipping.reportLost, async ({ params: { id }, actor, table, now }) => {
  await reporting.reportLost({ table, now }, { id, userId: actor.userId });
  return toPackingOrder(await packing.readJob({ table, now }, id));
});

export const sendAgain = httpRoute(shipping.sendAgain, async ({ params: { id }, table, now }) =>
  toPackingOrder(await sending.sendAgain({ table, now }, id)),
);

export const takeInParcels = httpRoute(
  shipping.takeInParcels,
  async ({ params: { id }, body, actor, table, now }) => {
    await takeIn({ table, now }, { id, userId: actor.userId, lines: body.lines });
    return toPackingOrder(await packing.readJob({ table, now }, id));
  },
);

export const takeInRest = httpRoute(
  shipping.takeInRest,
  async ({ params: { id }, body, actor, table, now }) => {
    await takingInRest.takeInRest({ table, now }, { ...body, id, userId: actor.userId });
    return toPackingOrder(await packing.readJob({ table, now }, id));
  },
);

export const tickPacking = httpRoute(
  shipping.tickPacking,
  async ({ actor, params: { id }, body, table, now }) => {
    await packing.tickPacking({ table, now }, { id, userId: actor.userId, ...body });
    return toPackingOrder(await packing.readJob({ table, now }, id));
  },
);

export const waiveClaim = httpRoute(
  shipping.waiveClaim,
  async ({ actor: { userId }, params, body, table, now }) =>
    toPackingOrder(await complaining.waiveClaim({ table, now }, { ...params, ...body, userId })),
);
