import type { Role } from '#shared/contract/access.ts';
import { readerOf } from '#functions/domain/audience/reader-of.ts';
import { countView } from '#functions/domain/subjects/count-visit.ts';
import { getVisible } from '#functions/domain/subjects/define-subject.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { defineReactions } from './define-reactions.ts';
import { listReactors } from './list-reactors.ts';

type Actor = { userId: string; role: Role };
type Request<More> = Context & { params: { id: string } } & More;
type ReactorQuery = Omit<Parameters<typeof listReactors>[2], 'reader'>;

/** Answers the operations that `defineReaderRoutes` declares, for one kind of content. */
export function serveSubject(reactions: ReturnType<typeof defineReactions<'like'>>) {
  const { kind, subject } = reactions;
  return {
    /** Which of some subjects the caller likes. */
    listLiked: async ({
      actor,
      query: { ids },
      table,
    }: TableContext & { actor: Actor; query: { ids: string[] } }) => {
      const own = await reactions.ownReactions(table, actor.userId, ids);
      return { ids: ids.filter((id) => own.has(id)) };
    },
    like: async ({
      actor,
      params: { id },
      body: { liked },
      table,
      now,
    }: Request<{ actor: Actor; body: { liked?: boolean | undefined } }>) =>
      reactions.like({ table, now }, { id, liked, type: 'like', reader: await readerOf({ table }, actor) }),
    listLikers: async ({
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
