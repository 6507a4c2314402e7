import { describe, expect, it } from 'vitest';
import { checksum, plainLetters, transferQr } from '#functions/domain/payments/providers/vietqr.ts';

describe('the checksum of a transfer code', () => {
  it.each([
    ['123456789', '29B1'],
    ['00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN6304', '9E6F'],
    ['00020101021138600010A00000072701300006970403011697040311012345670208QRIBFTTC53037045802VN6304', '4F52'],
    [
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang6304',
      '2E2E',
    ],
    [
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien6304',
      '53E6',
    ],
  ])('%s → %s', (text, expected) => expect(checksum(text)).toBe(expected));
});

describe('a transfer code', () => {
  it('for any amount', () => {
    expect(transferQr({ bin: '970403', account: '0011012345678' })).toBe(
      '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
    );
  });

  it('for one payment, its words without marks', () => {
    expect(
      transferQr({
        bin: '970403',
        account: '0011012345678',
        amount: 180_000,
        billNumber: 'NPS6869',
        purpose: 'thanh toán đơn hàng',
      }),
    ).toBe(
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
    );
  });

  it('has plain letters alone in its words', () => {
    expect(plainLetters('  Đơn hàng “Chợ Làng” → đi  ')).toBe('Don hang Cho Lang  di');
  });

  it('keeps the purpose to what banks carry', () => {
    const text = transferQr({
      bin: '970436',
      account: '1',
      amount: 1,
      purpose: 'x'.repeat(40),
      billNumber: 'y'.repeat(40),
    });
    expect(text).toContain(`0125${'y'.repeat(25)}0825${'x'.repeat(25)}6304`);
  });
});
