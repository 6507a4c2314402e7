import { AppError } from '#shared/contract/errors.ts';
import type { MoveBody, PublicationState } from '#shared/publishing/publication-routes.ts';
import { PublicationState as State } from '#shared/publishing/publication-routes.ts';
import type { PublicationFields } from '#shared/publishing/publication.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Publication } from './define-publication.ts';

const editorIn = (editors: Awaited<ReturnType<typeof findMembers>>, id: string | null) => {
  const editor = editors.get(id ?? '');
  return editor ? { id: editor.id, fullName: editor.fullName } : null;
};

type Request<More = unknown> = Context & { params: { id: string } } & More;

/** Answers the operations that `definePublicationRoutes` declares, for one kind of content. */
export function servePublication<S extends PublicationFields, D extends object>(
  publication: Publication<S, D>,
) {
  const { record } = publication;
  const toState = (card: S): PublicationState => State.parse(card);

  async function getDraft({ params: { id }, table, now }: Request) {
    const context = { table, now };
    const card = await record.get(context.table, { id });
    const { text, ...draft } = await publication.readForEditing(context, id);
    const editors = await findMembers(context.table, draft.savedBy === null ? [] : [draft.savedBy]);
    return { text, draft, savedBy: editorIn(editors, draft.savedBy), state: toState(card) };
  }

  async function move({ params: { id }, body, table, now }: Request<{ body: MoveBody }>) {
    const context = { table, now };
    const seen = { id, version: body.version };
    const withDraft = () => ({ ...seen, draftVersion: orThrow(body.draftVersion, 'BAD_REQUEST') });
    const moves: { [Name in MoveBody['move']]: () => Promise<S> } = {
      publish: () => publication.publish(context, withDraft()),
      unpublish: () => publication.unpublish(context, seen),
      schedule: () => publication.schedule(context, { ...withDraft(), at: orThrow(body.at, 'BAD_REQUEST') }),
      cancelSchedule: () => publication.cancelSchedule(context, seen),
      discard: () => publication.discardDraft(context, withDraft()),
      restore: () =>
        publication.restore(context, { ...withDraft(), number: orThrow(body.number, 'BAD_REQUEST') }),
      rename: () => publication.rename(context, { ...seen, slug: orThrow(body.slug, 'BAD_REQUEST') }),
      reopen: () => publication.reopen(context, seen),
    };
    return toState(await moves[body.move]());
  }

  async function listVersions({
    params: { id },
    query,
    table,
  }: Request<{ query: { cursor?: string | undefined } }>) {
    await record.get(table, { id });
    const { items, cursor } = await publication.versions({ table }, id, query.cursor);
    const editors = await findMembers(
      table,
      items.flatMap(({ by }) => by ?? []),
    );
    return {
      data: items.map((line) => ({ ...line, editor: editorIn(editors, line.by) })),
      nextCursor: cursor ?? null,
    };
  }

  async function compareVersions({
    params: { id, number },
    query: { to },
    table,
  }: Request<{ params: { number: number }; query: { to?: number | undefined } }>) {
    await record.get(table, { id });
    if (to !== undefined && to <= number) throw new AppError('VERSION_NOT_FOUND');
    return publication.diff({ table }, id, number, to ?? 'draft');
  }

  const saveDraft = ({ params, body, table, now }: Request<{ body: { draftVersion: number; text: D } }>) =>
    publication.saveDraft({ table, now }, { ...params, ...body });

  return { getDraft, saveDraft, move, listVersions, compareVersions };
}
