import { remindOfBirthdays } from '#functions/domain/notifications/birthdays.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { context } from '#functions/platform/table/context.ts';

/** Runs every quarter of an hour, but sends the reminders once a day. */
export const handler = (_event?: unknown, call?: Invocation): Promise<void> =>
  withInvocation(call, () => remindOfBirthdays(context()));
