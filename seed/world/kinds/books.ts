import type { Kinds } from './kind.ts';

export const booksKinds: Kinds = {
  'Đời sống & thiếu nhi': [
    {
      words: ['Sách tranh', 'truyện', 'Bé học'],
      story: [
        'Tranh màu nước, chữ to, lời kể gần gũi, bố mẹ và bé cùng đọc.',
        'Giấy dày, góc bo tròn, lật nhiều không rách.',
      ],
      points: ['In bốn màu', 'Mực đậu nành', 'Bọc sách miễn phí'],
      care: 'Tránh ẩm và nắng gắt.',
      facts: { Bìa: 'Bìa cứng bo góc', 'Ngôn ngữ': 'Tiếng Việt', 'Độ tuổi': 'Từ 3 tuổi' },
    },
    {
      words: ['gốm'],
      story: [
        'Ảnh chụp tại lò, kể nghề từ chọn đất, vuốt, vẽ đến nung.',
        'Mỗi chương một làng, có bản đồ và địa chỉ để ghé thăm.',
      ],
      points: ['In bốn màu', 'Ảnh tư liệu', 'Bọc sách miễn phí'],
      care: 'Tránh ẩm và nắng gắt.',
      facts: { Bìa: 'Bìa cứng', 'Ngôn ngữ': 'Tiếng Việt' },
    },
  ],
  'Sổ & lịch': [
    {
      words: ['Lịch'],
      story: [
        'Giấy mỹ thuật, tranh và ảnh in rõ nét, ngày âm và ngày dương đầy đủ.',
        'Đặt bàn hay treo tường đều đẹp, có chỗ ghi việc trong ngày.',
      ],
      points: ['Có lịch âm', 'In bốn màu', 'Hộp giấy làm quà'],
      care: 'Tránh nước.',
      facts: { Giấy: 'Giấy mỹ thuật 200 gsm', Đóng: 'Lò xo hoặc bloc' },
    },
  ],
  'Bút, màu & thước': [
    {
      words: ['thước'],
      story: [
        'Gỗ bào nhẵn, vạch khắc laser không mờ, cạnh thẳng.',
        'Bộ bốn chiếc đủ dùng từ lớp một đến cấp hai.',
      ],
      points: ['Vạch không mờ', 'Cạnh bo an toàn', 'Túi vải đi kèm'],
      care: 'Để nơi khô, không bẻ cong.',
      facts: { 'Vật liệu': 'Gỗ ép', Tuổi: 'Từ 6 tuổi' },
    },
    {
      words: ['Màu nước', 'chì màu'],
      story: [
        'Màu tươi, lên giấy đều, pha được nhiều sắc độ.',
        'Rửa tay bằng nước là sạch, cầm vừa tay trẻ.',
      ],
      points: ['Không độc hại', 'Hộp dùng lại được', 'Thay màu lẻ'],
      care: 'Đậy nắp sau khi dùng.',
      facts: { 'An toàn': 'Không chì, đạt QCVN 3', Tuổi: 'Từ 4 tuổi' },
    },
    {
      words: ['Bút'],
      story: [
        'Nét êm, mực ra đều, cầm vừa tay viết lâu không mỏi.',
        'Vỏ tre hoặc gỗ chuốt nhẵn, khắc tên được.',
      ],
      points: ['Nét êm', 'Khắc tên miễn phí', 'Thay ruột được'],
      care: 'Đậy nắp sau khi dùng.',
      facts: { 'An toàn': 'Không chì, đạt QCVN 3', 'Vật liệu': 'Tre, gỗ hoặc kim loại' },
    },
  ],
};
