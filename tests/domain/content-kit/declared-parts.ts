import { canSee } from '#shared/audience/can-see.ts';
import type { Moderation } from '#functions/domain/moderation/moderate.ts';
import type { SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';
import type { Sums } from '#functions/domain/subjects/subject-counters.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';

type Counted = {
  count: (
    name: { id: string },
    change: { set: { sums: Sums; sumsVersion: number } },
    guard: { when: { sumsVersion: { is: '<'; to: number } }; refusal: 'later sums' },
  ) => Operation<'later sums'>;
};

/** Writes sums onto the card of a record, as the areas of content do. */
export const summedOnto =
  ({ count }: Counted): SubjectDefinition['keepSums'] =>
  async ({ table }, id, { sums, version }) => {
    const guard = { when: { sumsVersion: { is: '<', to: version } }, refusal: 'later sums' } as const;
    await table.write([count({ id }, { set: { sums, sumsVersion: version } }, guard)]);
  };

type Moves = {
  archive: (context: Context, seen: { id: string; version: number }) => Promise<unknown>;
  reject: (context: Context, seen: { id: string; version: number; reason: string }) => Promise<unknown>;
};
type Versions = { get: (table: TableContext['table'], name: { id: string }) => Promise<{ version: number }> };

/** Moderation of what members write: a removed one is archived, a rejected one tells its author why. */
export const moderationOf = (
  { kind, load }: SubjectDefinition,
  moves: Moves,
  record: Versions,
): Moderation => ({
  kind,
  describe: async (context, id, reader) => {
    const facts = await load(context, id);
    if (!facts?.authorId || facts.status !== 'published' || !canSee(reader, facts)) return undefined;
    const { authorId, title } = facts;
    return { subject: { kind, id }, place: { kind, id, title }, authorId, text: title };
  },
  decide: async (context, { id, decision, reason }) => {
    const { version } = await record.get(context.table, { id });
    if (decision === 'remove') await moves.archive(context, { id, version });
    if (decision === 'reject') await moves.reject(context, { id, version, reason: reason ?? '' });
  },
});
