import { uploadWidths } from '#shared/media/upload-kinds.ts';
import type { Subject } from '#shared/subjects/subject.ts';
import type { versioned } from '#functions/platform/records/versioned.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { publicAddress } from './upload-keys.ts';

/** Outcome of processing an upload; `also` must be written in the transaction that tells its owner. */
export type Settlement = {
  id: string;
  pictureId: string;
  ready: boolean;
  also: readonly Operation<'STALE_STATE'>[];
};

/**
 * A kind of record that uses uploads, and what it does when one is ready or refused. Owners of media that is
 * processed before its use (`isPublicBeforeUse`) learn nothing later, so they have no `settle`.
 */
export type MediaOwner = {
  kind: string;
  settle?: Settle;
};
type Settle = (context: Context, settlement: Settlement) => Promise<void>;

/** Declares an owner of media. `of` names one of its records for `attach`. */
export const mediaOwner = <const O extends MediaOwner>(owner: O) => ({
  ...owner,
  of: (id: string): Subject => ({ kind: owner.kind, id }),
});

const nameFormat = /^([a-z][a-z-]*)[#:](.+)$/s;

/**
 * Finds the owner in a stored `attachedTo`. Uploads that were attached before owners were declared say
 * `return:r1`, or only the id of a review, and some of them are still waiting to be processed.
 */
export function ownerNamed(attachedTo: string): Subject {
  const [, kind, id] = nameFormat.exec(attachedTo) ?? [];
  return kind && id ? { kind, id } : { kind: 'review', id: attachedTo };
}

/** Picture in a list of a record, shown once it is ready. */
export const waitingPicture = (uploadId: string) => ({
  id: uploadId,
  url: publicAddress(uploadId),
  widths: [...uploadWidths],
  ready: false,
});

/** Marks a picture of a list as ready, or drops a refused one. Other pictures stay as they are. */
export const settlePictures = <P extends { id: string; ready: boolean }>(
  pictures: readonly P[],
  { pictureId, ready }: Pick<Settlement, 'pictureId' | 'ready'>,
): P[] =>
  ready
    ? pictures.map((picture) => (picture.id === pictureId ? { ...picture, ready } : picture))
    : pictures.filter(({ id }) => id !== pictureId);

type RecordKind<S extends object, R extends string, E> = Pick<
  ReturnType<typeof versioned<{ id: string }, S, R, E>>,
  'find' | 'change' | 'replace'
>;
type SettlementChange<S> = { to: Partial<S>; also?: readonly Operation[] };

/**
 * Settles an upload in a versioned record, in one transaction. Nothing is written if the record is gone or
 * `decide` returns undefined, or if another run settled the upload first.
 */
export const settleIn =
  <S extends object, R extends string, E>(
    record: RecordKind<S, R, E>,
    decide: (stored: S & { id: string }, settlement: Settlement, at: Date) => SettlementChange<S> | undefined,
    recordId = (id: string): string => id,
  ): Settle =>
  async ({ table, now }, settlement) => {
    const read = () => record.find(table, { id: recordId(settlement.id) });
    await record.change<(S & { id: string }) | undefined, R | 'STALE_STATE'>(
      table,
      read,
      (stored) => {
        const decided = decide(stored, settlement, now());
        if (!decided) return undefined;
        const { after, writes } = record.replace(stored, decided.to);
        return { after, writes: [...writes, ...(decided.also ?? []), ...settlement.also] };
      },
      () => undefined,
    );
  };
