import type { Kinds } from './kind.ts';

export const drinksKinds: Kinds = {
  'Cà phê pha nhanh': [
    {
      words: ['phin giấy'],
      story: [
        'Mỗi túi phin giấy là một cốc cà phê xay mới, chỉ cần gác lên miệng ly.',
        'Rót nước ba lần, chờ hai phút là có cốc cà phê đậm như pha phin.',
      ],
      points: ['Gói riêng từng phần', 'Không đường', 'Giấy lọc không tẩy clo'],
      care: 'Để nơi khô, dùng ngay sau khi xé gói.',
      facts: { 'Cách pha': '150 ml nước nóng 92 độ', 'Hạn dùng': '12 tháng' },
    },
    {
      words: ['hòa tan', 'muối'],
      story: [
        'Mỗi gói vừa một cốc, xé ra đổ nước nóng là uống được ngay.',
        'Vị đậm, béo vừa, thêm đá cũng không nhạt.',
      ],
      points: ['Gói riêng từng phần', 'Ít đường', 'Mang đi tiện'],
      care: 'Để nơi khô, dùng ngay sau khi xé gói.',
      facts: { 'Cách pha': '70 ml nước nóng', 'Hạn dùng': '18 tháng' },
    },
  ],
  'Trà xanh & shan tuyết': [
    {
      words: ['Hồng trà', 'ô long'],
      story: [
        'Búp hái tay, làm héo rồi lên men vừa độ, sao khô trong ngày.',
        'Nước sóng sánh, hương mật và quả chín, chát dịu, hậu ngọt.',
      ],
      points: ['Lên men tự nhiên', 'Không ướp hương', 'Hộp hai lớp nắp'],
      care: 'Đậy kín, để xa thứ có mùi.',
      facts: { 'Nước pha': '90–95 độ', 'Hạn dùng': '24 tháng' },
    },
  ],
  'Trà hoa & thảo mộc': [
    {
      words: ['túi lọc', 'gừng'],
      story: [
        'Nguyên liệu sấy lạnh, xay vừa rồi đóng gói nhỏ, thả vào cốc nước nóng là dùng được.',
        'Uống ấm buổi tối, thêm chút mật ong nếu thích ngọt.',
      ],
      points: ['Không phẩm màu', 'Gói riêng từng phần', 'Không cần ấm pha'],
      care: 'Cất nơi khô mát, dùng trong sáu tháng sau khi mở.',
      facts: { 'Cà-phê-in': 'Không', 'Hạn dùng': '18 tháng' },
    },
    {
      words: ['ướp', 'lài'],
      story: [
        'Hoa hái lúc vừa hé, ướp nhiều lần với trà để hương thấm vào từng cánh.',
        'Nước trong, hương hoa thật, uống đến nước thứ ba vẫn thơm.',
      ],
      points: ['Hương từ hoa thật', 'Không hương liệu', 'Ướp thủ công'],
      care: 'Đậy kín, để xa thứ có mùi.',
      facts: { 'Nước pha': '80–85 độ', 'Hạn dùng': '12 tháng' },
    },
  ],
  'Ca cao, trà sữa & nước ép': [
    {
      words: ['ca cao', 'Ca cao'],
      story: [
        'Hạt ca cao lên men đủ ngày, rang rồi xay mịn nên thơm và tan nhanh.',
        'Pha sữa nóng, làm bánh hay rắc kem đều đậm vị.',
      ],
      points: ['Hạt trong nước', 'Xay mịn', 'Hũ kín hơi'],
      care: 'Đậy kín, tránh thìa ướt, dùng trong ba tháng sau khi mở.',
      facts: { 'Nguyên liệu': 'Ca cao trong nước', 'Hạn dùng': '18 tháng' },
    },
    {
      words: ['trà sữa', 'Trân châu'],
      story: [
        'Đủ nguyên liệu cho những ly trà sữa như ngoài quán, làm ngay tại bếp.',
        'Trân châu luộc mười phút là dai, để nguội không cứng.',
      ],
      points: ['Hướng dẫn từng bước', 'Trân châu dai', 'Chỉnh được độ ngọt'],
      care: 'Để nơi khô mát, dùng hết trong ngày sau khi luộc.',
      facts: { 'Nguyên liệu': 'Bột năng, đường, trà', 'Hạn dùng': '9 tháng' },
    },
    {
      words: ['Rượu'],
      story: [
        'Trái chín ủ chậm trong hầm mát, lọc trong rồi mới vào chai.',
        'Vị dịu, hương trái cây rõ, dùng lạnh nhẹ trong bữa ăn.',
      ],
      points: ['Lên men tự nhiên', 'Chai thủy tinh', 'Chỉ bán cho người từ 18 tuổi'],
      care: 'Để nơi mát, đậy kín sau khi mở, dùng trong một tuần.',
      facts: { 'Nguyên liệu': 'Trái cây trong nước', 'Độ cồn': '12–14%' },
    },
  ],
};
