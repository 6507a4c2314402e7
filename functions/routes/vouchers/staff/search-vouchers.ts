import { searchVouchers as contract } from '#shared/vouchers/staff-vouchers.contract.ts';
import { searchVouchers } from '#functions/domain/vouchers/search-vouchers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, now }) => searchVouchers({ now }, query));
