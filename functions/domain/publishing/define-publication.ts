import { AppError } from '#shared/contract/errors.ts';
import type { PublicationFields } from '#shared/publishing/publication.ts';
import { type DiffPart, diffText } from '#shared/publishing/text-diff.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { madeAsWhole } from './made-as-whole.ts';
import { publicationCalls } from './publication-calls.ts';
import { publicationDrafts } from './publication-drafts.ts';
import { publicationMover } from './publication-mover.ts';
import { publicationReleases } from './publication-releases.ts';
import type { PublicationRules, SeenDraft, SeenRecord } from './publication-rules.ts';
import { publicationTexts } from './publication-texts.ts';

/**
 * Declares the publication of a kind of record: a card, a draft that editors share, a text that readers see, and
 * all published versions. Every move is conditional on the version of the card that was seen and on its status;
 * moves of text also on the version of the draft. A repeated request changes nothing.
 */
export function definePublication<S extends PublicationFields, D extends object>(
  rules: PublicationRules<S, D>,
) {
  type T = S & { id: string };
  const { kind, record, slugs } = rules;
  const texts = publicationTexts(kind, rules.text);
  const mover = publicationMover(rules, texts);
  const drafts = publicationDrafts(rules, texts, mover);

  /** Hands the draft in for approval. */
  const submit = (context: Context, seen: SeenDraft): Promise<T> =>
    mover.move(context, 'submit', seen, async () => {
      const draft = await mover.seenDraft(context, seen);
      if (draft.text) rules.check?.(draft.text);
      return { fields: mover.fieldsOf({ reason: null }), writes: [texts.draftStays(seen.id, draft)] };
    });

  const reject = (context: Context, { reason, ...seen }: SeenRecord & { reason: string }): Promise<T> =>
    mover.move(context, 'reject', seen, () => ({ fields: mover.fieldsOf({ reason }), writes: [] }));

  const simpleMove = (name: 'unpublish' | 'archive' | 'reopen') => (context: Context, seen: SeenRecord) =>
    mover.move(context, name, seen, () => ({ fields: {}, writes: [] }));

  /** Changes the slug. A published one stays as a redirect; one that nobody knows yet becomes free again. */
  const rename = (context: Context, { slug, ...seen }: SeenRecord & { slug: string }): Promise<T> =>
    mover.move(context, 'rename', seen, async ({ id, slug: from, publishedAt }) => {
      if (!slugs) throw new AppError('BAD_REQUEST');
      return {
        fields: mover.fieldsOf({ slug }),
        writes: await (publishedAt === null
          ? slugs.move(id, from, slug)
          : slugs.rename(context.table, id, from, slug)),
      };
    });

  /** Card and text for readers; undefined unless the record is public. */
  async function readPublished(
    { table }: TableContext,
    id: string,
  ): Promise<{ card: T; text: D } | undefined> {
    const [card, text] = await Promise.all([record.find(table, { id }), texts.readText(table, id)]);
    return card?.status === 'published' && text ? { card, text } : undefined;
  }

  /** Compares a version with a later one, or with what editors have now. */
  async function diff(context: TableContext, id: string, from: number, to: number | 'draft') {
    const { table } = context;
    const [older, newer] = await Promise.all([
      texts.readVersion(table, id, from),
      to === 'draft' ? drafts.readForEditing(context, id) : texts.readVersion(table, id, to),
    ]);
    return Object.entries(rules.plainTexts).map(([field, plain]): { field: string; parts: DiffPart[] } => ({
      field,
      parts: diffText(plain(older.text), plain(newer.text)),
    }));
  }

  const moves = {
    ...drafts,
    ...publicationReleases(rules, texts, mover),
    submit,
    reject,
    unpublish: simpleMove('unpublish'),
    archive: simpleMove('archive'),
    reopen: simpleMove('reopen'),
    rename,
  };
  return {
    kind,
    record,
    slugs,
    ...moves,
    ...publicationCalls(rules, moves),
    readPublished,
    textEntry: texts.textEntry,
    ...madeAsWhole(rules, texts),
    diff,
    versions: ({ table }: TableContext, id: string, cursor?: string) => texts.listVersions(table, id, cursor),
    version: ({ table }: TableContext, id: string, number: number) => texts.readVersion(table, id, number),
  };
}

export type Publication<S extends PublicationFields, D extends object> = ReturnType<
  typeof definePublication<S, D>
>;
