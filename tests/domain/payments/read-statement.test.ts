import { describe, expect, it } from 'vitest';
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

  it('of another bank, or of nothing, is refused', () => {
    for (const text of ['xin chao', 'a,b\n1,2', '\u0000'])
      expect(() => readStatement('mb', text)).toThrow('STATEMENT_UNREADABLE');
    const long = `${mb}\n${'21/11/2026;0;1;a;b\n'.repeat(2100)}`;
    expect(() => readStatement('mb', long)).toThrow('STATEMENT_TOO_LONG');
  });
});
