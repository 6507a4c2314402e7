import { removePushDevice } from '#shared/notifications/push-devices.contract.ts';
import { removeDevice } from '#functions/domain/notifications/devices.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  removePushDevice,
  async ({ actor: { userId }, params: { id: sessionId }, table, now }) => {
    await removeDevice({ table, now }, { userId, sessionId });
    return { success: true as const };
  },
);
