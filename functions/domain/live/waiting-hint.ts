import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Key, type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { chunkItem, type Frame } from './room-chunks.ts';
import { maxTries } from './rooms.ts';

/** Age after which a hint's own message must be lost or stuck in the queue. */
const overdueMilliseconds = 60_000;

/** Rules of a debounced hint: many messages become one, which a delayed message of the queue sends. */
export type HintRules<Message> = {
  key: Key;
  message: z.ZodType<Message>;
  merge: (before: Message, next: Message) => Message;
  /** A full hint is sent at once. */
  isFull?: (message: Message) => boolean;
  /** Fields of the row that its event reads. */
  fields: { entity: string } & Record<string, string>;
  frame: (hintId: string, message: Message) => Frame;
};

const Waiting = z.object({
  hintId: z.string(),
  message: z.unknown(),
  openedAt: z.string(),
  version: z.int(),
});
type Waiting<Message> = Omit<z.output<typeof Waiting>, 'message'> & { message: Message };

async function find<Message>({ table }: Context, rules: HintRules<Message>) {
  const row = await table.get(rules.key, Waiting);
  return row && { ...row, message: rules.message.parse(row.message) };
}

/** The row has no TTL, so that its content is sent however late. */
const rowOf = <Message>({ key, fields }: HintRules<Message>, waiting: Waiting<Message>) => ({
  ...key,
  ...waiting,
  ...fields,
});

const opened = <Message>({ now }: Context, message: Message): Waiting<Message> => ({
  hintId: randomUUID(),
  message,
  openedAt: now().toISOString(),
  version: 1,
});

/** Turns the waiting hint into the first chunk for its room; the table's stream delivers it. */
const sendNow = <Message>(
  context: Context,
  { frame }: HintRules<Message>,
  { hintId, message }: Waiting<Message>,
): Operation => put(chunkItem(context, { said: frame(hintId, message), nth: 1 }));

const isOverdue = ({ now }: Context, { openedAt }: { openedAt: string }): boolean =>
  now().getTime() - Date.parse(openedAt) > overdueMilliseconds;

/** Operations for a new message. A full or overdue hint is sent, and it begins the next. */
function writesOf<Message>(
  context: Context,
  rules: HintRules<Message>,
  open: Waiting<Message> | undefined,
  message: Message,
): Operation<'moved'>[] {
  if (!open) return [create(rowOf(rules, opened(context, message)), { refusal: 'moved' })];
  const guard = { when: { hintId: open.hintId, version: open.version }, refusal: 'moved' } as const;
  const merged = rules.merge(open.message, message);
  if (rules.isFull?.(merged) || isOverdue(context, open))
    return [put(rowOf(rules, opened(context, message)), guard), sendNow(context, rules, open)];
  if (isDeepStrictEqual(merged, open.message)) return [];
  return [put(rowOf(rules, { ...open, message: merged, version: open.version + 1 }), guard)];
}

/**
 * Adds a message to the waiting hint. A repeated message adds nothing; one that comes after the hint was sent
 * starts the next hint.
 */
export async function addToHint<Message>(
  context: Context,
  rules: HintRules<Message>,
  message: Message,
): Promise<void> {
  await retry(
    async () => {
      const writes = writesOf(context, rules, await find(context, rules), message);
      const refusal = await context.table.write(writes);
      return refusal ? retryOn(refusal) : undefined;
    },
    { tries: maxTries },
  );
}

/** Sends a hint when its waiting time is over, unless that was done already. */
export async function sendHint<Message>(
  context: Context,
  rules: HintRules<Message>,
  hintId: string,
): Promise<void> {
  await retry(
    async () => {
      const open = await find(context, rules);
      if (open?.hintId !== hintId) return undefined;
      const refusal = await context.table.write([
        remove(rules.key, { when: { hintId, version: open.version }, refusal: 'moved' }),
        sendNow(context, rules, open),
      ]);
      return refusal ? retryOn(refusal) : undefined;
    },
    { tries: maxTries },
  );
}
