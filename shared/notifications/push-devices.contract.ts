import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';

/** Maximum number of devices of one account. */
export const maxDevices = 20;

/** A device with a push subscription: the browser of one session. */
export const PushDevice = z.object({
  id: z.string(),
  /** Browser and operating system, as far as known. */
  name: z.string(),
  isThis: z.boolean(),
  createdAt: z.string(),
  lastDeliveredAt: z.string().nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

const DeviceId = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[0-9A-Za-z_-]+$/);
const Key = z.string().regex(/^[0-9A-Za-z_-]{16,100}={0,2}$/);

export const listPushDevices = defineRoute({
  name: 'notifications/list-push-devices',
  summary: "The caller's devices that hear pushes",
  method: 'GET',
  path: '/notifications/devices',
  access: 'member',
  reply: z.object({ data: z.array(PushDevice).max(maxDevices) }),
});

export const addPushDevice = defineRoute({
  name: 'notifications/add-push-device',
  summary: 'Let this session hear pushes: what the browser was told by whoever carries them',
  method: 'POST',
  path: '/notifications/devices',
  access: 'member',
  body: z.strictObject({
    endpoint: z.url().max(1000),
    keys: z.strictObject({ p256dh: Key, auth: Key }),
    name: z.string().max(80).default(''),
  }),
  reply: PushDevice,
  status: 201,
  errors: ['PUSH_SERVICE_UNKNOWN', 'TOO_MANY_DEVICES'],
  limit: { calls: 20, seconds: 300 },
});

export const removePushDevice = defineRoute({
  name: 'notifications/remove-push-device',
  summary: 'No more pushes to a device; again it changes nothing',
  method: 'DELETE',
  path: '/notifications/devices/{id}',
  access: 'member',
  params: z.object({ id: DeviceId }),
  reply: z.object({ success: z.literal(true) }),
});

export const testPushDevice = defineRoute({
  name: 'notifications/test-push-device',
  summary: 'Send a push to a device to see whether it arrives',
  method: 'POST',
  path: '/notifications/devices/{id}/test',
  access: 'member',
  params: z.object({ id: DeviceId }),
  body: z.strictObject({}).optional(),
  reply: PushDevice,
  errors: ['DEVICE_NOT_FOUND', 'PUSH_FAILED'],
  limit: { calls: 10, seconds: 300 },
});
