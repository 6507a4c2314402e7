import type { Language } from '#shared/values/language.ts';
import type { SendBackShipment } from '#shared/returns/return-order.ts';
import type { ReturnStatus } from '#shared/returns/return-status.ts';
import { formatVnd } from '#shared/values/money.ts';
import { mailBuyer } from '#functions/domain/orders/moving/order-mail.ts';
import { paybackFor } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { StoredReturn } from './return-record.ts';

type Sentences = Partial<Record<ReturnStatus, string>> &
  Record<'failed' | 'partial' | 'unpaid' | 'sentBack' | 'exchangedForOthers', string>;

/** Mail for each step of a return, one sentence. Steps missing here send no mail. */
const sentences: Record<Language, Sentences> = {
  vi: {
    requested: 'Chúng tôi đã nhận yêu cầu đổi trả {code} và sẽ phản hồi trong một ngày làm việc.',
    approved: 'Yêu cầu đổi trả {code} đã được chấp nhận. Vui lòng gửi hàng theo hướng dẫn.',
    rejected: 'Yêu cầu đổi trả {code} không được chấp nhận: {why}',
    received: 'Chúng tôi đã nhận được hàng của yêu cầu {code} và đang kiểm tra.',
    failed: 'Hàng của yêu cầu {code} không được chấp nhận sau khi kiểm tra. {why}',
    partial: 'Một phần hàng của yêu cầu {code} được chấp nhận sau khi kiểm tra. {why}',
    unpaid: 'Yêu cầu đổi trả {code} đã hoàn tất. Không có khoản tiền nào cần hoàn lại.',
    exchanged: 'Đơn hàng {order} thay thế cho yêu cầu {code} đã được tạo và đang chuẩn bị gửi đi.',
    exchangedForOthers:
      'Đơn hàng {order} với sản phẩm bạn chọn đổi theo yêu cầu {code} đã được tạo. {credit} giá trị hàng trả đã được trừ vào đơn.',
    sentBack: 'Hàng không được chấp nhận của yêu cầu {code} đã được gửi lại cho bạn: {parcel}.',
    cancelled: 'Yêu cầu đổi trả {code} đã được hủy theo yêu cầu của bạn.',
  },
  en: {
    requested: 'We received your return request {code} and will reply within one working day.',
    approved: 'Return {code} has been approved. Please send the items back as instructed.',
    rejected: 'Return {code} was declined: {why}',
    received: 'We received the items of return {code} and are inspecting them.',
    failed: 'The items of return {code} were not accepted after inspection. {why}',
    partial: 'Some items of return {code} were accepted after inspection. {why}',
    unpaid: 'Return {code} is complete. There was nothing to refund.',
    exchanged: 'Order {order} replaces the items of return {code} and is being prepared.',
    exchangedForOthers:
      'Order {order} with the items you chose in exchange for return {code} has been placed. The {credit} your returned items are worth went towards it.',
    sentBack: 'The items of return {code} that were not accepted are on their way back to you: {parcel}.',
    cancelled: 'Return {code} was cancelled at your request.',
  },
};

/** Returns the sentence to send. A return of goods that were never paid for does not announce a refund. */
function stepOf(
  { paybacks }: StoredOrder,
  { id, status, qaResult, exchange }: StoredReturn,
): keyof Sentences {
  if (status === 'inspected' && (qaResult === 'failed' || qaResult === 'partial')) return qaResult;
  if (status === 'exchanged' && exchange) return 'exchangedForOthers';
  return status === 'refunded' && paybackFor({ paybacks }, id).paid === 0 ? 'unpaid' : status;
}

/** Mails the buyer about a step of a return, in the transaction of the step. */
export function mailReturn(order: StoredOrder, returned: StoredReturn): Operation[] {
  const { code, shopNote, replacement, exchange } = returned;
  const step = stepOf(order, returned);
  const sentence = sentences[order.language][step];
  if (!sentence) return [];
  const note = sentence
    .replace('{code}', code)
    .replace('{why}', shopNote ?? '')
    .replace('{order}', replacement?.code ?? '')
    .replace('{credit}', exchange ? formatVnd(Math.min(exchange.credit, exchange.total)) : '')
    .trim();
  return [mailBuyer(order, 'return-changed', note)];
}

/** Mails the buyer that the refused goods are sent back, with the courier and tracking number. */
export const mailReturnShipment = (
  order: StoredOrder,
  { code }: StoredReturn,
  { courierName, trackingNumber }: Omit<SendBackShipment, 'at'>,
): Operation =>
  mailBuyer(
    order,
    'return-changed',
    sentences[order.language].sentBack
      .replace('{code}', code)
      .replace('{parcel}', [courierName, trackingNumber].filter(Boolean).join(' ')),
  );
