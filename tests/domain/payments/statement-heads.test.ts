import { describe, expect, it } from 'vitest';
import {
  amountOf,
  cellsOf,
  dayOf,
  readStatement,
} from '#functions/domain/payments/statements/read-statement.ts';

describe('a cell of a statement', () => {
  it.each<[string, number | undefined]>([
    ['1200000', 1_200_000],
    ['1 200 000', 1_200_000],
    ['1.200.000', 1_200_000],
    ['1,200,000', 1_200_000],
    ['1.200.000,00', 1_200_000],
    ['1,200,000.00', 1_200_000],
    ['1200000.00', 1_200_000],
    ['1.200.000 ₫', 1_200_000],
    ['VND 1,200,000', 1_200_000],
    ['1,200,000 vnd', 1_200_000],
    ['-1.200.000', -1_200_000],
    ['+1.200.000', 1_200_000],
    ['1.200', 1_200],
    ['1.00', 1],
    ['0', 0],
    ['  ', 0],
    ['9999999999999', 9_999_999_999_999],
    ['10000000000000', undefined],
    ['1.200.000,50', undefined],
    ['1.2000', undefined],
  ])('says an amount in whichever way it is written: "%s"', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });

  it.each<[string, string | undefined]>([
    ['3/1/2026', '2026-01-03'],
    ['03-01-2026', '2026-01-03'],
    ['2026-01-03T08:15:00', '2026-01-03'],
    ['08:15:00 03/01/2026', '2026-01-03'],
    ['3/1/26', undefined],
    ['', undefined],
  ])('says a day in whichever way it is written: "%s"', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it('may be all there is', () => {
    expect([cellsOf('a'), cellsOf('a\n'), cellsOf(''), cellsOf(';')]).toEqual([
      [['a']],
      [['a']],
      [],
      [['', '']],
    ]);
  });

  it.each([',', ';', '\t'])('stands between any of the marks there are: "%s"', (mark) => {
    const rows = [`a${mark}"b${mark}""c"""${mark}`, `${mark}d${mark}e`];
    const cells = [
      ['a', `b${mark}"c"`, ''],
      ['', 'd', 'e'],
    ];
    for (const end of ['\n', '\r\n'])
      for (const last of ['', end]) expect(cellsOf(rows.join(end) + last)).toEqual(cells);
  });
});

describe('the columns of a statement', () => {
  type Case = [bank: 'vietcombank' | 'techcombank' | 'mb', heads: string];
  // Day, reference, what left, what came, words: by each name alone.
  const cases: Case[] = [
    ['vietcombank', 'Ngày giao dịch|Số tham chiếu|Số tiền ghi nợ|Số tiền ghi có|Mô tả'],
    ['vietcombank', 'Ngày GD|Số CT|Ghi nợ|Ghi có|Nội dung chi tiết'],
    ['vietcombank', 'Transaction date|Doc No|Debit|Credit|Transactions in detail'],
    ['vietcombank', 'TRANSACTION DATE|Reference|Debit (VND)|Credit (VND)|Description'],
    ['techcombank', 'Ngày giao dịch|Số bút toán|Nợ|Có|Diễn giải'],
    ['techcombank', 'Ngày|Mã giao dịch|Số tiền nợ|Số tiền có|Nội dung'],
    ['techcombank', 'Transaction date|Transaction no.|Debit|Credit|Description'],
    ['mb', 'Ngày giao dịch|Số bút toán|Phát sinh nợ|Phát sinh có|Nội dung'],
    ['mb', 'Ngày hạch toán|Mã giao dịch|Số tiền ghi nợ|Số tiền ghi có|Diễn giải'],
    ['mb', 'Posting date|Reference No.|Debit amount|Credit amount|Transaction description'],
  ];
  it.each(cases)('of %s are known as it writes them: %s', (bank, heads) => {
    const text = [heads, '21/11/2026|FT1||64.000|ck', '21/11/2026|FT2|9.000||phi']
      .join('\n')
      .replaceAll('|', ';');
    expect(readStatement(bank, text)).toEqual({
      lines: [
        { line: 2, day: '2026-11-21', amount: 64_000, isIncoming: true, words: 'ck', reference: 'FT1' },
        { line: 3, day: '2026-11-21', amount: 9_000, isIncoming: false, words: 'phi', reference: 'FT2' },
      ],
      problems: [],
    });
  });

  it('are known by a whole short name, not by words that begin with it', () => {
    const text = 'Ngày;Công dồn;Credit amount;Diễn giải;Số bút toán\n21/11/2026;999.000;64.000;ck;FT1';
    expect(readStatement('techcombank', text).lines).toMatchObject([{ amount: 64_000 }]);
  });

  it('count in the order they are known in, wherever they stand', () => {
    const heads = 'Ngày giao dịch;Số CT;Số tham chiếu;Ghi nợ;Ghi có;Mô tả';
    const { lines } = readStatement('vietcombank', `${heads}\n21/11/2026;CT1; FT1 ;;64.000; ck `);
    expect(lines).toMatchObject([{ reference: 'FT1', words: 'ck' }]);
    const spaced = ` Ngày giao dịch ;Số CT;(Số tham chiếu);Ghi nợ;Ghi có;Mô tả\n21/11/2026;CT1;FT1;;64.000;ck`;
    expect(readStatement('vietcombank', spaced).lines).toMatchObject([{ reference: 'FT1' }]);
  });

  it('are known by a short name in the first column as well', () => {
    const text = 'Có;Ngày;Diễn giải;Số bút toán\n64.000;21/11/2026;ck;FT1';
    expect(readStatement('techcombank', text).lines).toMatchObject([{ amount: 64_000, day: '2026-11-21' }]);
  });

  it('need not say what left', () => {
    const text = 'Ngày;Có;Diễn giải;Số bút toán\n21/11/2026;64.000;ck;FT1';
    expect(readStatement('techcombank', text).lines).toMatchObject([{ amount: 64_000, isIncoming: true }]);
  });

  it.each(['Ngày', 'Có', 'Diễn giải', 'Số bút toán'])('are unreadable without "%s"', (missing) => {
    const heads = ['Ngày', 'Có', 'Nợ', 'Diễn giải', 'Số bút toán'].filter((head) => head !== missing);
    expect(() => readStatement('techcombank', `${heads.join(';')}\na;b;c;d`)).toThrow('STATEMENT_UNREADABLE');
  });
});

describe('a line of a statement', () => {
  const read = (...rows: string[]) =>
    readStatement('techcombank', ['Ngày;Nợ;Có;Diễn giải;Số bút toán', ...rows].join('\n'));

  it.each([
    ['nothing but sums', ';50.000;64.000;Cộng;', undefined],
    ['no day', ';;64.000;ck;FT1', 'no-day'],
    ['no day and no money, but a reference', ';;;ghi chu;FT1', 'no-day'],
    ['no day, no money and no reference', ';;;ghi chu;', undefined],
    ['a day that cannot be', '31/31/2026;;;ghi chu;', 'no-day'],
    ['no money', '21/11/2026;0;0;ck;FT1', 'no-amount'],
    ['a word for what came', '21/11/2026;;abc;ck;FT1', 'no-amount'],
    ['a word for what left', '21/11/2026;abc;64.000;ck;FT1', 'no-amount'],
    ['no reference', '21/11/2026;;64.000;ck;', 'no-reference'],
    ['blanks for a reference', '21/11/2026;;64.000;ck;  ', 'no-reference'],
    ['fewer cells than the head', '21/11/2026;;64.000', 'no-reference'],
  ] as const)('with %s is no money', (_, row, problem) => {
    const { lines, problems } = read('21/11/2026;;1.000;ck;FT0', row);
    expect(lines.map(({ reference }) => reference)).toEqual(['FT0']);
    expect(problems).toEqual(problem ? [{ line: 3, problem }] : []);
  });
});
