import type { Role } from '#shared/contract/access.ts';
import { readerOf } from '#functions/domain/audience/reader-of.ts';
import { countView } from '#functions/domain/subjects/count-visit.ts';
import { getVisible, type SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { defineReactions } from './define-reactions.ts';
import { listReactors } from './list-reactors.ts';

type Actor = { userId: string; role: Role };
type Request<More> = Context & { params: { id: string } } & More;
type ReactorQuery = Omit<Parameters<typeof listReactors>[2], 'reader'>;

/** Answers `defineLike`, `defineViewCount` and `defineReactors` for a kind of content that can only be liked. */
export function serveSubject(
  subject: SubjectDefinition,
  reactions: ReturnType<typeof defineReactions<'like'>>,
) {
  const { kind } = subject;
  return {
    like: async ({
      actor,
      params: { id },
      body: { liked },
      table,
      now,
    }: Request<{ actor: Actor; body: { liked?: boolean | undefined } }>) =>
      reactions.like({ table, now }, { id, liked, type: 'like', reader: await readerOf({ table }, actor) }),
    likers: async ({
      actor,
      params: { id },
      query,
      table,
    }: Request<{ actor: Actor | undefined; query: ReactorQuery }>) => {
      const reader = await readerOf({ table }, actor);
      await getVisible({ table }, subject, { id, reader });
      return listReactors({ table }, { kind, id }, { ...query, reader });
    },
    /** Counts a view of public content. Areas with other content count it themselves, for they know its readers. */
    view: async ({
      actor,
      params: { id },
      sourceIp: address,
      userAgent,
      table,
      now,
    }: Request<{ actor: Actor | undefined; sourceIp: string; userAgent: string }>) => {
      await getVisible({ table }, subject, { id, reader: undefined });
      const visitor = { userId: actor?.userId, address, userAgent };
      return { counted: await countView({ table, now }, { kind, id }, visitor) };
    },
  };
}
