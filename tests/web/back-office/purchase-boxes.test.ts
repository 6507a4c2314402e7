import { describe, expect, it } from 'vitest';
import { parseBlock } from '#web/ui/grid/clipboard-block.ts';
import { pastedLines } from '#web/back-office/purchasing/rules/purchase-boxes.ts';

describe('rows pasted from a sheet', () => {
  it.each([
    ['GAO\t20\t185.000', [{ code: 'GAO', quantity: 20, cost: 185_000 }]],
    ['Mã\tSố lượng\tĐơn giá\nGAO\t2\t1,000', [{ code: 'GAO', quantity: 2, cost: 1000 }]],
    ['8935012345678', [{ code: '8935012345678', quantity: 1, cost: undefined }]],
    [
      'GAO\t\t9000 ₫\n\nTRA\t3',
      [
        { code: 'GAO', quantity: 1, cost: 9000 },
        { code: 'TRA', quantity: 3, cost: undefined },
      ],
    ],
    ['GAO\t0', [{ code: 'GAO', quantity: 1, cost: undefined }]],
    ['', []],
  ])('%j', (text, lines) => {
    expect(pastedLines(parseBlock(text))).toEqual(lines);
  });
});
