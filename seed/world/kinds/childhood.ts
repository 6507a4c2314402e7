import type { Kinds } from './kind.ts';

export const childhoodKinds: Kinds = {
  'Đồ chơi gỗ & dân gian': [
    {
      words: ['Diều'],
      story: [
        'Khung tre chuốt nhẹ, áo diều may căng, lên gió nhẹ đã bay.',
        'Tháo lắp gọn, kèm cuộn dây và tay cầm.',
      ],
      points: ['Khung tre', 'Kèm dây thả', 'Sửa khung miễn phí'],
      care: 'Gấp gọn, để nơi khô.',
      facts: { 'Vật liệu': 'Tre, vải dù', 'Độ tuổi': 'Từ 6 tuổi' },
    },
    {
      words: ['Con quay'],
      story: [
        'Gỗ mít tiện tròn, đinh giữa cân nên quay lâu và êm.',
        'Kèm dây gai, chơi sân gạch hay sân đất đều được.',
      ],
      points: ['Tiện tay', 'Kèm dây', 'Cạnh bo tròn'],
      care: 'Lau khô sau khi chơi.',
      facts: { 'Vật liệu': 'Gỗ mít', 'Độ tuổi': 'Từ 6 tuổi' },
    },
  ],
  'Bình sữa & ăn dặm': [
    {
      words: ['ăn dặm'],
      story: [
        'Ngũ cốc rang chín, xay mịn theo từng tháng tuổi, không muối, không đường.',
        'Pha với nước ấm hoặc sữa, khuấy một phút là sánh.',
      ],
      points: ['Không muối, không đường', 'Không chất bảo quản', 'Ghi tháng tuổi trên hộp'],
      care: 'Đậy kín, dùng trong ba tuần sau khi mở.',
      facts: { 'Thành phần': 'Gạo lứt, yến mạch, rau củ', 'Độ tuổi': 'Từ 6 tháng', 'Hạn dùng': '12 tháng' },
    },
  ],
  'Khăn & tất cho bé': [
    {
      words: ['Tất'],
      story: [
        'Sợi mềm, cổ chun vừa, không hằn chân bé.',
        'Đế có hạt chống trượt cho bé tập đi, giặt máy không xù.',
      ],
      points: ['Chống trượt', 'Không xù', 'Đóng túi vải'],
      care: 'Giặt với xà phòng dịu.',
      facts: { Sợi: 'Cotton hoặc len mềm', 'Độ tuổi': '0–24 tháng' },
    },
  ],
};
