import { importStatement as contract } from '#shared/payments/statements.contract.ts';
import { importStatement } from '#functions/domain/payments/statements/import-statement.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, table, now }) => importStatement({ table, now }, body));
