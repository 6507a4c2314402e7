import { printLabelSheet as contract } from '#shared/shipping/packing.contract.ts';
import { printLabelSheet } from '#functions/domain/shipping/papers/print-label-sheet.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, table, now }) => printLabelSheet({ table, now }, body));
