import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParcelReport } from '#functions/domain/shipping/carriers/carrier.ts';
import { ghtkMeaning } from '#functions/domain/shipping/carriers/ghtk-status.ts';
import { partlyBack, reported, voided } from '#functions/domain/shipping/parcels/report-rules.ts';
import { troublesOf } from '#functions/domain/shipping/packing/parcel-rules.ts';
import type { StoredParcel } from '#functions/domain/shipping/packing/packing-job.ts';

const at = new Date('2026-11-23T03:00:00.000Z');

const parcel: StoredParcel = {
  number: 1,
  warehouse: { id: 'w', name: 'Kho' },
  pieces: 1,
  grams: 500,
  weighed: null,
  carrierGrams: null,
  value: 100_000,
  attempt: 1,
  carrier: 'ghtk',
  stage: 'waiting',
  label: 'S1',
  trackingNumber: null,
  said: null,
  saidWords: null,
  saidAt: null,
  madeAt: at.toISOString(),
  cod: 100_000,
  fee: null,
  insurance: null,
  quotedFee: null,
  complaint: null,
  deliveredAt: null,
  collectedAt: null,
  paidOut: null,
  booked: false,
  voided: [],
  refusal: null,
  madeFor: 'x',
  note: '',
  checkAt: null,
  isLate: false,
  codDiffers: false,
  isUnknown: false,
  isPartBack: false,
};

/** What a carrier said one after the other, a minute apart. */
const told = (codes: readonly string[]): ParcelReport[] =>
  codes.map((code, minute) => {
    const { words, means } = ghtkMeaning(code, 'lạ');
    const time = new Date(at.getTime() + (minute + 1) * 60_000).toISOString();
    return { label: 'S1', said: code, words, means, at: time, grams: null, fee: null, insurance: null };
  });

const stories = [
  ['12', '123', '3', '4', '10', '4', '45', '5', '6'],
  ['12', '8', '12', '3', '4', '9', '4', '49', '9', '20', '21', '11'],
  ['7', '12', '3', '4', '5', '13'],
  ['12', '77', '3', '78', '4', '5'],
];

it.each(stories)(
  'repeated, reordered and lost, with its last word heard, comes to the same: %s …',
  (...codes) => {
    const all = told(codes);
    const straight = all.reduce((before, report) => reported(before, report, at), parcel);
    const last = all.at(-1);
    if (!last) throw new Error('A story has an end');
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...all), { maxLength: 20 }),
        fc.array(fc.constantFrom(...all), { maxLength: 8 }),
        (before, after) => {
          const heard = [...before, last, ...after].reduce(
            (one, report) => reported(one, report, at),
            parcel,
          );
          expect(heard.stage).toBe(straight.stage);
          expect(heard.said).toBe(straight.said);
        },
      ),
      { numRuns: 300 },
    );
  },
);

it('a word about another label is none about this one', () => {
  const [report] = told(['5']);
  if (!report) throw new Error('Nothing was told');
  expect(reported(parcel, { ...report, label: 'S2' }, at)).toEqual(parcel);
  expect(reported({ ...parcel, label: null }, report, at).stage).toBe('waiting');
});

it('called off by the carrier before it came, and never after', () => {
  const [report] = told(['-1']);
  if (!report) throw new Error('Nothing was told');
  expect(reported(parcel, report, at)).toMatchObject({ stage: 'open', label: null });
  expect(reported({ ...parcel, stage: 'out' }, report, at)).toMatchObject({ stage: 'out', label: 'S1' });
});

describe('a part that is said to have been given back', () => {
  const half = partlyBack({ ...parcel, stage: 'delivered' }, { label: 'S1' });

  it('is looked for, whether its carrier calls the parcel brought or back', () => {
    expect(troublesOf(half, { status: 'completed', lines: [] })).toEqual(['part_back']);
    const back = partlyBack({ ...parcel, stage: 'returned' }, { label: 'S1' });
    expect(troublesOf(back, { status: 'shipped', lines: [] })).toEqual(['part_back']);
  });

  it('is nothing of a parcel that never left, or of another label', () => {
    expect(partlyBack(parcel, { label: 'S1' })).toEqual(parcel);
    expect(partlyBack({ ...parcel, stage: 'out' }, { label: 'S2' }).isPartBack).toBe(false);
  });

  it('is looked for no more once the order is over, or goes out under another label', () => {
    expect(troublesOf(half, { status: 'returned', lines: [] })).toEqual([]);
    expect(voided(half, 'sent_again', at).isPartBack).toBe(false);
  });
});

describe('what a carrier says of a stage its parcel has reached', () => {
  const minute = (count: number) => new Date(at.getTime() + count * 60_000).toISOString();
  const says = (code: string, minutes: number, given: Partial<ParcelReport> = {}): ParcelReport => ({
    label: 'S1',
    said: code,
    ...ghtkMeaning(code, 'lạ'),
    at: minute(minutes),
    grams: null,
    fee: null,
    insurance: null,
    ...given,
  });
  const hear = (before: StoredParcel, ...reports: ParcelReport[]) =>
    reports.reduce((one, report) => reported(one, report, at), before);

  it('is its last word, and what nobody knew before is over with it', () => {
    const odd = hear(parcel, says('2', 1), says('77', 2));
    expect(odd).toMatchObject({ said: '77', isUnknown: true, stage: 'waiting' });
    const known = { said: '12', saidWords: 'Đã điều phối lấy hàng, đang lấy hàng', saidAt: minute(3) };
    expect(hear(odd, says('12', 3))).toMatchObject({ ...known, isUnknown: false, stage: 'waiting' });
    // What was said before that only tells what it weighs and costs.
    expect(hear(odd, says('12', 1, { grams: 700, fee: 9000, insurance: 100 }))).toEqual({
      ...odd,
      carrierGrams: 700,
      fee: 9000,
      insurance: 100,
    });
    expect(hear(odd, says('78', 1), says('45', 2))).toEqual(odd);
  });

  it('keeps what it weighed and cost where nothing is said of that', () => {
    const measured = { ...parcel, carrierGrams: 700, fee: 9000, insurance: 100 };
    const told = says('4', 1, { fee: 0, insurance: 0 });
    expect(hear(measured, told)).toMatchObject({ carrierGrams: 700, fee: 9000, insurance: 100 });
  });

  it('says when it was brought and paid for, the first time it is said', () => {
    const brought = hear(parcel, says('5', 4));
    expect(brought).toMatchObject({ deliveredAt: minute(4), collectedAt: minute(4) });
    expect(hear(brought, says('6', 9))).toMatchObject({ deliveredAt: minute(4), collectedAt: minute(4) });
    const free = hear({ ...parcel, cod: 0, saidAt: minute(1) }, says('6', 4, { at: '' }));
    expect(free).toMatchObject({ deliveredAt: at.toISOString(), collectedAt: null, saidAt: minute(1) });
    expect(hear(parcel, says('4', 4))).toMatchObject({ deliveredAt: null, collectedAt: null });
  });

  it('forgets the oldest of more than twenty labels it was made under', () => {
    const old = Array.from({ length: 20 }, (_, place) => ({
      attempt: place + 1,
      label: `L${place + 1}`,
      why: 'edited' as const,
      at: at.toISOString(),
      paidOut: null,
    }));
    const labels = voided({ ...parcel, voided: old }, 'cancelled', at).voided.map(({ label }) => label);
    expect([labels.length, labels[0], labels.at(-1)]).toEqual([20, 'L2', 'S1']);
    expect(voided({ ...parcel, label: null, voided: old }, 'cancelled', at).voided).toEqual(old);
  });
});

describe('a word that changes nothing any more', () => {
  const delivered: StoredParcel = { ...parcel, stage: 'delivered', said: '5', saidAt: at.toISOString() };
  const word = (code: string, minutes: number): ParcelReport => ({
    label: 'S1',
    said: code,
    ...ghtkMeaning(code, ''),
    at: new Date(at.getTime() + minutes * 60_000).toISOString(),
    grams: null,
    fee: null,
    insurance: null,
  });

  it.each(['9', '-1'])('is kept beside the stage that stands, once (%s)', (code) => {
    const heard = reported(delivered, word(code, 5), at);
    expect(heard).toMatchObject({ stage: 'delivered', said: '5', unheeded: { label: 'S1', said: code } });
    expect(reported(heard, word(code, 5), at)).toEqual(heard);
  });

  it.each(['9', '-1'])('is not kept where it is older than what is known (%s)', (code) => {
    expect(reported(delivered, word(code, -5), at)).toEqual(delivered);
  });
});

it('what a carrier would have taken for a label goes with the label', () => {
  const made = { ...parcel, fee: 47_175, insurance: 1, quotedFee: 40_000, carrierGrams: 900 };
  expect(voided(made, 'cancelled', at)).toMatchObject({
    fee: null,
    insurance: null,
    quotedFee: null,
    carrierGrams: null,
  });
});
