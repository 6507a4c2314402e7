import type { Comment, CommentSort, Mention } from '#shared/discussion/comment.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Actor, Discussion } from './define-discussion.ts';

type Request<More> = Context & { actor: Actor; params: { id: string } } & More;

type ListRequest = Context & {
  actor: Actor | undefined;
  params: { id: string; commentId?: string };
  query: {
    page: number;
    limit: number;
    sortBy: CommentSort;
    after?: string | undefined;
    around?: string | undefined;
  };
};

type Draft = { content: string; mentions: Mention[]; requestKey?: string | undefined };

/**
 * Answers the operations that `defineComments` declares, for one kind of content. `show` adds the fields that the
 * specification of its area has; `parentField` is the area's name for the answered comment.
 */
export function serveComments<Shown = Comment, Parent extends string = 'parentId'>(
  discussion: Discussion,
  // The defaults are exactly those of the types, so the casts are safe.
  show = (comment: Comment): Shown => comment as Shown,
  parentField = 'parentId' as Parent,
) {
  const list = async ({ actor, params, query, table, now }: ListRequest) => {
    const page = await discussion.list({ table, now }, { actor, ...params, ...query });
    return { ...page, data: page.data.map(show) };
  };
  return {
    list,
    replies: list,
    add: async ({
      actor,
      params,
      body,
      table,
      now,
    }: Request<{ body: Draft & { [Name in NoInfer<Parent>]?: string | null | undefined } }>) => {
      const { content, mentions, requestKey, [parentField]: parentId } = body;
      const draft = { content, mentions, requestKey, parentId };
      return show(await discussion.add({ table, now }, { actor, ...params, ...draft }));
    },
    edit: async ({
      actor,
      params,
      body,
      table,
      now,
    }: Request<{ body: { content: string; mentions: Mention[]; revision?: number | undefined } }>) =>
      show(await discussion.edit({ table, now }, { actor, ...params, ...body })),
    remove: ({ actor, params, table, now }: Request<unknown>) =>
      discussion.remove({ table, now }, { actor, ...params }),
    settle: async ({ actor, params, body, table, now }: Request<{ body: { settled: boolean } }>) =>
      show(await discussion.settle({ table, now }, { actor, ...params, ...body })),
    like: ({ actor, params, body, table, now }: Request<{ body: { liked?: boolean | undefined } }>) =>
      discussion.like({ table, now }, { actor, ...params, ...body }),
  };
}
