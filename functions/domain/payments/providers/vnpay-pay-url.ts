import type { PaymentConfig } from '../records/payment-config.ts';
import { vnpayQuery } from './vnpay-signature.ts';
import { vnpayTime } from './vnpay-time.ts';

/** Converts an amount to VNPay's unit, a hundredth of a đồng. */
export const vnpayAmount = (amount: number): string => String(amount * 100);

export const vnpayVersion = '2.1.0';

type PayUrlInput = {
  id: string;
  code: string;
  orderCode: string;
  amount: number;
  createdAt: string;
  expiresAt: string;
  returnPath: string;
  locale: 'vi' | 'en';
  bankCode?: string | undefined;
  sourceIp: string;
};

/** Builds the signed URL at which a shopper pays with VNPay. */
export function vnpayPayUrl(asked: PayUrlInput, { vnpay, origin }: PaymentConfig): string {
  const fields = {
    vnp_Version: vnpayVersion,
    vnp_Command: 'pay',
    vnp_TmnCode: vnpay.tmnCode,
    vnp_Amount: vnpayAmount(asked.amount),
    vnp_BankCode: asked.bankCode ?? '',
    vnp_CreateDate: vnpayTime(new Date(asked.createdAt)),
    vnp_ExpireDate: vnpayTime(new Date(asked.expiresAt)),
    vnp_CurrCode: 'VND',
    vnp_IpAddr: asked.sourceIp.slice(0, 45),
    vnp_Locale: asked.locale === 'vi' ? 'vn' : 'en',
    vnp_OrderInfo: `Thanh toan don hang ${asked.orderCode}`,
    vnp_OrderType: 'other',
    vnp_ReturnUrl: `${origin}${asked.returnPath}${asked.returnPath.includes('?') ? '&' : '?'}paymentId=${asked.id}`,
    vnp_TxnRef: asked.code,
  };
  return `${vnpay.payUrl}?${vnpayQuery(fields, vnpay.secret)}`;
}
