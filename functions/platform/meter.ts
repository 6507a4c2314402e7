import { AsyncLocalStorage } from 'node:async_hooks';

/** What one invocation cost the table. */
export type Meter = { roundTrips: number; readUnits: number; writeUnits: number };

const storage = new AsyncLocalStorage<Meter>();

export const newMeter = (): Meter => ({ roundTrips: 0, readUnits: 0, writeUnits: 0 });
export const withMeter = <T>(meter: Meter, work: () => T): T => storage.run(meter, work);

export function countUnits(kind: 'readUnits' | 'writeUnits', units: number): void {
  const meter = storage.getStore();
  if (!meter) return;
  meter.roundTrips += 1;
  meter[kind] += units;
}
