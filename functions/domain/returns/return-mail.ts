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
    requested: 'Chúng tôi đã nhận yêu cầu đổi trả {code} và sẽ phản hồi trong một ngày làm việc.',
    approved: 'Yêu cầu đổi trả {code} đã được chấp nhận. Vui lòng gửi hàng theo hướng dẫn.',
    rejected: 'Yêu cầu đổi trả {code} không được chấp nhận: {why}',
    received: 'Chúng tôi đã nhận được hàng của yêu cầu {code} và đang kiểm tra.',
    failed: 'Hàng của yêu cầu {code} không đạt kiểm tra: {why}',
    refunded: 'Yêu cầu đổi trả {code} đã được hoàn tiền.',
    exchanged: 'Sản phẩm thay thế của yêu cầu {code} đã được gửi đi.',
    cancelled: 'Yêu cầu đổi trả {code} đã được hủy theo yêu cầu của bạn.',
  },
  en: {
    requested: 'We received your return request {code} and will reply within one working day.',
    approved: 'Return {code} has been approved. Please send the items back as instructed.',
    rejected: 'Return {code} was declined: {why}',
    received: 'We received the items of return {code} and are inspecting them.',
    failed: 'The items of return {code} did not pass inspection: {why}',
    refunded: 'Return {code} has been refunded.',
    exchanged: 'The replacement for return {code} is on its way.',
    cancelled: 'Return {code} was cancelled at your request.',
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
