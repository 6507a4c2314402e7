import type { Kinds } from './kind.ts';

export const gardenKinds: Kinds = {
  'Hạt giống & phân bón': [
    {
      words: ['Phân', 'Đất'],
      story: [
        'Ủ hoai kỹ, không mùi, trộn thẳng vào chậu hoặc luống.',
        'Tơi xốp, giữ ẩm tốt, trồng ban công được ngay.',
      ],
      points: ['Ủ hoai', 'Không mùi', 'Không mầm cỏ'],
      care: 'Buộc kín bao, để nơi khô.',
      facts: { 'Nguồn gốc': 'Hữu cơ', 'Độ ẩm': 'Dưới 30%' },
    },
    {
      words: ['Hạt giống', 'hạt giống'],
      story: [
        'Hạt thử nảy mầm trước khi đóng gói, in ngày và mùa gieo.',
        'Gieo trong khay hay chậu đều được, ba đến bảy ngày là nảy.',
      ],
      points: ['Không xử lý thuốc', 'In lịch gieo', 'Gieo lại miễn phí nếu không nảy'],
      care: 'Để nơi khô, dùng hết trong vụ.',
      facts: { 'Nảy mầm': 'Trên 85%', 'Nguồn gốc': 'Giống địa phương' },
    },
  ],
  'Dụng cụ làm vườn': [
    {
      words: ['Ghế'],
      story: [
        'Ghế thấp vừa tầm làm cỏ, mặt gỗ rộng, chân chắc.',
        'Nhẹ, xách một tay, để hiên không cong vênh.',
      ],
      points: ['Gỗ sấy khô', 'Chịu tải 120 kg', 'Bảo hành 12 tháng'],
      care: 'Để ráo sau mưa, lau dầu mỗi sáu tháng.',
      facts: { 'Vật liệu': 'Gỗ keo', 'Bảo hành': '12 tháng' },
    },
  ],
};
