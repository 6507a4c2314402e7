import * as returns from '#shared/returns/index.ts';
import { route, type Area } from './area.ts';

const read = { table: 'read' } as const;
const write = { table: 'write' } as const;

export const returnsArea: Area = {
  name: 'returns',
  routes: [
    route(returns.requestReturn, write),
    route(returns.listReturns, read),
    route(returns.getReturn, read),
    route(returns.listReturnTracking, read),
    route(returns.cancelReturn, write),

    route(returns.getStaffReturn, read),
    route(returns.changeReturnStatus, write),
    route(returns.recordReturnQa, write),
    route(returns.setReturnTracking, write),
  ],
};
