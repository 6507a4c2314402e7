import { AppError } from '#shared/contract/errors.ts';
import { addressedName } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { messageRecord, type StoredMessage } from './message-record.ts';

export const getMessage = ({ table }: TableContext, id: string): Promise<StoredMessage> =>
  messageRecord.get(table, { id });

/** Reads an unanswered message; of two concurrent answers the second is refused. */
async function readOpen(context: Context, { id, version }: { id: string; version: number }) {
  const message = await getMessage(context, id);
  if (message.state === 'answered') throw new AppError('MESSAGE_ANSWERED');
  if (message.version !== version) throw new AppError('STALE_STATE');
  return message;
}

type Answer = { id: string; version: number; answer: string; by: string };

/** Writes the answer with its mail, without the question: the address may be a stranger's. */
export async function answerMessage(
  context: Context,
  { id, version, answer, by }: Answer,
): Promise<StoredMessage> {
  const message = await readOpen(context, { id, version });
  const [author, reader] = await Promise.all([
    findProfile(context, by),
    message.userId ? findProfile(context, message.userId) : undefined,
  ]);
  const { after, writes } = messageRecord.replace(message, {
    state: 'answered',
    answer,
    answeredAt: context.now().toISOString(),
    answeredBy: { id: by, fullName: author?.fullName ?? '' },
  });
  const isOwn = reader && reader.email === message.email;
  await writeOrThrow(context.table, [
    ...writes,
    requestMail({
      to: message.email,
      language: message.language,
      content: {
        template: 'contact-answer',
        fullName: isOwn ? addressedName(reader) : undefined,
        code: message.code,
        answer,
      },
    }),
  ]);
  return after;
}

/** Closes a message without an answer, or reopens it. */
export async function closeMessage(
  context: Context,
  { id, version, state }: { id: string; version: number; state: 'open' | 'closed' },
): Promise<StoredMessage> {
  const message = await readOpen(context, { id, version });
  const { after, writes } = messageRecord.replace(message, { state });
  await writeOrThrow(context.table, writes);
  return after;
}
