/** Texts of errors of tills: taking money, paying out and counting. */
export const tillErrors = {
  TILL_NOT_FOUND: 'Không tìm thấy quầy này.',
  TILL_OPEN: 'Bạn đang mở quầy ở kho này rồi. Hãy đóng quầy đó trước khi mở quầy mới.',
  TILL_CLOSED: 'Quầy này đã đóng và không sửa được nữa. Vui lòng tải lại trang.',
  TILL_STILL_OPEN: 'Quầy chưa đóng nên chưa có phiếu.',
  TILL_EXPECTS:
    'Vừa có thêm khoản thu hoặc chi: quầy phải có {expected}. Vui lòng xem lại rồi bấm đóng một lần nữa.',
  TILL_REQUIRED: 'Bạn chưa mở quầy nên chưa thu được tiền. Hãy mở quầy rồi thử lại.',
  TILL_ELSEWHERE: 'Bạn chưa mở quầy ở {warehouse}, nơi bán đơn này. Hãy mở quầy ở đó rồi thử lại.',
  REFUND_TILL: 'Hãy chọn quầy sẽ chi tiền mặt.',
  CASH_SHORT: 'Khách đưa còn thiếu {missing}. Vui lòng kiểm tra lại.',
  CARD_TOO_MUCH: 'Tiền quẹt thẻ không được nhiều hơn tổng tiền {total}.',
  TRANSFER_UNPROVEN: 'Chỉ quản trị viên được ghi nhận khách đã chuyển khoản. Hãy chờ ngân hàng báo tiền về.',
  TILL_SHORT: 'Quầy chỉ có {most}. Vui lòng kiểm tra lại số tiền.',
};
