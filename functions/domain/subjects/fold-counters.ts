import { type Subject, subjectText } from '#shared/subjects/subject.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { SubjectDefinition } from './define-subject.ts';
import { readSums } from './subject-counters.ts';

type Definitions = ReadonlyMap<string, Pick<SubjectDefinition, 'keepSums'>>;

/**
 * Writes the sums of a subject onto the record that lists show. Counters change far more often than lists need
 * to know: messages of one batch that name the same subject share a single reading, which begins after the last
 * of them has arrived.
 */
export function createCounterFolder(definitions: Definitions) {
  const waiting = new Map<string, Promise<void>>();

  async function fold(context: Context, subject: Subject): Promise<void> {
    // A message that arrives from here on may tell of a change that this reading misses.
    waiting.delete(subjectText(subject));
    const counted = await readSums(context.table, subject);
    await definitions.get(subject.kind)?.keepSums(context, subject.id, counted);
  }

  return function foldCounters(context: Context, subject: Subject): Promise<void> {
    const name = subjectText(subject);
    const known = waiting.get(name);
    if (known) return known;
    const folding = Promise.resolve().then(() => fold(context, subject));
    waiting.set(name, folding);
    return folding;
  };
}
