import { expect, it } from 'vitest';
import { parcelStages, parcelTroubles } from '#shared/shipping/parcel-choices.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { unreportedBy } from '#web/back-office/shipping/rules/untold-troubles.ts';

const { stage: stageWords, trouble: troubleWords } = texts.packing;

it.each(parcelStages)('beside “%s” stands no trouble in the same words', (stage) => {
  const shown = unreportedBy([{ stage }], parcelTroubles).map((trouble) => troubleWords[trouble]);
  expect(shown).not.toContain(stageWords[stage]);
});

it('a trouble that no stage tells stays, and what nobody has a word for is told by its carrier', () => {
  expect(
    unreportedBy([{ stage: 'compensated' }, { stage: 'out' }], ['compensated', 'late', 'unknown_status']),
  ).toEqual(['late']);
  expect(unreportedBy([], ['failed'])).toEqual(['failed']);
});
