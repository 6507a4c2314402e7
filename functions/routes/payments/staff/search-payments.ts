import { searchPayments as contract } from '#shared/payments/staff-payments.contract.ts';
import { searchPayments } from '#functions/domain/payments/staff/search-payments.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => searchPayments(query));
