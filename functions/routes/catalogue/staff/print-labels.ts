import { printLabels as contract } from '#shared/catalogue/labels.contract.ts';
import { printLabels } from '#functions/domain/catalogue/labels/print-labels.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, table, now }) => printLabels({ table, now }, body));
