import { printGhtkLabel as contract } from '#shared/shipping/packing.contract.ts';
import { carriers } from '#functions/domain/shipping/carriers/fleet.ts';
import { printLabel } from '#functions/domain/shipping/parcels/print-label.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, query: { parcel }, table, now }) =>
  printLabel({ table, now }, carriers, { id, parcel }),
);
