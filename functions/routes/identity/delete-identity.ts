import { deleteIdentity as contract } from '#shared/identity/own-identity.contract.ts';
import { deletePaper } from '#functions/domain/identity/manage-papers.ts';
import { removePicturesOf } from '#functions/domain/identity/paper-pictures.ts';
import { mediaBucket } from '#functions/domain/uploads/media-bucket.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, params: { id }, table, now }) => {
  const gone = await deletePaper({ table, now }, { userId, id });
  await removePicturesOf({ bucket: mediaBucket() }, userId, gone);
  return { success: true };
});
