import { addPushDevice } from '#shared/notifications/push-devices.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { addDevice, deviceView } from '#functions/domain/notifications/devices.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { isPushService } from '#functions/platform/push/push-client.ts';

export const handler = httpRoute(addPushDevice, async ({ actor, body, table, now }) => {
  const { userId, sessionId } = actor;
  if (!isPushService(body.endpoint)) throw new AppError('PUSH_SERVICE_UNKNOWN');
  return deviceView(await addDevice({ table, now }, { userId, sessionId, ...body }), sessionId);
});
