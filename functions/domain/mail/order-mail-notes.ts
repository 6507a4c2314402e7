type Notes = ReadonlyMap<string, string>;

/** Translations of the shop's own notes by name. */
export const vietnameseNotes: Notes = new Map(
  Object.entries({
    underpaid:
      'Số tiền nhận được còn thiếu. Vui lòng chuyển phần còn lại trong trang thanh toán của đơn hàng.',
    surplus: 'Số tiền nhận được nhiều hơn số cần thanh toán. Phần dư sẽ được hoàn lại cho bạn.',
    late_payment: 'Tiền đến sau khi đơn hàng đã đóng. Số tiền này sẽ được hoàn lại cho bạn.',
    revived: 'Đơn hàng đã bị hủy trước khi tiền đến. Sản phẩm vẫn còn nên đơn hàng của bạn được tiếp tục.',
    unpaid: 'Đơn không được thanh toán trong vòng 24 giờ.',
    'deposit-due':
      'Đơn này cần đặt cọc trước khi chúng tôi chuẩn bị hàng. Vui lòng mở đơn hàng để chuyển khoản tiền cọc trong 24 giờ.',
    lost: 'Đơn vị vận chuyển làm thất lạc hàng.',
    unproven: 'Đơn không được xác nhận trong vòng 24 giờ.',
  }),
);

export const englishNotes: Notes = new Map(
  Object.entries({
    underpaid: 'Part of the amount is still due. Please transfer the rest on the order’s payment page.',
    surplus: 'It was more than the amount due. We’ll refund the difference.',
    late_payment: 'It arrived after the order was closed. We’ll refund it to you.',
    revived:
      'The order was cancelled before your payment arrived. The items were still available, so it goes ahead.',
    unpaid: 'The order was not paid within 24 hours.',
    'deposit-due':
      'This order needs a deposit before we prepare it. Please open it and transfer the deposit within 24 hours.',
    lost: 'The carrier lost the goods.',
    unproven: 'The order was not confirmed within 24 hours.',
  }),
);

/** Translates a note. Text that people wrote stays as it is. */
export const noteIn = (notes: Notes) => (note: string) => notes.get(note) ?? note;
