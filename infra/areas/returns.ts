import * as returns from '#shared/returns/index.ts';
import { type Area, read, route, write } from './area.ts';

const throughView = { table: 'read', views: ['returns'] } as const;
const withOrders = { table: 'read', views: ['returns', 'orders'] } as const;
/** The tokens that open guest orders are signed. */
const guestRead = { table: 'read', orderLinks: true } as const;
/** A slip shows the shop's data. */
const printing = { table: 'read', papers: true } as const;

export const returnsArea: Area = {
  name: 'returns',
  routes: [
    route(returns.requestReturn, write),
    route(returns.listReturns, { ...read, indexes: ['gsi1'] }),
    route(returns.getReturn, read),
    route(returns.listReturnTracking, read),
    route(returns.cancelReturn, write),

    route(returns.getReturnSlip, printing, { memoryMb: 1024 }),

    route(returns.requestGuestReturn, { ...write, orderLinks: true }),
    route(returns.listGuestReturns, { ...guestRead, indexes: ['gsi1'] }),
    route(returns.listGuestReturnTracking, guestRead),
    route(returns.getGuestReturnSlip, { ...printing, orderLinks: true }, { memoryMb: 1024 }),
    route(returns.cancelGuestReturn, { ...write, orderLinks: true }),

    route(returns.searchReturns, throughView),
    route(returns.countReturnQueues, throughView),
    route(returns.openReturn, write),
    route(returns.getStaffReturnSlip, printing, { memoryMb: 1024 }),
    route(returns.getReturnAnalytics, throughView),
    route(returns.getReturnMetrics, withOrders),
    route(returns.getStaffReturn, read),
    route(returns.listReturnLogs, read),
    route(returns.chooseReturnResolution, write),
    route(returns.quoteExchange, read),
    route(returns.exchangeGoods, { table: 'write', payments: [] }),
    route(returns.changeReturnStatus, write),
    route(returns.recordReturnQa, write),
    route(returns.setReturnTracking, write),
    route(returns.sendBackRefused, write),
  ],
};
