import { describe, expect, it } from 'vitest';
import { returnStatuses } from '#shared/returns/return-choices.ts';
import type { Payback } from '#functions/domain/orders/order-record.ts';
import { mailReturn, mailReturnShipment } from '#functions/domain/returns/return-mail.ts';
import type { StoredReturn } from '#functions/domain/returns/return-record.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aReturn } from './a-return.ts';

const paid: Payback = {
  cause: 'return',
  returnId: 'r1',
  amount: 100_000,
  paidAt: '2026-11-23',
  refundId: 'h1',
};

/** The sentence its buyer is written about a step; undefined where nobody is written to. */
function noteOf(
  given: Partial<StoredReturn>,
  { language = 'vi', paybacks = [paid] }: { language?: 'vi' | 'en'; paybacks?: Payback[] } = {},
) {
  const order = aWaitingOrder({ language, paybacks });
  const [mail] = mailReturn(
    order,
    aReturn({ code: 'TH1', shopNote: 'Vỏ vỡ', replacement: { id: 'o2', code: 'CL2' }, ...given }),
  );
  const { content } = (mail?.build('t').Put?.Item ?? {}) as { content?: { template: string; note: string } };
  expect(content?.template ?? 'return-changed').toBe('return-changed');
  return content?.note;
}

describe('what the buyer is written of a return', () => {
  it('is what became of it, and nothing of steps nobody waits for', () => {
    expect(Object.fromEntries(returnStatuses.map((status) => [status, noteOf({ status })]))).toEqual({
      requested: 'Chúng tôi đã nhận yêu cầu đổi trả TH1 và sẽ phản hồi trong một ngày làm việc.',
      approved: 'Yêu cầu đổi trả TH1 đã được chấp nhận. Vui lòng gửi hàng theo hướng dẫn.',
      rejected: 'Yêu cầu đổi trả TH1 không được chấp nhận: Vỏ vỡ',
      returning: undefined,
      received: 'Chúng tôi đã nhận được hàng của yêu cầu TH1 và đang kiểm tra.',
      inspected: undefined,
      refunded: undefined,
      exchanged: 'Đơn hàng CL2 thay thế cho yêu cầu TH1 đã được tạo và đang chuẩn bị gửi đi.',
      closed: undefined,
      cancelled: 'Yêu cầu đổi trả TH1 đã được hủy theo yêu cầu của bạn.',
    });
  });

  it.each<[StoredReturn['qaResult'], string | undefined]>([
    ['passed', undefined],
    ['partial', 'Một phần hàng của yêu cầu TH1 được chấp nhận sau khi kiểm tra. Vỏ vỡ'],
    ['failed', 'Hàng của yêu cầu TH1 không được chấp nhận sau khi kiểm tra. Vỏ vỡ'],
  ])('says how its goods were found once somebody looked: %s', (qaResult, note) => {
    expect(noteOf({ status: 'inspected', qaResult })).toBe(note);
    // Later steps say what came of that.
    expect(noteOf({ status: 'exchanged', qaResult })).toMatch(/^Đơn hàng CL2/);
  });

  it.each([
    ['all they are worth', { credit: 100_000, total: 150_000 }, '100.000 ₫'],
    ['as much as the others cost', { credit: 100_000, total: 60_000 }, '60.000 ₫'],
  ])('says that goods that came back pay for others with %s', (_, exchange, sum) => {
    expect(noteOf({ status: 'exchanged', exchange })).toBe(
      `Đơn hàng CL2 với sản phẩm bạn chọn đổi theo yêu cầu TH1 đã được tạo. ${sum} giá trị hàng trả đã được trừ vào đơn.`,
    );
  });

  it('says that nothing was to go back, where nothing was paid', () => {
    const nothing = 'Yêu cầu đổi trả TH1 đã hoàn tất. Không có khoản tiền nào cần hoàn lại.';
    expect(noteOf({ status: 'refunded' }, { paybacks: [] })).toBe(nothing);
    expect(noteOf({ status: 'refunded' }, { paybacks: [{ ...paid, returnId: 'r2' }] })).toBe(nothing);
  });

  it.each([
    ['vi', 'S1', 'Hàng không được chấp nhận của yêu cầu TH1 đã được gửi lại cho bạn: GHTK S1.'],
    ['en', '', 'The items of return TH1 that were not accepted are on their way back to you: GHTK.'],
  ] as const)('says in %s how refused pieces come back', (language, trackingNumber, note) => {
    const parcel = { courierName: 'GHTK', trackingNumber };
    const mail = mailReturnShipment(aWaitingOrder({ language }), aReturn({ code: 'TH1' }), parcel);
    expect(mail.build('t').Put?.Item).toMatchObject({ content: { template: 'return-changed', note } });
  });

  it('ends without a reason where none was given, and is said in the language of the order', () => {
    expect(noteOf({ status: 'rejected', shopNote: null })).toBe('Yêu cầu đổi trả TH1 không được chấp nhận:');
    expect(noteOf({ status: 'inspected', qaResult: 'failed', shopNote: null }, { language: 'en' })).toBe(
      'The items of return TH1 were not accepted after inspection.',
    );
    expect(noteOf({ status: 'exchanged' }, { language: 'en' })).toBe(
      'Order CL2 replaces the items of return TH1 and is being prepared.',
    );
    expect(noteOf({ status: 'exchanged', replacement: null })).toBe(
      'Đơn hàng  thay thế cho yêu cầu TH1 đã được tạo và đang chuẩn bị gửi đi.',
    );
  });
});
