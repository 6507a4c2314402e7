import type { Kinds } from './kind.ts';

export const sweetsKinds: Kinds = {
  'Bánh quy & sô-cô-la': [
    {
      words: ['ô-cô-la'],
      story: [
        'Hạt ca cao lên men thùng gỗ sáu ngày rồi rang và nghiền đá ngay tại vườn.',
        'Tan chậm, đắng dịu, hậu thơm mùi trái chín.',
      ],
      points: ['Không chất béo thay thế', 'Ít đường', 'Gói giấy, không nhựa'],
      care: 'Tránh nóng trên 28 độ.',
      facts: { 'Nguyên liệu': 'Ca cao trong nước', 'Hạn dùng': '12 tháng' },
    },
    {
      words: ['Bánh'],
      story: [
        'Bánh nướng từng mẻ nhỏ, giòn, vị bơ nhẹ, không béo ngấy.',
        'Ăn với trà buổi chiều, mang đi làm hay cho bé đều tiện.',
      ],
      points: ['Nướng trong tuần giao', 'Ít đường', 'Hộp giấy, không nhựa'],
      care: 'Đậy kín sau khi mở, tránh ẩm.',
      facts: { Bơ: 'Bơ động vật', 'Hạn dùng': '6 tháng' },
    },
  ],
  Kẹo: [
    {
      words: ['Kẹo dừa'],
      story: [
        'Cốt dừa tươi nấu chảo gang với mạch nha, kéo tay tới lúc dẻo mịn.',
        'Béo thơm mùi dừa, ngọt vừa, không dính răng.',
      ],
      points: ['Cốt dừa tươi', 'Gói từng viên', 'Làm trong tháng'],
      care: 'Đậy kín tránh chảy nước.',
      facts: { Đường: 'Đường mía và mạch nha', 'Hạn dùng': '6 tháng' },
    },
    {
      words: ['Kẹo gừng'],
      story: [
        'Gừng già giã lấy nước, nấu với mật mía tới lúc kẹo kéo sợi.',
        'Cay ấm, ngậm một viên là thông cổ.',
      ],
      points: ['Gừng thật', 'Gói từng viên', 'Không phẩm màu'],
      care: 'Đậy kín tránh chảy nước.',
      facts: { Đường: 'Mật mía và mạch nha', 'Hạn dùng': '6 tháng' },
    },
    {
      words: ['lạc', 'cu đơ'],
      story: [
        'Lạc rang chín tới, trộn mạch nha nấu chảo gang, cán khi còn nóng.',
        'Giòn bùi, thơm mùi lạc, ngọt vừa, uống với chè xanh là hợp nhất.',
      ],
      points: ['Lạc mới trong vụ', 'Không phẩm màu', 'Làm trong tháng'],
      care: 'Đậy kín tránh ỉu.',
      facts: { Đường: 'Đường mía và mạch nha', 'Hạn dùng': '6 tháng' },
    },
    {
      words: ['mè xửng'],
      story: [
        'Mạch nha nấu dẻo, trộn lạc rồi áo kín hai mặt mè rang.',
        'Dẻo thơm, bùi mùi mè, nhâm nhi với trà nóng.',
      ],
      points: ['Mè rang thơm', 'Gói từng miếng', 'Không phẩm màu'],
      care: 'Đậy kín, để nơi mát.',
      facts: { Đường: 'Mạch nha', 'Hạn dùng': '6 tháng' },
    },
  ],
  'Mứt & ô mai': [
    {
      words: ['Ô mai', 'gừng non'],
      story: [
        'Trái và củ chọn non, ngâm muối, sên gừng đường nhỏ lửa nhiều giờ.',
        'Chua cay mặn ngọt đủ vị, nhâm nhi với trà nóng.',
      ],
      points: ['Không phẩm màu', 'Không chất bảo quản', 'Sên thủ công'],
      care: 'Đậy kín, để nơi mát.',
      facts: { 'Cách làm': 'Sên thủ công', 'Hạn dùng': '12 tháng' },
    },
  ],
};
