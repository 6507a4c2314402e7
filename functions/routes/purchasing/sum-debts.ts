import { sumDebts as contract } from '#shared/purchasing/debts.contract.ts';
import { sumDebts } from '#functions/domain/purchasing/read-debts.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table, now }) => sumDebts({ table, now }));
