import { canSee, type Reader, type VisibleContent } from '#shared/audience/can-see.ts';
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import type { SubjectKind } from '#shared/subjects/subject.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { CountedSums, Sums } from './subject-counters.ts';

/** What the engines know about a subject of any kind. */
export type SubjectFacts = VisibleContent & {
  title: string;
  /** Sums as lists show them, at most a few seconds behind the counters. */
  sums: Sums;
  /** Set if nobody may comment on it any more. */
  isClosed?: boolean;
};

/** Declaration of a kind of content: all that the engines need from its area. */
export type SubjectDefinition = {
  kind: SubjectKind;
  /** Error for a subject that is not there or not visible. */
  missing: ErrorCode;
  load: (context: TableContext, id: string) => Promise<SubjectFacts | undefined>;
  /** Writes new sums onto the record that lists show, unless it has sums of a later version. */
  keepSums: (context: Context, id: string, counted: CountedSums) => Promise<void>;
};

/** Loads a subject that the reader may see; any other counts as missing. */
export async function getVisible(
  context: TableContext,
  { load, missing }: Pick<SubjectDefinition, 'load' | 'missing'>,
  { id, reader }: { id: string; reader: Reader },
): Promise<SubjectFacts> {
  const facts = await load(context, id);
  if (!facts || !canSee(reader, facts)) throw new AppError(missing);
  return facts;
}
