import { listPushDevices } from '#shared/notifications/push-devices.contract.ts';
import { devicesOf, deviceView } from '#functions/domain/notifications/devices.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listPushDevices, async ({ actor: { userId, sessionId }, table }) => ({
  data: (await devicesOf({ table }, userId)).map((device) => deviceView(device, sessionId)),
}));
