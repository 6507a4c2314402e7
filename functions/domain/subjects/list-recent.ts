import { canSee, type Reader } from '#shared/audience/can-see.ts';
import type { RecentSubject } from '#shared/subjects/list-seen.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { SubjectDefinition } from './define-subject.ts';
import { listSeen } from './seen-subjects.ts';

type Definition = Pick<SubjectDefinition, 'kind' | 'load'>;

/** Number of subjects that are loaded for each one that is shown, since some are not visible any more. */
const spare = 2;

/** Content of several kinds that a member saw lately and may still see, the latest first. */
export async function listRecentSubjects(
  context: Context,
  definitions: readonly Definition[],
  { reader, limit }: { reader: NonNullable<Reader>; limit: number },
): Promise<RecentSubject[]> {
  const lists = await Promise.all(
    definitions.map(async (definition) => {
      const seen = await listSeen(context, reader.userId, definition.kind);
      return seen.map((one) => ({ ...one, definition }));
    }),
  );
  const latest = lists
    .flat()
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, spare * limit);
  const facts = await Promise.all(latest.map(({ definition, id }) => definition.load(context, id)));
  return latest
    .flatMap(({ definition: { kind }, id, at }, place) => {
      const found = facts[place];
      return found && canSee(reader, found) ? [{ kind, id, title: found.title, at }] : [];
    })
    .slice(0, limit);
}
