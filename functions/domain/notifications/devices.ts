import { createHash } from 'node:crypto';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { maxDevices, type PushDevice } from '#shared/notifications/push-devices.contract.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { type Operation, put, remove, update } from '#functions/platform/table/table-operations.ts';
import { notificationKeys } from './notification-keys.ts';

/** Browser of a session that receives push messages. */
export const StoredDevice = z.object({
  userId: z.string(),
  sessionId: z.string(),
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
  name: z.string(),
  createdAt: z.string(),
  lastDeliveredAt: z.string().nullable(),
  /** Last notification that arrived. A retry skips devices that have it. */
  lastSequence: z.int().nullable(),
});
export type StoredDevice = z.infer<typeof StoredDevice>;

type DeviceName = { userId: string; sessionId: string };

const Holder = z.object({ userId: z.string(), sessionId: z.string() });
const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

export const deviceView = (device: StoredDevice, ownSession: string): PushDevice => ({
  id: device.sessionId,
  name: device.name,
  isThis: device.sessionId === ownSession,
  createdAt: device.createdAt,
  lastDeliveredAt: device.lastDeliveredAt,
});

export async function devicesOf({ table }: TableContext, userId: string): Promise<StoredDevice[]> {
  const asked = {
    pk: notificationKeys.partition(userId),
    startsWith: notificationKeys.devicePrefix,
    limit: maxDevices,
  };
  return (await table.list(asked, StoredDevice)).items;
}

export async function findDevice(
  { table }: TableContext,
  { userId, sessionId }: DeviceName,
): Promise<StoredDevice> {
  const device = await table.get(notificationKeys.device(userId, sessionId), StoredDevice);
  if (!device) throw new AppError('DEVICE_NOT_FOUND');
  return device;
}

type NewDevice = DeviceName & Pick<StoredDevice, 'endpoint' | 'keys' | 'name'>;

/** Registers a session's device. Another member's pushes no longer come to that browser. */
export async function addDevice(context: Context, device: NewDevice): Promise<StoredDevice> {
  const { table, now } = context;
  const { userId, sessionId, endpoint } = device;
  const claim = notificationKeys.endpoint(hashOf(endpoint));
  const [before, known] = [await table.get(claim, Holder), await devicesOf(context, userId)];
  const isNew = known.every((one) => one.sessionId !== sessionId);
  if (isNew && known.length >= maxDevices)
    throw new AppError('TOO_MANY_DEVICES', { params: { limit: maxDevices } });
  const stored: StoredDevice = {
    ...device,
    createdAt: now().toISOString(),
    lastDeliveredAt: null,
    lastSequence: null,
  };
  const isTheirs = before && (before.userId !== userId || before.sessionId !== sessionId);
  await table.write([
    put({ ...notificationKeys.device(userId, sessionId), entity: 'push-device', ...stored }),
    put({ ...claim, entity: 'push-endpoint', userId, sessionId }),
    ...(isTheirs ? [remove(notificationKeys.device(before.userId, before.sessionId))] : []),
  ]);
  return stored;
}

/** Removes a device. A missing device is no error. */
export async function removeDevice({ table }: Context, { userId, sessionId }: DeviceName): Promise<void> {
  const key = notificationKeys.device(userId, sessionId);
  const device = await table.get(key, StoredDevice);
  if (!device) return;
  await table.write([remove(key), remove(notificationKeys.endpoint(hashOf(device.endpoint)))]);
}

/** Operation that removes the endpoint's entry together with its device. */
export function endpointOf(item: unknown): Operation[] {
  const { data } = StoredDevice.safeParse(item);
  return data ? [remove(notificationKeys.endpoint(hashOf(data.endpoint)))] : [];
}

/** Records a delivery if the device still exists; it may be gone by the time its push arrives. */
export async function noteDelivered(
  { table, now }: Context,
  { userId, sessionId }: DeviceName,
  lastSequence: number | null,
): Promise<string> {
  const lastDeliveredAt = now().toISOString();
  await table.write([
    update(
      notificationKeys.device(userId, sessionId),
      { set: { lastDeliveredAt, ...(lastSequence !== null && { lastSequence }) } },
      { refusal: 'gone' },
    ),
  ]);
  return lastDeliveredAt;
}
