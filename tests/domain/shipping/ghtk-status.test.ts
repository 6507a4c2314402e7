import { describe, expect, it } from 'vitest';
import type { ParcelStage } from '#shared/shipping/parcel-choices.ts';
import { ghtkMeaning, ghtkStatuses } from '#functions/domain/shipping/carriers/ghtk-status.ts';
import { mayFollow } from '#functions/domain/shipping/packing/parcel-rules.ts';

/** Written out by hand, from the carrier's own list: others have mapped these wrongly. */
const table: readonly (readonly [code: string, meaning: ParcelStage | 'word' | 'cancelled'])[] = [
  ['-1', 'cancelled'],
  ['1', 'waiting'],
  ['2', 'waiting'],
  ['3', 'picked_up'],
  ['4', 'out'],
  ['5', 'delivered'],
  ['6', 'settled'],
  ['7', 'pickup_failed'],
  ['8', 'pickup_late'],
  ['9', 'failed'],
  ['10', 'delayed'],
  ['11', 'return_settled'],
  ['12', 'waiting'],
  ['13', 'compensated'],
  ['20', 'returning'],
  ['21', 'returned'],
  ['45', 'word'],
  ['49', 'word'],
  ['123', 'word'],
  ['127', 'word'],
  ['128', 'word'],
  ['410', 'word'],
];

describe('what GHTK says', () => {
  it.each(table)('%s is %s', (code, expected) => {
    const { means, words } = ghtkMeaning(code, 'as it came');
    expect(means.kind === 'stage' ? means.stage : means.kind).toBe(expected);
    expect(words).toMatch(/^\S.+/);
  });

  it('is all there is in the table', () => {
    expect(Object.keys(ghtkStatuses).toSorted()).toEqual(table.map(([code]) => code).toSorted());
  });

  it('is shown as it came where nobody has met it before', () => {
    expect(ghtkMeaning('77', 'Đang bay')).toEqual({ words: 'Đang bay', means: { kind: 'unknown' } });
    expect(ghtkMeaning('77', '').words).toBe('77');
  });
});

describe('what may follow what', () => {
  const way: ParcelStage[] = ['waiting', 'picked_up', 'out', 'delivered', 'settled'];
  const wayBack: ParcelStage[] = [
    'waiting',
    'picked_up',
    'failed',
    'returning',
    'returned',
    'return_settled',
  ];

  it.each([way, wayBack])('forwards, with or without what lies between; never back', (...stages) => {
    for (const [place, from] of stages.entries())
      for (const [other, to] of stages.entries()) {
        const isOnlySettled = ['delivered', 'returned'].includes(from) ? other === place + 1 : other > place;
        expect([from, to, mayFollow(from, to, true)]).toEqual([from, to, isOnlySettled]);
      }
  });

  it('of two alike the later', () => {
    expect(mayFollow('failed', 'out', true)).toBe(true);
    expect(mayFollow('failed', 'out', false)).toBe(false);
    expect(mayFollow('waiting', 'pickup_failed', true)).toBe(true);
  });

  it('what came back is not delivered any more, and the other way round', () => {
    expect(mayFollow('returned', 'delivered', true)).toBe(false);
    expect(mayFollow('returned', 'settled', true)).toBe(false);
    expect(mayFollow('delivered', 'returned', true)).toBe(false);
    expect(mayFollow('settled', 'return_settled', true)).toBe(false);
    expect(mayFollow('delivered', 'compensated', true)).toBe(true);
  });
});
