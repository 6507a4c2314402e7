import { testPushDevice } from '#shared/notifications/push-devices.contract.ts';
import { testDevice } from '#functions/domain/notifications/send-pushes.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { sendPush } from '#functions/platform/push/push-client.ts';

export const handler = httpRoute(testPushDevice, ({ actor, params: { id: sessionId }, table, now }) => {
  const { userId, sessionId: ownSession } = actor;
  return testDevice({ table, now, push: sendPush }, { userId, sessionId, ownSession });
});
