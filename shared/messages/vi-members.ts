/** Texts of errors between members, in messages to staff and in publishing. */
export const memberErrors = {
  USER_NOT_FOUND: 'Không tìm thấy người dùng.',
  KYC_REQUIRED: 'Vui lòng xác minh danh tính để thực hiện thao tác này.',
  MESSAGE_NOT_FOUND: 'Không tìm thấy tin nhắn này.',
  MESSAGE_ANSWERED: 'Tin nhắn này đã được trả lời.',
  BIRTHDAY_VERIFIED: 'Ngày sinh đã được xác minh theo giấy tờ. Muốn đổi, vui lòng cập nhật giấy tờ.',
  NAME_VERIFIED: 'Họ tên đã được xác minh. Để đổi tên, vui lòng cập nhật giấy tờ trong Ví giấy tờ.',
  MEMBER_SELF: 'Bạn không thể làm điều này với chính mình.',
  MEMBER_BLOCKED: 'Bạn đang chặn người này. Hãy bỏ chặn trước.',
  FOLLOWS_FULL: 'Bạn đã theo dõi tối đa {limit} người.',
  RELATIONS_FULL: 'Danh sách đã đủ {limit} người.',
};
