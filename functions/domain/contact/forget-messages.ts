import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { messageRecord } from './message-record.ts';
import { messagesOf } from './messages-of.ts';

/** Deletes messages that a member who left wrote while signed in. Answers were sent by mail. */
export async function forgetMessages({ table }: Context, userId: string): Promise<void> {
  for await (const { id } of messagesOf({ table }, userId))
    await retry(async () => {
      const message = await messageRecord.find(table, { id });
      return message && (await table.write(messageRecord.softDelete(message))) ? again : undefined;
    });
}
