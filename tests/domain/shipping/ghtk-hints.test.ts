import { describe, expect, it } from 'vitest';
import { readGhtkHint } from '#functions/domain/shipping/carriers/ghtk-hint.ts';

describe('what GHTK tells', () => {
  const hint = { label: 'S1.2', status: '5', at: '2026-11-23T10:00:00+07:00', partBack: false };

  it('by form, whose plus has become a space, or by JSON', () => {
    const form = 'label_id=S1.2&status_id=5&action_time=2026-11-23T10:00:00+07:00';
    expect(readGhtkHint(form, 'application/x-www-form-urlencoded')).toEqual(hint);
    const json = JSON.stringify({ label_id: 'S1.2', status_id: 5, action_time: hint.at });
    expect(readGhtkHint(json, 'application/json')).toEqual(hint);
  });

  it.each([
    ['1', true],
    [1, true],
    [true, true],
    ['TRUE', true],
    [' 1 ', true],
    ['0', false],
    [0, false],
    ['', false],
    [null, false],
    ['2', false],
    [{ part: 1 }, false],
  ])('that a part came back by return_part_package, where it says %j: %s', (said, partBack) => {
    const fields = { label_id: 'S1.2', status_id: '5', action_time: hint.at, return_part_package: said };
    expect(readGhtkHint(JSON.stringify(fields), 'application/json')).toEqual({ ...hint, partBack });
    if (typeof said !== 'string') return;
    const form = new URLSearchParams({ ...fields, return_part_package: said });
    expect(readGhtkHint(form.toString(), 'application/x-www-form-urlencoded')).toEqual({ ...hint, partBack });
  });

  it.each(['', 'status_id=5', 'label_id=S1&status_id=', 'label_id=&status_id=5', '{', '[]'])(
    'is nothing where it names no parcel: “%s”',
    (body) => {
      expect(readGhtkHint(body, 'application/x-www-form-urlencoded')).toBeUndefined();
      expect(readGhtkHint(body, 'application/json')).toBeUndefined();
    },
  );
});
