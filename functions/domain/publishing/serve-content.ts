import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { ContentReader } from './content-reader.ts';
import { contentWriter } from './content-writer.ts';
import type { AuthoredCard } from './show-content.ts';

type OneRequest = TableContext & { params: { id: string } };
type Draft<D> = D & { isPublished: boolean; requestKey?: string | undefined };

/** Answers the operations that `defineContentRoutes` declares, for one kind of content. */
export function serveContent<S extends AuthoredCard, D extends object, Shown>(
  reader: ContentReader<S, D, Shown>,
) {
  const { create, remove } = contentWriter(reader.publication);
  return {
    get: ({ params, table }: OneRequest) => reader.read({ table }, params.id),
    getBySlug: ({ params, table }: TableContext & { params: { slug: string } }) =>
      reader.readBySlug({ table }, params.slug),
    create: async ({ actor, body, table, now }: Context & { actor: { userId: string }; body: Draft<D> }) => {
      const { isPublished, requestKey, ...text } = body;
      // Everything else of the body is the text.
      const given = { by: actor.userId, text: text as unknown as D, isPublished, requestKey };
      const { id, version, slug } = await create({ table, now }, given);
      return { id, version, slug };
    },
    remove: async ({ params, table, now }: Context & OneRequest) => {
      await remove({ table, now }, params.id);
      return { success: true as const };
    },
  };
}
