import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import type { PublicationFields } from '#shared/publishing/publication.ts';
import { newId } from '#shared/values/ids.ts';
import { uncounted } from '#functions/domain/subjects/keep-sums.ts';
import { onceOrThrow } from '#functions/platform/records/once.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { publicationDrafts } from './publication-drafts.ts';
import type { publicationReleases } from './publication-releases.ts';
import type { PublicationRules, SeenRecord } from './publication-rules.ts';

type NewRecord<S, D> = {
  by: string;
  text: D;
  isPublished: boolean;
  requestKey: string | undefined;
  /** Input beside text and `isPublished`: a repeated request must have the same. */
  asked?: object;
  /** Slug that the author chose. */
  slug?: string | undefined;
  /** Fields of the card beside those of its text, `createdAt`, and the sums. */
  card: Partial<Omit<S, keyof PublicationFields>>;
  /** Further writes of the transaction that makes the record. */
  alongside?: (id: string) => Operation<ErrorCode>[];
};

type Moves<S extends PublicationFields, D extends object> = Pick<
  ReturnType<typeof publicationDrafts<S, D>>,
  'make' | 'keepFirst' | 'saveDraft' | 'readForEditing'
> &
  Pick<ReturnType<typeof publicationReleases<S, D>>, 'publish'> &
  Record<'unpublish' | 'archive', (context: Context, seen: SeenRecord) => Promise<S & { id: string }>> & {
    rename: (context: Context, seen: SeenRecord & { slug: string }) => Promise<S & { id: string }>;
  };

/** Whole operations for callers that know no draft: a form that creates, a switch, a change of some fields. */
export function publicationCalls<S extends PublicationFields, D extends object>(
  { kind, record, check }: PublicationRules<S, D>,
  { make, keepFirst, saveDraft, readForEditing, publish, rename, unpublish, archive }: Moves<S, D>,
) {
  type T = S & { id: string };

  /** Publishes a record as it is now, with its draft. */
  async function publishNow(context: Context, { id, version }: T): Promise<T> {
    const { draftVersion } = await readForEditing(context, id);
    return publish(context, { id, version, draftVersion });
  }

  /** Publishes a record that was just made. A repeated request finds it published. */
  const publishFirst = async (context: Context, card: T): Promise<T> =>
    card.publishedVersion === 0 ? publishNow(context, card) : card;

  /**
   * Creates a record once, and publishes it if that was asked. A repeated request finds the record of the first one,
   * and carries on where that one ended.
   */
  async function createOnce(
    context: Context,
    { by, text, isPublished, requestKey, asked, slug, card, alongside }: NewRecord<S, D>,
  ): Promise<T> {
    if (isPublished) check?.(text);
    const at = context.now();
    const id = newId(at.getTime());
    // The fields of the area, of its text and of the engines are all fields of `S`.
    const whole = { createdAt: at.toISOString(), ...uncounted, ...card } as unknown as Omit<
      S,
      keyof PublicationFields
    >;
    const request = {
      who: by,
      what: `create-${kind}`,
      requestKey,
      asked: { ...asked, text, slug, isPublished },
    };
    const made = await onceOrThrow(context.table, request, {
      result: id,
      writes: [...make(context, { id, text, card: whole }), ...(alongside?.(id) ?? [])],
    });
    await keepFirst(context, made, text);
    const found = await record.get(context.table, { id: made });
    const isNamed = slug === undefined || found.slug !== '';
    const named = isNamed ? found : await rename(context, { id: made, version: found.version, slug });
    return isPublished ? publishFirst(context, named) : named;
  }

  /** Reads a record whose text or settings are changed; `version` is the one that the caller has seen, if any. */
  async function getOpen({ table }: Context, id: string, version: number | undefined): Promise<T> {
    const card = await record.get(table, { id });
    if (version !== undefined && version !== card.version) throw new AppError('STALE_STATE');
    if (card.status === 'archived') throw new AppError('CONTENT_REMOVED');
    return card;
  }

  /** Changes fields of a text. The change is published at once if the record is public, unless the caller decides. */
  async function changeText(
    context: Context,
    { id, status }: T,
    change: Partial<D>,
    isPublished = status === 'published',
  ): Promise<T> {
    const { draftVersion, text } = await readForEditing(context, id);
    const saved = await saveDraft(context, { id, draftVersion, text: { ...text, ...change } });
    if (isPublished) return publish(context, { id, ...saved });
    if (status === 'published') return unpublish(context, { id, version: saved.version });
    return record.get(context.table, { id });
  }

  /** Shows a record to its readers or hides it. Repeating a state changes nothing. */
  async function setPublished(context: Context, card: T, isPublished: boolean): Promise<T> {
    if (isPublished === (card.status === 'published')) return card;
    const { id, version } = card;
    return isPublished ? publishNow(context, card) : unpublish(context, { id, version });
  }

  /** Takes a record off the site, once. Its comments stay with it, in case it comes back. */
  async function archiveOnce(context: Context, { id, status, version }: T): Promise<void> {
    if (status !== 'archived') await archive(context, { id, version });
  }

  return { createOnce, publishFirst, getOpen, changeText, setPublished, archiveOnce };
}
