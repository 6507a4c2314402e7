import type { Language } from '#shared/language.ts';
import type { ReturnStatus } from '#shared/returns/return-status.ts';
import { mailBuyer } from '#functions/domain/orders/order-mail.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Operation } from '#functions/platform/table-operations.ts';
import type { StoredReturn } from './return-record.ts';

type Sentences = Partial<Record<ReturnStatus, string>> & { failed: string };

/** What became of a return, in one sentence; the steps that are missing here nobody is written about. */
const sentences: Record<Language, Sentences> = {
  vi: {
    requested: 'Chúng tôi đã nhận yêu cầu trả hàng {code} và sẽ trả lời bạn trong vòng một ngày làm việc.',
    approved: 'Yêu cầu trả hàng {code} đã được chấp nhận. Mời bạn gửi hàng lại theo hướng dẫn.',
    rejected: 'Yêu cầu trả hàng {code} chưa được chấp nhận: {why}',
    received: 'Chợ đã nhận được hàng của yêu cầu {code} và đang kiểm tra.',
    failed: 'Hàng của yêu cầu {code} chưa đạt khi kiểm tra: {why}',
    refunded: 'Tiền của yêu cầu trả hàng {code} đã được hoàn lại.',
    exchanged: 'Hàng đổi của yêu cầu {code} đã được gửi đi.',
    cancelled: 'Yêu cầu trả hàng {code} đã được hủy theo ý bạn.',
  },
  en: {
    requested: 'We have your return request {code} and will answer within one working day.',
    approved: 'Return {code} was accepted. Please send the goods back as described.',
    rejected: 'Return {code} was not accepted: {why}',
    received: 'The goods of return {code} have arrived and are being checked.',
    failed: 'The goods of return {code} did not pass the check: {why}',
    refunded: 'The money of return {code} has been paid back.',
    exchanged: 'The new goods of return {code} are on their way.',
    cancelled: 'Return {code} was cancelled as you wished.',
  },
};

/** Writes to the buyer of a step worth knowing; belongs into the write that takes it. */
export function mailReturn(
  order: StoredOrder,
  { status, qaResult, code, shopNote }: StoredReturn,
): Operation[] {
  const step = status === 'inspected' && qaResult === 'failed' ? 'failed' : status;
  const sentence = sentences[order.language][step];
  if (!sentence) return [];
  const note = sentence.replace('{code}', code).replace('{why}', shopNote ?? '');
  return [mailBuyer(order, 'return-changed', note)];
}
