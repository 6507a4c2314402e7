import { writeOffLot as contract } from '#shared/inventory/lots.contract.ts';
import { writeOffLot } from '#functions/domain/inventory/lots/write-off-lot.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, body, actor: { userId }, table, now }) =>
  writeOffLot({ table, now }, { ...body, id, userId }),
);
