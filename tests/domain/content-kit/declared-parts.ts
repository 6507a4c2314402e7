import { canSee } from '#shared/audience/can-see.ts';
import type { Moderation } from '#functions/domain/moderation/moderate.ts';
import type { SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';

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
