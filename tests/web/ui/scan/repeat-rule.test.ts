import { describe, expect, it } from 'vitest';
import { createTally, everyUnit, onceOnly } from '#web/ui/scan/repeat-rule.ts';
import { createSightings } from '#web/ui/scan/camera/sightings.ts';

describe('the same code again', () => {
  it('is a second unit, but not within the same movement', () => {
    const tally = createTally(everyUnit());
    expect(tally.judge('8934588012228', 0, 'keyboard')).toBe('first');
    expect(tally.judge('8934588012228', 300, 'keyboard')).toBe('echo');
    expect(tally.judge('8934588012228', 1000, 'keyboard')).toBe('again');
    expect(tally.count('8934588012228')).toBe(2);
  });

  it('an echo does not push the next unit further away', () => {
    const tally = createTally(everyUnit({ keyboard: 1500 }));
    const verdicts = [0, 1000, 2000, 3000].map((now) => tally.judge('A1', now, 'keyboard'));
    expect(verdicts).toEqual(['first', 'echo', 'again', 'echo']);
  });

  it('a camera waits longer than a trigger, and who types it means it', () => {
    for (const [source, verdict] of [
      ['camera', 'echo'],
      ['keyboard', 'again'],
      ['hand', 'again'],
    ] as const) {
      const tally = createTally(everyUnit());
      tally.judge('A1', 0, source);
      expect(tally.judge('A1', 1000, source)).toBe(verdict);
    }
  });

  it('is done with where once is all there is, an hour later too', () => {
    const tally = createTally(onceOnly);
    expect([0, 100, 3_600_000].map((now) => tally.judge('TN1', now, 'keyboard'))).toEqual([
      'first',
      'done',
      'done',
    ]);
    expect(tally.judge('TN2', 0, 'keyboard')).toBe('first');
  });

  it('may be tried at once when it was refused, and does not undo the units before it', () => {
    const tally = createTally(everyUnit());
    tally.judge('A1', 0, 'keyboard');
    tally.forget('A1');
    expect(tally.judge('A1', 100, 'keyboard')).toBe('first');
    tally.judge('A1', 2000, 'keyboard');
    tally.forget('A1');
    expect([tally.count('A1'), tally.judge('A1', 2100, 'keyboard'), tally.count('A1')]).toEqual([
      1,
      'again',
      2,
    ]);
  });

  it('codes do not mix', () => {
    const tally = createTally(everyUnit());
    expect(['A1', 'B2', 'A1'].map((code, at) => tally.judge(code, at * 100, 'keyboard'))).toEqual([
      'first',
      'first',
      'echo',
    ]);
  });
});

describe('what a camera sees', () => {
  type Sees = ReturnType<typeof createSightings>;
  const looks = (sees: Sees, codes: readonly string[], from: number, to: number, every = 100) => {
    let told = 0;
    for (let now = from; now < to; now += every) told += sees(codes, now).length;
    return told;
  };
  const frames = (sees: Sees, code: string, from: number, to: number) => looks(sees, [code], from, to);

  it('is told once, however long it is held there', () => {
    expect(frames(createSightings(), 'A1', 0, 20_000)).toBe(1);
  });

  it('is told again after it was away, not when a frame or two was blurred', () => {
    const sees = createSightings();
    expect(frames(sees, 'A1', 0, 1000)).toBe(1);
    looks(sees, [], 1000, 1800);
    expect(frames(sees, 'A1', 1800, 2500)).toBe(0);
    looks(sees, [], 2500, 4100);
    expect(frames(sees, 'A1', 4100, 5000)).toBe(1);
  });

  it('is one unit on a slow phone too, that looks every few seconds', () => {
    const sees = createSightings();
    expect(looks(sees, ['A1'], 0, 20_000, 2500)).toBe(1);
    sees([], 20_000);
    expect(sees(['A1'], 22_500)).toEqual(['A1']);
  });

  it('two codes in sight are two, and one read twice in a frame is one', () => {
    expect(createSightings()(['A1', 'B2', 'A1'], 0)).toEqual(['A1', 'B2']);
  });
});
