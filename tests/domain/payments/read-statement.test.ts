import { describe, expect, it } from 'vitest';
import { maxStatementLines } from '#shared/payments/statements.contract.ts';
import {
  amountOf,
  cellsOf,
  dayOf,
  readStatement,
} from '#functions/domain/payments/statements/read-statement.ts';

it.each<[string, number | undefined]>([
  ['1.200.000', 1_200_000],
  ['1,200,000', 1_200_000],
  ['1,200,000.00', 1_200_000],
  ['+ 64000', 64_000],
  ['64.000 VND', 64_000],
  ['', 0],
  ['-', 0],
  ['-0', 0],
  ['- 5.000', -5000],
  ['5000-', -5000],
  ['−183.000', -183_000],
  ['(183,000)', -183_000],
  ['-183,000.00 VND', -183_000],
  ['1-2', undefined],
  ['8,93E+12', undefined],
  ['64.5', undefined],
  ['mot trieu', undefined],
])('the amount %s', (text, amount) => expect(amountOf(text)).toBe(amount));

it.each<[string, string | undefined]>([
  ['23/11/2026', '2026-11-23'],
  ['3/1/2026 08:15:00', '2026-01-03'],
  ['2026-11-23 10:00', '2026-11-23'],
  ['31/31/2026', undefined],
  ['Tổng cộng', undefined],
])('the day %s', (text, day) => expect(dayOf(text)).toBe(day));

it('cells with quotes, line ends and marks of their own', () => {
  expect(cellsOf('\uFEFFa;b\r\n"x; ""y"" \nz";2\n')).toEqual([
    ['a', 'b'],
    ['x; "y" \nz', '2'],
  ]);
});

describe('a statement', () => {
  const vietcombank = [
    'NGÂN HÀNG TMCP NGOẠI THƯƠNG VIỆT NAM,,,,',
    'Số tài khoản,0011001,,,',
    'Ngày giao dịch,Số tham chiếu,Số tiền ghi nợ,Số tiền ghi có,Mô tả',
    '23/11/2026,5078-1,,"1,200,000","CK TT2345 tien hang, cam on"',
    '23/11/2026,5078-2,50000,,Phi dich vu',
    '23/11/2026,,,70000,Khong so tham chieu',
    '23/11/2026,5078-4,,abc,Sai so',
    ',,50000,1270000,Tổng cộng',
  ].join('\n');
  const techcombank =
    'Ngày giao dịch\tDiễn giải\tSố bút toán\tNợ\tCó\n22/11/2026\tMUA HANG\tFT26\t\t64.000\n';
  const mb =
    'Ngày giao dịch;Phát sinh nợ;Phát sinh có;Nội dung;Số bút toán\n"21/11/2026 09:00";0;99000;ck;FT99';

  it('of Vietcombank: what came, what left, and what nobody can read', () => {
    const { lines, problems } = readStatement('vietcombank', vietcombank);
    expect(lines).toEqual([
      {
        line: 4,
        day: '2026-11-23',
        amount: 1_200_000,
        isIncoming: true,
        words: 'CK TT2345 tien hang, cam on',
        reference: '5078-1',
      },
      {
        line: 5,
        day: '2026-11-23',
        amount: 50_000,
        isIncoming: false,
        words: 'Phi dich vu',
        reference: '5078-2',
      },
    ]);
    expect(problems).toEqual([
      { line: 6, problem: 'no-reference' },
      { line: 7, problem: 'no-amount' },
    ]);
  });

  it('of Techcombank and of MB', () => {
    expect(readStatement('techcombank', techcombank).lines).toMatchObject([
      { amount: 64_000, isIncoming: true, reference: 'FT26', words: 'MUA HANG' },
    ]);
    expect(readStatement('mb', mb).lines).toMatchObject([
      { amount: 99_000, day: '2026-11-21', reference: 'FT99' },
    ]);
  });

  const head = 'Ngày giao dịch,Số tham chiếu,Số tiền ghi nợ,Số tiền ghi có,Mô tả';
  const readOf = (...rows: string[]) => readStatement('vietcombank', [head, ...rows].join('\n'));

  it('tells a credit that was taken back and a line of both columns, and counts neither as money', () => {
    const { lines, problems } = readOf(
      '28/11/2026,NEG1,0,"-183000",TT365KJMGQM',
      '28/11/2026,NEG2,,183000-,TT365KJMGQM',
      '28/11/2026,BOTH,5000,183000,TT365KJMGQM',
      '28/11/2026,BOTH2,-5000,183000,TT365KJMGQM',
      '28/11/2026,OUT,-5000,-,phí',
      '28/11/2026,IN,-,5000,ck',
    );
    expect(problems).toEqual([
      { line: 2, problem: 'reversal' },
      { line: 3, problem: 'reversal' },
      { line: 4, problem: 'two-amounts' },
      { line: 5, problem: 'two-amounts' },
    ]);
    expect(lines.map(({ reference, amount, isIncoming }) => [reference, amount, isIncoming])).toEqual([
      ['OUT', 5000, false],
      ['IN', 5000, true],
    ]);
  });

  it('counts each line of money that cannot be read, and no sum or word below the table', () => {
    const { lines, problems } = readOf(
      '31/31/2026,,,,',
      'hôm qua,R1,,,',
      '23/11/2026,R2,,,',
      ',,50000,1270000,Tổng cộng',
      'Người lập,,,,Kế toán',
      '',
    );
    expect([lines, problems]).toEqual([
      [],
      [
        { line: 2, problem: 'no-day' },
        { line: 3, problem: 'no-day' },
        { line: 4, problem: 'no-amount' },
      ],
    ]);
  });

  it('begins under its first head, which may stand above each of its pages', () => {
    const { lines, problems } = readOf('23/11/2026,R1,,5000,ck', head, '24/11/2026,R2,,6000,ck');
    expect(lines.map(({ reference }) => reference)).toEqual(['R1', 'R2']);
    expect(problems).toEqual([{ line: 3, problem: 'no-day' }]);
  });

  it('is read up to its last line where it has as many as may be', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => `23/11/2026,R${at},,5000,ck`);
    expect(readOf(...rows(maxStatementLines)).lines).toHaveLength(maxStatementLines);
    expect(() => readOf(...rows(maxStatementLines + 1))).toThrow(
      expect.objectContaining({ code: 'STATEMENT_TOO_LONG' }),
    );
    // The bank’s own words above the table are no lines of it.
    const above = ['Sao kê', 'Tài khoản 001', head, ...rows(maxStatementLines)].join('\n');
    expect(readStatement('vietcombank', above).lines).toHaveLength(maxStatementLines);
  });

  it('of another bank, or of nothing, is refused', () => {
    for (const text of ['xin chao', 'a,b\n1,2', '\u0000'])
      expect(() => readStatement('mb', text)).toThrow('STATEMENT_UNREADABLE');
    const long = `${mb}\n${'21/11/2026;0;1;a;b\n'.repeat(2100)}`;
    expect(() => readStatement('mb', long)).toThrow('STATEMENT_TOO_LONG');
  });
});
