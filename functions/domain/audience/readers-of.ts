import { canSee } from '#shared/audience/can-see.ts';
import type { SubjectReaders } from '#functions/domain/live/room-access.ts';
import type { SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';
import { readerOf } from './reader-of.ts';

/** Rule of the rooms of a kind of content: members who may see it may join while it is on their screen. */
export const readersOf =
  ({ load }: Pick<SubjectDefinition, 'load'>): SubjectReaders[string] =>
  async ({ table }, visitor, { id }) => {
    const [facts, reader] = await Promise.all([load({ table }, id), readerOf({ table }, visitor)]);
    return facts !== undefined && canSee(reader, facts);
  };
