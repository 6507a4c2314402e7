import { can } from '#shared/contract/access.ts';
import * as returns from '#shared/returns/index.ts';
import * as exchanging from '#functions/domain/checkout/exchange-goods.ts';
import { previewExchange } from '#functions/domain/checkout/preview-exchange.ts';
import { memberRequester, shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireRefundOrder } from '#functions/domain/refunds/refund-source.ts';
import { chooseResolution } from '#functions/domain/returns/choose-resolution.ts';
import * as guestReturns from '#functions/domain/returns/guest-returns.ts';
import { moveReturn, setTracking } from '#functions/domain/returns/move-return.ts';
import * as reading from '#functions/domain/returns/read-returns.ts';
import { listLogs, readStaffReturn } from '#functions/domain/returns/read-staff-return.ts';
import * as requesting from '#functions/domain/returns/request-return.ts';
import { returnAnalytics, returnMetrics } from '#functions/domain/returns/return-figures.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { returnSlip, shopperSlip } from '#functions/domain/returns/return-slip.ts';
import * as searching from '#functions/domain/returns/search-returns.ts';
import * as sending from '#functions/domain/returns/send-back-refused.ts';
import * as waitingReturns from '#functions/domain/returns/waiting-returns.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const cancelGuestReturn = httpRoute(
  returns.cancelGuestReturn,
  ({ params, query: proof, body: { reason }, table, now }) =>
    guestReturns.cancelGuestReturn({ table, now }, { ...params, proof, reason }),
);

export const cancelReturn = httpRoute(
  returns.cancelReturn,
  async ({ actor, params: { id }, body, table, now }) => {
    const move = { to: 'cancelled', by: 'shopper', note: body.reason } as const;
    return toReturn(await moveReturn({ table, now }, { id, asker: memberRequester(actor), ...move }));
  },
);

export const changeReturnStatus = httpRoute(
  returns.changeReturnStatus,
  async ({ actor: { userId }, params: { id }, body, table, now }) => {
    const move = { to: body.status, by: 'staff', note: body.reason, userId } as const;
    return toReturn(await moveReturn({ table, now }, { id, asker: shopRequester, ...move }));
  },
);

export const chooseReturnResolution = httpRoute(
  returns.chooseReturnResolution,
  async ({ actor: { userId }, params: { id }, body, table, now }) =>
    toReturn(await chooseResolution({ table, now }, { id, userId, ...body })),
);

export const countReturnQueues = httpRoute(returns.countReturnQueues, () =>
  waitingReturns.countReturnQueues(),
);

export const exchangeGoods = httpRoute(
  returns.exchangeGoods,
  async ({ actor: staff, params: { id }, body: asked, sourceIp, table, now }) =>
    toReturn(await exchanging.exchangeGoods({ table, now }, { id, staff, asked, sourceIp })),
);

export const getGuestReturnSlip = httpRoute(
  returns.getGuestReturnSlip,
  async ({ params, query: proof, table, now }) =>
    shopperSlip({ table, now }, await guestReturns.requireGuestReturn({ table, now }, { ...params, proof })),
);

export const getReturnAnalytics = httpRoute(returns.getReturnAnalytics, ({ query }) =>
  returnAnalytics(query),
);

export const getReturnMetrics = httpRoute(returns.getReturnMetrics, ({ query, actor: { role } }) =>
  returnMetrics(query, { seesMoney: can(role, 'refunds.work') }),
);

export const getReturnSlip = httpRoute(returns.getReturnSlip, async ({ actor, params: { id }, table, now }) =>
  shopperSlip(
    { table, now },
    await reading.requireReturn({ table, now }, { id, asker: memberRequester(actor) }),
  ),
);

export const getReturn = httpRoute(returns.getReturn, async ({ actor, params: { id }, table, now }) =>
  toReturn(await reading.requireReturn({ table, now }, { id, asker: memberRequester(actor) })),
);

export const getStaffReturnSlip = httpRoute(
  returns.getStaffReturnSlip,
  async ({ params: { id }, table, now }) =>
    returnSlip({ table, now }, await reading.requireReturn({ table, now }, { id, asker: shopRequester })),
);

export const getStaffReturn = httpRoute(
  returns.getStaffReturn,
  ({ actor: { role }, params: { id }, query, table, now }) =>
    readStaffReturn({ table, now }, { id, role, includeLogs: query.includeLogs }),
);

export const listGuestReturnTracking = httpRoute(
  returns.listGuestReturnTracking,
  ({ params, query: proof, table, now }) =>
    guestReturns.listGuestTracking({ table, now }, { ...params, proof }),
);

export const listGuestReturns = httpRoute(
  returns.listGuestReturns,
  ({ params: { id }, query: proof, table, now }) =>
    guestReturns.listGuestReturns({ table, now }, { id, proof }),
);

export const listReturnLogs = httpRoute(returns.listReturnLogs, ({ params: { id }, table, now }) =>
  listLogs({ table, now }, id),
);

export const listReturnTracking = httpRoute(
  returns.listReturnTracking,
  ({ actor, params: { id }, table, now }) =>
    reading.listTracking({ table, now }, { id, asker: memberRequester(actor) }),
);

export const listReturns = httpRoute(returns.listReturns, ({ actor: { userId }, query, table, now }) =>
  reading.listReturns({ table, now }, { userId, query }),
);

export const openReturn = httpRoute(
  returns.openReturn,
  async ({ actor: { userId }, body: { order, ...wish }, table, now }) => {
    const { id: orderId } = await requireRefundOrder({ table, now }, order);
    return toReturn(await requesting.openStaffReturn({ table, now }, { ...wish, orderId, userId }));
  },
);

export const quoteExchange = httpRoute(
  returns.quoteExchange,
  ({ actor: staff, params: { id }, body: asked, table, now }) =>
    previewExchange({ table, now }, { id, staff, asked }),
);

export const recordReturnQa = httpRoute(
  returns.recordReturnQa,
  async ({ actor: { userId }, params: { id }, body: inspection, table, now }) => {
    const move = { to: 'inspected', by: 'staff', note: inspection.note, userId, inspection } as const;
    return toReturn(await moveReturn({ table, now }, { id, asker: shopRequester, ...move }));
  },
);

export const requestGuestReturn = httpRoute(
  returns.requestGuestReturn,
  ({ params: { id }, query: proof, body: wish, table, now }) =>
    guestReturns.requestGuestReturn({ table, now }, { id, proof, wish }),
);

export const requestReturn = httpRoute(
  returns.requestReturn,
  async ({ actor: { userId }, body, table, now }) =>
    toReturn(await requesting.requestReturn({ table, now }, { userId, ...body })),
);

export const searchReturns = httpRoute(returns.searchReturns, ({ query, actor: { role } }) =>
  searching.searchReturns({ ...query, seesPhones: can(role, 'customers.manage') }),
);

export const sendBackRefused = httpRoute(
  returns.sendBackRefused,
  async ({ actor: { userId }, params: { id }, body: parcel, table, now }) =>
    toReturn(await sending.sendBackRefused({ table, now }, { id, parcel, userId })),
);

export const setReturnTracking = httpRoute(
  returns.setReturnTracking,
  async ({ actor: { userId }, params: { id }, body: courier, table, now }) =>
    toReturn(await setTracking({ table, now }, { id, asker: shopRequester, courier, userId })),
);
