/** Notes the shop itself makes, by name; what people wrote stands as they wrote it. */
export const vietnameseNotes: Record<string, string> = {
  underpaid:
    'Số tiền nhận được còn thiếu. Bạn vui lòng chuyển thêm phần còn lại trong trang thanh toán của đơn.',
  surplus: 'Số tiền nhận được nhiều hơn số cần trả. Phần dư sẽ được hoàn lại cho bạn.',
  late_payment: 'Tiền đến sau khi đơn đã đóng. Khoản này sẽ được hoàn lại cho bạn.',
  unpaid: 'Đơn chưa được thanh toán trong 24 giờ.',
};

export const englishNotes: Record<string, string> = {
  underpaid: 'Some of it is still missing. Please transfer the rest from the order’s payment page.',
  surplus: 'It was more than was due. What is too much goes back to you.',
  late_payment: 'It came after the order was closed. The money goes back to you.',
  unpaid: 'The order was not paid within 24 hours.',
};
