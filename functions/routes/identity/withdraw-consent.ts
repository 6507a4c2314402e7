import { withdrawConsent as contract } from '#shared/identity/own-identity.contract.ts';
import { removePicturesOf } from '#functions/domain/identity/paper-pictures.ts';
import { withdrawConsent } from '#functions/domain/identity/withdraw.ts';
import { mediaBucket } from '#functions/domain/uploads/media-bucket.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, table, now }) => {
  const gone = await withdrawConsent({ table, now }, userId);
  await removePicturesOf({ bucket: mediaBucket() }, userId, gone);
  return { success: true };
});
