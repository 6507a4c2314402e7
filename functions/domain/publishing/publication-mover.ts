import type { ActivityChange } from '#shared/activity/activity.contract.ts';
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import { canMove, type PublicationMove, statusAfter } from '#shared/publishing/publication-status.ts';
import type { PublicationFields } from '#shared/publishing/publication.ts';
import { subjectText } from '#shared/subjects/subject.ts';
import { cancelDue, type Due } from '#functions/domain/due/due-items.ts';
import { originOfChange } from '#functions/platform/records/change-origin.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { PublicationRules, SeenDraft, SeenRecord } from './publication-rules.ts';
import { draftMoved, type PublicationTexts, type StoredDraft } from './publication-texts.ts';

export type PublicationRefusal = ErrorCode | typeof draftMoved;

/** What a move changes: fields of the card, writes beside it, and lines for the audit log. */
export type MovePlan<S, D> = {
  fields: Partial<S>;
  writes: Operation<PublicationRefusal>[];
  text?: D;
  also?: ActivityChange[];
};

export function requireMove(move: PublicationMove, { status }: PublicationFields): void {
  if (!canMove(move, status)) throw new AppError('PUBLICATION_STATE', { params: { status } });
}

/** Retries when another editor was quicker or took a generated slug; any other refusal ends the request. */
export function refuse(refusal: PublicationRefusal, move: PublicationMove): typeof again {
  if (refusal === draftMoved || (refusal === 'SLUG_EXISTS' && move !== 'rename')) return again;
  throw new AppError(refusal);
}

/** Refuses a move that would change nothing. */
export function requireChange(isChange: boolean, { status }: PublicationFields): void {
  if (!isChange) throw new AppError('PUBLICATION_STATE', { params: { status } });
}

export const author = (): string | null => originOfChange().who?.id ?? null;

export const stamp = ({ now }: Pick<Context, 'now'>) => ({ savedAt: now().toISOString(), savedBy: author() });

/** Refuses an outdated version of a draft, and names who saved the newer one and when. */
export function requireSeen({ version, savedAt, savedBy }: StoredDraft<object>, seen: number): void {
  if (version === seen) return;
  const params = { draftVersion: version, savedAt, ...(savedBy !== null && { savedBy }) };
  throw new AppError('STALE_STATE', { params });
}

/** Carries out moves of one kind of record: who may still make them, and the writes that each one has. */
export function publicationMover<S extends PublicationFields, D extends object>(
  { kind, record, cardOf, alongside, moreMoves }: PublicationRules<S, D>,
  texts: PublicationTexts<D>,
) {
  type T = S & { id: string };

  /** `S` extends the fields of publishing, and the fields of the area are fields of `S`. */
  const fieldsOf = (own: Partial<PublicationFields>, text?: D): Partial<S> =>
    ({ ...(text && cardOf(text)), ...own }) as Partial<S>;

  /** Reads the draft that an editor has seen; throws if it was saved since. */
  async function seenDraft(
    { table }: TableContext,
    { id, draftVersion }: SeenDraft,
  ): Promise<StoredDraft<D>> {
    const draft = await texts.readDraft(table, id);
    requireSeen(draft, draftVersion);
    return draft;
  }

  const clearDraft = (context: Context, id: string, draft: StoredDraft<D>) =>
    texts.replaceDraft(id, draft, { ...stamp(context), text: null });

  const dueOf = (id: string, at: string): Due => ({ kind: 'publication', of: subjectText({ kind, id }), at });

  const clearSchedule = ({ id, publishAt }: T): Operation[] =>
    publishAt === null ? [] : [cancelDue(dueOf(id, publishAt)), texts.removeScheduled(id)];

  /** Builds the writes of a move. One that changes the status, or publishes, ends a planned publication. */
  function carryOut(move: PublicationMove, before: T, { fields, writes, text, also }: MovePlan<S, D>) {
    const status = statusAfter(move, before.status);
    const ends = move === 'publish' || status !== before.status;
    const own: Partial<PublicationFields> = {
      ...(ends && { publishAt: null }),
      status,
      lastMove: { name: move, from: before.version },
    };
    const change = record.replace(before, { ...own, ...fields }, also);
    return {
      after: change.after,
      writes: [
        ...change.writes,
        ...(ends ? clearSchedule(before) : []),
        ...writes,
        ...(alongside?.({ move, before, after: change.after, ...(text && { text }) }) ?? []),
      ],
    };
  }

  /** Carries out a move of a person, or returns the record if this very request was carried out before. */
  async function move(
    { table }: Context,
    name: PublicationMove,
    { id, version }: SeenRecord,
    plan: (before: T) => Promise<MovePlan<S, D>> | MovePlan<S, D>,
  ): Promise<T> {
    const { after } = await record.change(
      table,
      () => record.get(table, { id }),
      async (before) => {
        if (before.lastMove?.name === name && before.lastMove.from === version) return undefined;
        if (before.version !== version)
          throw new AppError('STALE_STATE', { params: { version: before.version } });
        if (!moreMoves?.[name]?.includes(before.status)) requireMove(name, before);
        return carryOut(name, before, await plan(before));
      },
      (refusal: PublicationRefusal) => refuse(refusal, name),
    );
    return after;
  }

  return { move, carryOut, clearSchedule, dueOf, fieldsOf, seenDraft, clearDraft };
}

export type PublicationMover<S extends PublicationFields, D extends object> = ReturnType<
  typeof publicationMover<S, D>
>;
