import { type Digest, digestTime } from '#shared/notifications/notification-settings.contract.ts';
import { nextAt } from '#shared/notifications/quiet-hours.ts';

/** When the next mail that sums up is due. */
export const digestAt = (digest: Digest, at: Date): Date =>
  nextAt(digestTime, at, { onMonday: digest === 'weekly' });
