import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBlock, toHtml, toTsv } from '#web/ui/grid/clipboard-block.ts';

describe('a block from a spreadsheet', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['\t\n', [['', '']]],
    ['"hai\ndòng"\t1', [['hai\ndòng', '1']]],
    ['"Trà ""sen"""', [['Trà "sen"']]],
    ['"Tết" 2027\tx', [['"Tết" 2027', 'x']]],
    ['12"\t13"', [['12"', '13"']]],
    ['"không đóng\tx', [['"không đóng', 'x']]],
    ['', [['']]],
  ])('%j', (text, cells) => {
    expect(parseBlock(text)).toEqual(cells);
  });

  it('comes back as it left', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ệ', '"', '\t', '\n', '\r\n', ' ', '1') });
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 4 })
          .chain((width) =>
            fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
          ),
        (cells) => {
          // One empty line is nothing at all; a text of one empty cell is the same.
          fc.pre(cells.at(-1)?.join('') !== '' || (cells.at(-1)?.length ?? 0) > 1);
          expect(parseBlock(toTsv(cells))).toEqual(cells);
        },
      ),
    );
  });

  it('keeps text as text in Excel, and is no page of ours', () => {
    const html = toHtml([['0912', '<b>&', '12']], (column) => column < 2);
    expect(html).toBe(
      `<table><tr><td style='mso-number-format:"\\@"'>0912</td><td style='mso-number-format:"\\@"'>&lt;b>&amp;</td><td>12</td></tr></table>`,
    );
  });
});
