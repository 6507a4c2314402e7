import * as z from 'zod';
import type { PublicationStatus } from '#shared/publishing/publication-status.ts';
import type { PublicationFields } from '#shared/publishing/publication.ts';
import type { definePublication } from '#functions/domain/publishing/define-publication.ts';
import type { PublicationRecord, SeenDraft } from '#functions/domain/publishing/publication-rules.ts';
import { publishDue } from '#functions/domain/publishing/publish-due.ts';
import { sweep } from '#functions/domain/due/sweep.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { listDues, nothing } from '#tests/support/dues.ts';
import { memoryTable, type Turn } from '#tests/support/memory-table.ts';

/** A kind of record under test, with one of its texts for a title. */
export type PublicationKind<S extends PublicationFields, D extends object> = {
  publication: ReturnType<typeof definePublication<S, D>>;
  record: PublicationRecord<S>;
  card: Omit<S, keyof PublicationFields>;
  textOf: (title: string) => D;
  /** Statuses from which it may be rejected besides `pending`. */
  rejectedFrom?: readonly PublicationStatus[];
};

const start = new Date('2026-11-20T03:00:00.000Z');
export const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();

/** A table with one record whose draft has just been made by An, and a clock that the test moves. */
export async function aPublicationWorld<S extends PublicationFields, D extends object>(
  { publication, record, card, textOf }: PublicationKind<S, D>,
  turn?: Turn,
) {
  const id = 'n1';
  const { table, rows } = memoryTable(turn);
  let clock = start;
  const on = (given: Table) => contextOf(given, () => clock);
  const context = on(table);
  const as = <T>(name: string, work: () => T): T =>
    withOrigin({ who: { id: name, role: 'admin' }, way: 'form' }, work);

  const make = (title = 'Hội xuân', made = id) =>
    as('an', () => table.write(publication.make(context, { id: made, text: textOf(title), card })));
  await make();

  const card0 = () => record.get(table, { id });
  const seen = async (): Promise<SeenDraft> => ({
    id,
    version: (await card0()).version,
    draftVersion: (await publication.readForEditing(context, id)).draftVersion,
  });

  return {
    id,
    table,
    rows,
    context,
    on,
    as,
    make,
    seen,
    card: card0,
    draft: () => publication.readForEditing(context, id),
    published: async () => (await publication.readPublished(context, id))?.text,
    versions: async () => (await publication.versions(context, id)).items,
    /** Saves a text over the draft as it is now. */
    write: async (title: string, name = 'an') => {
      const { draftVersion } = await seen();
      return as(name, () => publication.saveDraft(context, { id, draftVersion, text: textOf(title) }));
    },
    publish: async (name = 'an') => {
      const now = await seen();
      return as(name, () => publication.publish(context, now));
    },
    schedule: async (minutes: number, name = 'an') => {
      const now = await seen();
      return as(name, () => publication.schedule(context, { ...now, at: minutesLater(minutes) }));
    },
    /** Moves the clock and carries out what is due. */
    wait: async (minutes: number) => {
      clock = new Date(Math.max(clock.getTime(), Date.parse(minutesLater(minutes))));
      const effects = { ...nothing, publication: publishDue([publication]) };
      return sweep(context, { effects, until: Date.now() + 60_000 });
    },
    dues: () =>
      listDues(
        contextOf(table, () => new Date('9999-12-31T00:00:00.000Z')),
        'publication',
      ),
    audit: () =>
      rows()
        .filter(({ entity }) => entity === 'activity')
        .map(({ fields, who }) => ({
          by: z.object({ id: z.string() }).nullable().parse(who)?.id,
          fields: z.array(z.object({ field: z.string(), to: z.unknown() })).parse(fields),
        })),
  };
}
