import { AppError } from '#shared/contract/errors.ts';
import type { PublicationFields } from '#shared/publishing/publication.ts';
import { cancelDue, scheduleDue } from '#functions/domain/due/due-items.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import {
  author,
  type MovePlan,
  type PublicationMover,
  type PublicationRefusal,
  refuse,
  requireChange,
} from './publication-mover.ts';
import type { PublicationRules, SeenDraft, SeenRecord } from './publication-rules.ts';
import type { PublicationTexts, ScheduledText } from './publication-texts.ts';

/** Publication of a draft, at once or at a planned moment. */
export function publicationReleases<S extends PublicationFields, D extends object>(
  rules: PublicationRules<S, D>,
  texts: PublicationTexts<D>,
  { move, carryOut, clearSchedule, dueOf, fieldsOf, seenDraft, clearDraft }: PublicationMover<S, D>,
) {
  type T = S & { id: string };
  const { record, slugs } = rules;

  /** Plans the publication of a text as the next version; without one, the earlier text is public again. */
  async function planText(
    { table, now }: Context,
    before: T,
    text: D | null,
    by: string | null,
  ): Promise<MovePlan<S, D>> {
    const at = now().toISOString();
    const own = { publishedAt: before.publishedAt ?? at, updatedAt: at, reason: null };
    if (!text) return { fields: fieldsOf(own), writes: [] };
    rules.check?.(text);
    const isNamed = before.slug !== '' || !slugs;
    const slug = isNamed ? before.slug : await slugs.free(table, rules.titleOf(text));
    const number = before.publishedVersion + 1;
    return {
      text,
      fields: fieldsOf({ ...own, slug, publishedVersion: number }, text),
      writes: [
        ...(isNamed ? [] : slugs.claim(slug, before.id)),
        ...texts.putText(before.id, { number, at, by }, text),
      ],
    };
  }

  const publish = (context: Context, seen: SeenDraft): Promise<T> =>
    move(context, 'publish', seen, async (before) => {
      const draft = await seenDraft(context, seen);
      requireChange(draft.text !== null || before.status !== 'published', before);
      const { fields, writes, ...plan } = await planText(context, before, draft.text, author());
      return {
        ...plan,
        fields: { ...fields, ...fieldsOf({ hasDraft: false }) },
        writes: [...writes, clearDraft(context, seen.id, draft)],
      };
    });

  /** Plans the publication of the text as it is now; what is written later waits for its own publication. */
  const schedule = (context: Context, { at: asked, ...seen }: SeenDraft & { at: string }): Promise<T> =>
    move(context, 'schedule', seen, async (before) => {
      const { id, publishAt } = before;
      const moment = Date.parse(asked);
      if (!(moment > context.now().getTime())) throw new AppError('PUBLISH_TIME_PAST');
      const at = new Date(moment).toISOString();
      const draft = await seenDraft(context, seen);
      const { text, version: draftVersion } = draft;
      requireChange(text !== null || before.status !== 'published', before);
      if (text) rules.check?.(text);
      return {
        fields: fieldsOf({ publishAt: at }),
        writes: [
          ...(publishAt === null || publishAt === at ? [] : [cancelDue(dueOf(id, publishAt))]),
          scheduleDue(dueOf(id, at)),
          texts.putScheduled(id, { text, draftVersion, by: author() }),
          texts.draftStays(id, draft),
        ],
      };
    });

  const cancelSchedule = (context: Context, seen: SeenRecord): Promise<T> =>
    move(context, 'cancelSchedule', seen, (before) => {
      requireChange(before.publishAt !== null, before);
      return { fields: fieldsOf({ publishAt: null }), writes: clearSchedule(before) };
    });

  /** Publishes what was planned for this moment, unless it was cancelled, moved or already published. */
  async function publishDue(context: Context, { id, at }: { id: string; at: string }): Promise<void> {
    const { table } = context;
    let scheduled: ScheduledText<D> | undefined;
    await record.change(
      table,
      async () => {
        // It is read before the card: a card that still has this moment then has this text, even if a cancellation
        // comes between.
        scheduled = await texts.findScheduled(table, id);
        return record.find(table, { id });
      },
      async (before) => {
        if (before.publishAt !== at) return undefined;
        const { text, by, draftVersion } = orThrow(scheduled, 'NOT_FOUND');
        const draft = await texts.readDraft(table, id);
        const { fields, writes, ...plan } = await planText(context, before, text, by);
        const isSame = draft.version === draftVersion;
        return carryOut('publish', before, {
          ...plan,
          fields: { ...fields, ...(isSame && fieldsOf({ hasDraft: false })) },
          writes: [...writes, ...(isSame ? [clearDraft(context, id, draft)] : [])],
        });
      },
      (refusal: PublicationRefusal) => refuse(refusal, 'publish'),
    );
  }

  return { publish, schedule, cancelSchedule, publishDue };
}
