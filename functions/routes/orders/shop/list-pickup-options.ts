import { listPickupOptions as contract } from '#shared/orders/place-order.contract.ts';
import { requireSession } from '#functions/domain/cart/guest-session.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { pickupOptions } from '#functions/domain/orders/placing/pickup-options.ts';
import { provinceName } from '#functions/domain/places/province-name.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, query, table, now }) => {
  const { sessionId, cartItemIds, lines, provinceCode, system } = query;
  const near = provinceCode === undefined ? undefined : provinceName(system, provinceCode);
  const guest = sessionId ? (await requireSession({ table, now }, sessionId)).owner : undefined;
  const owner = guest ?? (actor && memberOwner(actor.userId));
  return pickupOptions({ table, now }, { owner, cartItemIds, lines, near });
});
