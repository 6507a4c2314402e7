import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActivityWay } from '#shared/activity/activity-choices.ts';
import type { Role } from '#shared/contract/access.ts';

/** Who changes records just now, and by which way. */
export type ChangeOrigin = {
  /** Null where nobody signed in. */
  who: { id: string; role: Role } | null;
  way: ActivityWay;
  /** The job that does it, among all it does. */
  jobId?: string;
  requestId?: string;
};

const storage = new AsyncLocalStorage<ChangeOrigin>();

/**
 * Runs one invocation in somebody's name. Like what it costs, that goes with the invocation and not through every
 * function's hands: none between the call and the write can forget it.
 */
export const withOrigin = <T>(origin: ChangeOrigin, work: () => T): T => storage.run(origin, work);

/** Workers, streams and schedules act for nobody, unless they say for whom. */
export const originOfChange = (): ChangeOrigin => storage.getStore() ?? { who: null, way: 'system' };
