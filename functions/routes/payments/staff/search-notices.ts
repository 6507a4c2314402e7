import { searchNotices as contract } from '#shared/payments/notices.contract.ts';
import { searchNotices } from '#functions/domain/payments/staff/search-notices.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table }) => searchNotices({ table }, query));
