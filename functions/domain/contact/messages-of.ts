import type { TableContext } from '#functions/platform/table/context.ts';
import { contactKeys } from './contact-keys.ts';
import { StoredMessage } from './message-record.ts';

const atOnce = 50;

/** Messages that a member wrote while signed in, one by one. */
export async function* messagesOf({ table }: TableContext, userId: string): AsyncGenerator<StoredMessage> {
  let cursor: string | undefined;
  do {
    const asked = { index: 'gsi2', pk: contactKeys.sentBy(userId), limit: atOnce, cursor } as const;
    const page = await table.list(asked, StoredMessage);
    yield* page.items;
    ({ cursor } = page);
  } while (cursor);
}
