import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  isSignedByVnpay,
  sameHash,
  signVnpay,
  signVnpayAnswer,
  signVnpayQuestion,
  signVnpayRefund,
  signVnpayRefundAnswer,
  vnpayQuery,
} from '#functions/domain/payments/providers/vnpay-signature.ts';

const secret = 'TESTSECRET';
const payment = {
  vnp_Amount: '1806000',
  vnp_Command: 'pay',
  vnp_CreateDate: '20210801153333',
  vnp_CurrCode: 'VND',
  vnp_IpAddr: '127.0.0.1',
  vnp_Locale: 'vn',
  vnp_OrderInfo: 'Thanh toan don hang :5',
  vnp_OrderType: 'other',
  vnp_ReturnUrl: 'https://domainmerchant.vn/ReturnUrl',
  vnp_TmnCode: 'DEMOV210',
  vnp_TxnRef: '5',
  vnp_Version: '2.1.0',
};
const signature =
  '8d664a901079332bbfcc6c56b36be15967e4fc3c408436bf167dd73a2cb1f14f4fbd78dc43d1fb3e4dfae752476ba3b817121ba08edd1a7f6b947d4a51ee1c7d';

describe('the signature of a VNPay payment', () => {
  it('is the one VNPay makes', () => {
    expect(signVnpay(payment, secret)).toBe(signature);
    expect(vnpayQuery(payment, secret)).toContain('vnp_OrderInfo=Thanh+toan+don+hang+%3A5');
  });

  it('leaves out what is empty and what is not VNPay’s', () => {
    expect(
      signVnpay({ ...payment, vnp_BankCode: '', utm_source: 'mail', vnp_SecureHashType: 'SHA512' }, secret),
    ).toBe(signature);
  });

  it('holds whatever the case of its letters, and for no other field', () => {
    expect(isSignedByVnpay({ ...payment, vnp_SecureHash: signature.toUpperCase() }, secret)).toBe(true);
    for (const name of Object.keys(payment)) {
      const changed = { ...payment, [name]: `${payment[name as keyof typeof payment]}1` };
      expect(isSignedByVnpay({ ...changed, vnp_SecureHash: signature }, secret)).toBe(false);
    }
    expect(isSignedByVnpay(payment, secret)).toBe(false);
    expect(sameHash('', signature)).toBe(false);
    expect(sameHash('ab', 'AB')).toBe(true);
  });

  it('of a question stands between bars, in its own order', () => {
    const question = {
      vnp_RequestId: 'req1',
      vnp_Version: '2.1.0',
      vnp_Command: 'querydr',
      vnp_TmnCode: 'DEMOV210',
      vnp_TxnRef: '5',
      vnp_TransactionDate: '20210801153333',
      vnp_CreateDate: '20210801154000',
      vnp_IpAddr: '127.0.0.1',
      vnp_OrderInfo: 'Truy van GD:5',
    };
    expect(signVnpayQuestion(question, secret)).toBe(
      '6d4f27a753931aa151286b8203a1d0b73c5f5f2fe74afb22ea485df792f8e62904a1c392cb90a97722fd0e406d472802f267ebca2ea1b3bc4b8b37b36889b1e7',
    );
  });

  const told = {
    vnp_ResponseId: 'a1',
    vnp_Command: 'refund',
    vnp_ResponseCode: '00',
    vnp_Message: 'Thanh cong',
    vnp_TmnCode: 'DEMOV210',
    vnp_TxnRef: '5',
    vnp_Amount: '1806000',
    vnp_BankCode: 'NCB',
    vnp_PayDate: '20210801153333',
    vnp_TransactionNo: '13',
    vnp_TransactionType: '02',
    vnp_TransactionStatus: '05',
    vnp_OrderInfo: 'Hoan tien HT1',
    vnp_PromotionCode: 'KM',
    vnp_PromotionAmount: '100',
    vnp_RequestId: 'r1',
    vnp_Version: '2.1.0',
    vnp_TransactionDate: '20210801150000',
    vnp_CreateBy: 'an',
    vnp_CreateDate: '20210801160000',
    vnp_IpAddr: '127.0.0.1',
  };

  // As VNPay's description of its interface 2.1.0 lists them.
  it.each([
    [
      'an answer',
      signVnpayAnswer,
      'a1|refund|00|Thanh cong|DEMOV210|5|1806000|NCB|20210801153333|13|02|05|Hoan tien HT1|KM|100',
    ],
    [
      'a refund',
      signVnpayRefund,
      'r1|2.1.0|refund|DEMOV210|02|5|1806000|13|20210801150000|an|20210801160000|127.0.0.1|Hoan tien HT1',
    ],
    [
      'the answer to a refund',
      signVnpayRefundAnswer,
      'a1|refund|00|Thanh cong|DEMOV210|5|1806000|NCB|20210801153333|13|02|05|Hoan tien HT1',
    ],
  ])('of %s stands between bars, in an order of its own', (_, sign, text) => {
    expect(sign(told, secret)).toBe(createHmac('sha512', secret).update(text).digest('hex'));
  });

  it('of an answer without promotions keeps their places', () => {
    const text = '|refund||||5|||||||||';
    expect(signVnpayAnswer({ vnp_Command: 'refund', vnp_TxnRef: '5' }, secret)).toBe(
      createHmac('sha512', secret).update(text).digest('hex'),
    );
  });
});
