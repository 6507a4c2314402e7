/** Review sentences by kind of good. Each stands alone, so they can be combined in any order. */
export type Words = { good: readonly string[]; mixed: readonly string[]; bad: readonly string[] };

/** Sentences about any good. */
export const anyWords: Words = {
  good: [
    'Hàng đúng như mô tả.',
    'Mình mua lần thứ hai rồi, vẫn ưng.',
    'Đáng tiền.',
    'Rất hài lòng, cảm ơn gian hàng.',
    'Chất lượng tốt hơn mình nghĩ.',
    'Cả nhà mình đều thích.',
    'Ngoài đời đẹp như ảnh.',
    'Sẽ ủng hộ gian hàng dài dài.',
    'Mua biếu bố mẹ, hai cụ khen mãi.',
    'Giá này mà được như vậy là quá ổn.',
    'Đã giới thiệu cho mấy chị ở cơ quan.',
    'Ưng từ lúc mở hộp.',
  ],
  mixed: [
    'Tạm ổn so với giá.',
    'Dùng được, không có gì nổi bật.',
    'Cũng được, nhưng mình mong hơn một chút.',
    'Hàng ổn, có điều chờ hơi lâu.',
    'Chấp nhận được.',
    'Được phần này thì thiếu phần kia.',
  ],
  bad: [
    'Không giống mình hình dung.',
    'Hơi thất vọng.',
    'Lần này mình không ưng lắm.',
    'Mong gian hàng kiểm tra kỹ hơn trước khi gửi.',
    'Chắc mình không mua lại.',
  ],
};

/** Sentences about the delivery. */
export const arrivalWords: Words = {
  good: [
    'Giao nhanh, đặt hôm trước hôm sau có.',
    'Đóng gói cẩn thận, nhiều lớp giấy.',
    'Gói hàng gọn, không thừa ni lông.',
    'Anh giao hàng gọi trước, rất lịch sự.',
    'Có kèm tờ giấy cảm ơn viết tay, dễ thương.',
    'Ở quê mà ba ngày là nhận được.',
    'Hộp còn nguyên, không móp góc nào.',
    'Gian hàng nhắn tin xác nhận trước khi gửi.',
  ],
  mixed: [
    'Hộp ngoài hơi móp nhưng bên trong không sao.',
    'Giao chậm một ngày so với hẹn.',
    'Đóng gói nên chắc hơn chút nữa.',
    'Mình đợi gần một tuần mới nhận được.',
  ],
  bad: [
    'Giao trễ bốn ngày mà không ai báo.',
    'Hộp rách một góc, may mà hàng còn dùng được.',
    'Gọi gian hàng hai lần mới có người nghe.',
    'Gói sơ sài quá.',
  ],
};

/** Complete short reviews. */
export const shortWords: Words = {
  good: [
    'Tuyệt vời!',
    'Ưng ý.',
    'Tốt.',
    'Hàng đẹp, giao nhanh.',
    'Rất đáng mua.',
    'Ok lắm shop ơi.',
    'Chuẩn hàng.',
    'Quá ổn.',
  ],
  mixed: ['Tạm được.', 'Bình thường.', 'Cũng ổn.', 'Được.'],
  bad: ['Không ưng.', 'Chưa hài lòng.', 'Kém hơn lần trước.'],
};

/** Openings of reviews after some time of use. */
export const laterWords: readonly string[] = [
  'Dùng hơn hai tuần rồi mới viết đánh giá.',
  'Mình dùng được một tháng, vẫn như ngày đầu.',
  'Mua từ đợt trước Tết, giờ mua thêm.',
  'Đã so với hai chỗ khác, chỗ này hơn hẳn.',
  'Ban đầu hơi ngại đặt qua mạng, nhận hàng thì yên tâm.',
];
