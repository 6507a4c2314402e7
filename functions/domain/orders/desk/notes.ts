import * as z from 'zod';
import { maxOrderNotes, type OrderNote } from '#shared/orders/order-desk.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import { activityLine } from '#functions/platform/records/activity.ts';
import { answeredOnce, claimRequest, repeated } from '#functions/platform/records/once.ts';
import { veiled } from '#functions/platform/records/audited-fields.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { create, remove } from '#functions/platform/table/table-operations.ts';
import { orderKeys } from '../order-keys.ts';
import { shopRequester } from '../reading/requester.ts';
import { requireOrder } from '../reading/read-orders.ts';
import { staffNames } from './staff-names.ts';

const StoredNote = z.object({ id: z.string(), text: z.string(), byId: z.string(), at: z.string() });
type StoredNote = z.infer<typeof StoredNote>;

async function withAuthors(table: Table, notes: readonly StoredNote[]): Promise<OrderNote[]> {
  const nameOf = await staffNames(
    table,
    notes.map(({ byId }) => byId),
  );
  return notes.map(({ id, text, at, byId }) => ({ id, text, at, by: nameOf(byId) }));
}

/** Lists the staff notes of an order, newest first. */
export async function listNotes({ table }: TableContext, orderId: string): Promise<OrderNote[]> {
  const asked = {
    pk: orderKeys.partition(orderId),
    startsWith: 'NOTE#',
    newestFirst: true,
    limit: maxOrderNotes,
  };
  return withAuthors(table, (await table.list(asked, StoredNote)).items);
}

type NewNote = { id: string; userId: string; text: string; clientRequestId?: string | undefined };

/** Adds a staff note once per request key. The audit log hides its text. */
export function noteOrder(
  { table, now }: Context,
  { id, userId, text, clientRequestId: requestKey }: NewNote,
): Promise<OrderNote> {
  const request = { who: userId, what: 'orders/note-order', requestKey, asked: { id, text } };
  const shown = async (note: StoredNote): Promise<OrderNote> => {
    const [one] = await withAuthors(table, [note]);
    if (!one) throw new AppError('STALE_STATE');
    return one;
  };
  return answeredOnce(table, request, {
    before: async (noteId) => {
      const kept = await table.get(orderKeys.note(id, noteId), StoredNote);
      if (!kept) throw new AppError('STALE_STATE');
      return shown(kept);
    },
    async work() {
      await requireOrder({ table, now }, { id, asker: shopRequester });
      const at = now();
      const note = { id: newId(at.getTime()), text, byId: userId, at: at.toISOString() };
      const refusal = await table.write([
        ...claimRequest(request, note.id),
        create({ ...orderKeys.note(id, note.id), entity: 'order-note', orderId: id, ...note }),
        activityLine({
          entity: 'order',
          recordId: id,
          act: 'changed',
          fields: [{ field: 'staffNotes', from: veiled(null), to: veiled(text) }],
        }),
      ]);
      return refusal === repeated ? repeated : shown(note);
    },
  });
}

const atOnce = 50;

/** Deletes all staff notes of an order. */
export async function forgetNotes({ table }: TableContext, orderId: string): Promise<void> {
  const asked = { pk: orderKeys.partition(orderId), startsWith: 'NOTE#', limit: atOnce };
  let cursor: string | undefined;
  do {
    const page = await table.list({ ...asked, cursor }, StoredNote);
    if (page.items.length > 0)
      await table.write(page.items.map((note) => remove(orderKeys.note(orderId, note.id))));
    ({ cursor } = page);
  } while (cursor);
}
