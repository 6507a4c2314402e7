import * as z from 'zod';
import type { CustomerNote } from '#shared/customers/customer.ts';
import { customerLimits } from '#shared/customers/customer-choices.ts';
import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { activityLine } from '#functions/platform/records/activity.ts';
import { once } from '#functions/platform/records/once.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import { veiled } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { check, create, type Operation } from '#functions/platform/table/table-operations.ts';
import {
  originsOf,
  requireCustomer,
  requireUnerased,
  staleCustomer,
  type StoredCustomer,
} from '../records/customer.ts';
import { customerKeys } from '../records/customer-keys.ts';

const NoteText = z.object({
  text: z.string(),
  byId: z.string(),
  at: z.string(),
  editedAt: z.string().nullable(),
  version: z.int(),
});
const StoredNote = NoteText.extend({ customerId: z.string(), id: z.string() });
type StoredNote = z.infer<typeof StoredNote>;

const noteRecord = versioned({
  entity: 'customer-note',
  schema: NoteText,
  key: ({ customerId, id }: { customerId: string; id: string }) => customerKeys.note(customerId, id),
  version: 'version',
  stale: 'STALE_STATE',
});

/** Activity log entry that a note was added, changed or deleted. It does not contain the text. */
const told = (customerId: string, from: string | null, to: string | null): Operation =>
  activityLine({
    entity: 'customer',
    recordId: customerId,
    act: 'changed',
    fields: [{ field: 'notes', from: veiled(from), to: veiled(to) }],
  });

async function withAuthors(table: Table, notes: readonly StoredNote[]): Promise<CustomerNote[]> {
  const known = await findMembers(
    table,
    notes.map(({ byId }) => byId),
  );
  return notes.map(({ customerId: _customer, byId, ...note }) => ({
    ...note,
    by: { id: byId, fullName: known.get(byId)?.fullName ?? null },
  }));
}

async function withAuthor(table: Table, note: StoredNote): Promise<CustomerNote> {
  const [shown] = await withAuthors(table, [note]);
  if (!shown) throw new AppError('NOT_FOUND');
  return shown;
}

/** Finds a note of the record or of one merged into it. */
async function requireNote(table: Table, customer: StoredCustomer, id: string): Promise<StoredNote> {
  const found = await table.getMany(
    originsOf(customer).map((origin) => [customerKeys.note(origin, id), StoredNote] as const),
  );
  const note = found.find((one) => one !== undefined);
  if (!note) throw new AppError('NOT_FOUND');
  return note;
}

/** Notes of staff about a customer, newest first. */
export async function listNotes({ table }: TableContext, customer: StoredCustomer): Promise<CustomerNote[]> {
  const asked = { startsWith: customerKeys.notePrefix, newestFirst: true, limit: customerLimits.notes };
  const pages = await Promise.all(
    originsOf(customer).map((origin) =>
      table.list({ ...asked, pk: customerKeys.partition(origin) }, StoredNote),
    ),
  );
  const newest = pages
    .flatMap(({ items }) => items)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, customerLimits.notes);
  return withAuthors(table, newest);
}

type NewNote = { id: string; userId: string; text: string; clientRequestId?: string | undefined };

export async function writeNote(
  { table, now }: Context,
  { id, userId, text, clientRequestId: requestKey }: NewNote,
): Promise<CustomerNote> {
  const what = 'customers/write-note';
  return retry(async () => {
    const customer = await requireUnerased(table, id);
    const at = now();
    const note = {
      id: newId(at.getTime()),
      customerId: customer.id,
      text,
      byId: userId,
      at: at.toISOString(),
    };
    const request = { who: userId, what, requestKey, asked: { id, text } };
    const made = await once(table, request, {
      result: note.id,
      writes: [
        // The check prevents a note about a customer who was erased or merged at the same moment.
        check(customerKeys.head(customer.id), {
          when: { version: customer.version },
          refusal: staleCustomer,
        }),
        create(noteRecord.item({ ...note, editedAt: null, version: 1 })),
        told(customer.id, null, text),
      ],
    });
    if ('refusal' in made) return again;
    return withAuthor(table, await requireNote(table, customer, made.result));
  });
}

type NoteName = { id: string; noteId: string };

export async function changeNote(
  { table, now }: Context,
  { id, noteId, text, version }: NoteName & { text: string; version: number },
): Promise<CustomerNote> {
  const customer = await requireCustomer(table, id);
  const before = await requireNote(table, customer, noteId);
  if (before.version !== version) throw new AppError('STALE_STATE');
  const { after, writes } = noteRecord.replace(before, { text, editedAt: now().toISOString() });
  await writeOrThrow(table, [...writes, told(customer.id, before.text, text)]);
  return withAuthor(table, after);
}

export async function deleteNote({ table }: Context, { id, noteId }: NoteName): Promise<void> {
  const customer = await requireCustomer(table, id);
  const before = await requireNote(table, customer, noteId);
  await writeOrThrow(table, [...noteRecord.softDelete(before), told(customer.id, before.text, null)]);
}

const pageOfNotes = 50;

/** Deletes all notes of a record when its customer is erased. */
export async function forgetNotes({ table }: TableContext, origin: string): Promise<void> {
  for (;;) {
    const asked = {
      pk: customerKeys.partition(origin),
      startsWith: customerKeys.notePrefix,
      limit: pageOfNotes,
    };
    const { items } = await table.list(asked, StoredNote);
    if (items.length === 0) return;
    // If a note is changed concurrently, its delete fails and the loop reads it again.
    await Promise.all(items.map((note) => table.write(noteRecord.softDelete(note))));
  }
}
