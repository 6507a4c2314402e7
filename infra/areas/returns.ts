import * as returns from '#shared/returns/index.ts';
import { route, type Area } from './area.ts';

const read = { table: 'read' } as const;
const throughView = { table: 'read', views: ['returns'] } as const;
const withOrders = { table: 'read', views: ['returns', 'orders'] } as const;
const write = { table: 'write' } as const;

export const returnsArea: Area = {
  name: 'returns',
  routes: [
    route(returns.requestReturn, write),
    route(returns.listReturns, read),
    route(returns.getReturn, read),
    route(returns.listReturnTracking, read),
    route(returns.cancelReturn, write),

    route(returns.searchReturns, throughView),
    route(returns.getReturnAnalytics, throughView),
    route(returns.getReturnMetrics, withOrders),
    route(returns.getStaffReturn, read),
    route(returns.listReturnLogs, read),
    route(returns.chooseReturnResolution, write),
    route(returns.changeReturnStatus, write),
    route(returns.recordReturnQa, write),
    route(returns.setReturnTracking, write),
  ],
};
