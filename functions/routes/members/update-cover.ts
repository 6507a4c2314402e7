import { updateCover as contract } from '#shared/members/pictures.contract.ts';
import { choosePicture } from '#functions/domain/members/pictures.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, table, now }) => {
  const { coverUrl: address, originalFileName } = body;
  const own = { userId: actor.userId, slot: 'cover', address, originalFileName } as const;
  const file = await choosePicture({ table, now }, own);
  return { fileUrl: file?.fileUrl ?? null, file };
});
