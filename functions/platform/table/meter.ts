import { AsyncLocalStorage } from 'node:async_hooks';

/** DynamoDB usage of one invocation. */
export type Meter = { roundTrips: number; readUnits: number; writeUnits: number };

const storage = new AsyncLocalStorage<Meter>();

export const newMeter = (): Meter => ({ roundTrips: 0, readUnits: 0, writeUnits: 0 });
export const withMeter = <T>(meter: Meter, work: () => T): T => storage.run(meter, work);

type ConsumedUnits = { CapacityUnits?: number | undefined } | undefined;

/** Counts one round trip to the table and the capacity that it consumed. */
export function countUnits(
  kind: 'readUnits' | 'writeUnits',
  consumed: ConsumedUnits | ConsumedUnits[],
): void {
  const meter = storage.getStore();
  if (!meter) return;
  meter.roundTrips += 1;
  meter[kind] += [consumed].flat().reduce((sum, one) => sum + (one?.CapacityUnits ?? 0), 0);
}
