import type { sendMessage as contract } from '#shared/contact/contact.contract.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/route.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/values/language.ts';
import { newId } from '#shared/values/ids.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { once } from '#functions/platform/records/once.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { messageRecord, type StoredMessage } from './message-record.ts';

type Sender = { userId: string | undefined; language: Language };

/** Code of a message: LH (liên hệ), the day in Vietnam and five characters, easy to say on the phone. */
const loadChunk = (id: string, at: Date): string =>
  `LH${dayInVietnam(at.getTime()).slice(2).replaceAll('-', '')}${id.slice(-5)}`;

/** Stores a message. No mail confirms it, because the address may belong to somebody else. */
export async function writeMessage(
  { table, now }: Context,
  { userId, language, clientRequestId, ...draft }: BodyOf<typeof contract> & Sender,
): Promise<ReplyOf<typeof contract>> {
  const at = now();
  const id = newId(at.getTime());
  const message: StoredMessage = {
    id,
    code: loadChunk(id, at),
    ...draft,
    phoneNumber: draft.phoneNumber ?? null,
    language,
    userId: userId ?? null,
    state: 'open',
    answer: null,
    answeredAt: null,
    answeredBy: null,
    createdAt: at.toISOString(),
    version: 1,
  };
  const done = await once(
    table,
    {
      who: userId ?? draft.email,
      what: 'contact/send-message',
      requestKey: clientRequestId,
      asked: draft,
    },
    { result: id, writes: messageRecord.make(message) },
  );
  const kept = 'result' in done ? await messageRecord.find(table, { id: done.result }) : undefined;
  if (!kept) throw new AppError('STALE_STATE');
  return { success: true, code: kept.code };
}
