import type { ErrorCode } from '#shared/contract/errors.ts';
import type { PublicationFields } from '#shared/publishing/publication.ts';
import type { SubjectDefinition, SubjectFacts } from '#functions/domain/subjects/define-subject.ts';
import { keepSumsOn, type SummedRecord } from '#functions/domain/subjects/keep-sums.ts';
import type { Sums } from '#functions/domain/subjects/subject-counters.ts';
import type { TableContext } from '#functions/platform/table/context.ts';

type Card = Pick<PublicationFields, 'status'> & { sums: Sums };

/** Declares a kind of published record as a kind of content. */
export const publicationSubject = <S extends Card>({
  kind,
  missing,
  record,
  facts,
}: {
  kind: string;
  missing: ErrorCode;
  record: SummedRecord & {
    find: (table: TableContext['table'], name: { id: string }) => Promise<S | undefined>;
  };
  /** Facts that the fields of publishing do not tell. */
  facts: (card: S) => Omit<SubjectFacts, 'status' | 'sums'>;
}): SubjectDefinition => ({
  kind,
  missing,
  load: async ({ table }, id) => {
    const card = await record.find(table, { id });
    if (!card) return undefined;
    const { status, sums } = card;
    // An archived one is removed for everybody but moderators.
    return { ...facts(card), sums, status: status === 'archived' ? 'removed' : status };
  },
  keepSums: keepSumsOn(record),
});
