import { cartItemIdOf, noVariant } from '#shared/cart/item-id.ts';
import { requestGuestReturn } from '#shared/returns/index.ts';
import { newRequest } from '#tests/support/orders.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const itemOf = ({ product }: Scene) => cartItemIdOf({ productId: product.card.id, variantId: noVariant });

const wishOf = (scene: Scene) => ({
  items: [{ itemId: itemOf(scene), quantity: 1 }],
  reason: 'damaged' as const,
  note: 'Vỡ vòi',
  resolution: 'refund' as const,
  method: 'drop_off' as const,
  clientRequestId: newRequest(),
});

/** An order without an account that has come. */
async function aGuests(scene: Scene) {
  const sessionId = newRequest();
  const { id } = await scene.anOrder({ userId: null, sessionId });
  return { params: { id }, query: { sessionId } };
}

async function guestsReturn(scene: Scene, isAgreed = false) {
  const asked = await aGuests(scene);
  const { body } = await scene.world.send(requestGuestReturn, { ...asked, body: wishOf(scene) });
  if (isAgreed) await scene.back.staff(scene.people.admin, body.id).to('approved');
  return { ...asked, params: { ...asked.params, returnId: body.id } };
}

const asStaff = ({ people }: Scene) => ({ token: people.collaborator.accessToken });

export const returnSamples: Samples = {
  'returns/cancel-guest-return': async (scene) => ({
    ...(await guestsReturn(scene)),
    body: { reason: 'Giữ lại' },
  }),
  'returns/count-return-queues': asStaff,
  'returns/get-guest-return-slip': (scene) => guestsReturn(scene, true),
  'returns/get-return-slip': async (scene) => ({
    token: scene.people.member.accessToken,
    params: { id: (await scene.aReturn('approved')).id },
  }),
  'returns/get-staff-return-slip': (scene) => ({
    ...asStaff(scene),
    params: { id: scene.ownReturn.id },
  }),
  'returns/list-guest-return-tracking': (scene) => guestsReturn(scene),
  'returns/list-guest-returns': aGuests,
  'returns/open-return': async (scene) => ({
    ...asStaff(scene),
    body: {
      ...wishOf(scene),
      order: (await scene.anOrder()).code,
      status: 'received' as const,
      media: [],
    },
  }),
  'returns/request-guest-return': async (scene) => ({
    ...(await aGuests(scene)),
    body: wishOf(scene),
  }),
};
