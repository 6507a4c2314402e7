import { listPublicVouchers as contract } from '#shared/vouchers/list-public-vouchers.contract.ts';
import { listPublicVouchers } from '#functions/domain/vouchers/list-public-vouchers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table, now }) => listPublicVouchers({ table, now }));
