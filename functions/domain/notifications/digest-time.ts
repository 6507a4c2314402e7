import { type Digest, digestTime } from '#shared/notifications/notification-settings.contract.ts';
import { nextAt } from '#shared/notifications/quiet-hours.ts';

/** Time of the next digest mail. */
export const digestAt = (digest: Digest, at: Date): Date =>
  nextAt(digestTime, at, { onMonday: digest === 'weekly' });
