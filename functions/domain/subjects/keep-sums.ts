import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { SubjectDefinition } from './define-subject.ts';
import type { Sums } from './subject-counters.ts';

/** Record whose card shows sums: it declares `sums` and `sumsVersion` as its counters. */
export type SummedRecord = {
  count: (
    name: { id: string },
    change: { set: { sums: Sums; sumsVersion: number } },
    guard: { when: { sumsVersion: { is: '<'; to: number } }; refusal: 'later sums' },
  ) => Operation<'later sums'>;
};

/** Sums of a record that was just made. */
export const uncounted = { sums: {}, sumsVersion: 0 };

/** Writes sums onto the card of a record, unless it has those of a later version. */
export const keepSumsOn =
  ({ count }: SummedRecord): SubjectDefinition['keepSums'] =>
  async ({ table }, id, { sums, version }) => {
    const guard = { when: { sumsVersion: { is: '<', to: version } }, refusal: 'later sums' } as const;
    await table.write([count({ id }, { set: { sums, sumsVersion: version } }, guard)]);
  };
