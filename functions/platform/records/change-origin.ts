import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActivitySource } from '#shared/activity/activity-choices.ts';
import type { Role } from '#shared/contract/access.ts';

/** The actor of the current changes and the way by which they came. */
export type ChangeOrigin = {
  /** Null for requests without a session. */
  who: { id: string; role: Role } | null;
  way: ActivitySource;
  /** Id of the job that makes the change. */
  jobId?: string;
  requestId?: string;
};

const storage = new AsyncLocalStorage<ChangeOrigin>();

/**
 * Runs one invocation on behalf of an actor. The origin is kept in AsyncLocalStorage, like the usage meter,
 * instead of being passed through every function, so no function between the call and the write can drop it.
 */
export const withOrigin = <T>(origin: ChangeOrigin, work: () => T): T => storage.run(origin, work);

/** Returns the origin of changes; workers, streams and schedules act as the system by default. */
export const originOfChange = (): ChangeOrigin => storage.getStore() ?? { who: null, way: 'system' };
