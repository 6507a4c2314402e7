import type { Kinds } from './kind.ts';

export const kitchenKinds: Kinds = {
  'Nồi & chảo': [
    {
      words: ['Nồi đất'],
      story: [
        'Đất nung già lửa, giữ nhiệt lâu, kho cá liu riu thấm đều.',
        'Nắp nặng giữ hơi, bắc từ bếp ra mâm vẫn sôi.',
      ],
      points: ['Giữ nhiệt lâu', 'Không tráng men', 'Bọc rơm khi giao'],
      care: 'Ngâm nước trước lần đầu, không đổ nước lạnh khi nồi nóng.',
      facts: { 'Bếp dùng được': 'Ga, hồng ngoại, than', 'Vật liệu': 'Đất nung' },
    },
    {
      words: ['chống dính'],
      story: [
        'Lòng chảo chống dính ba lớp, chiên trứng không cần nhiều dầu.',
        'Đáy từ phẳng, dùng được mọi loại bếp.',
      ],
      points: ['Dùng được bếp từ', 'Không PFOA', 'Bảo hành 24 tháng'],
      care: 'Rửa bằng miếng mềm, không dùng xẻng kim loại.',
      facts: { 'Bếp dùng được': 'Ga, từ, hồng ngoại', 'Bảo hành': '24 tháng' },
    },
  ],
  'Dao & thớt': [
    {
      words: ['Thớt'],
      story: [
        'Gỗ già liền khối, thớ mịn, băm chặt không mùn.',
        'Nặng vừa, nằm yên trên mặt bếp, dùng được hai mặt.',
      ],
      points: ['Gỗ liền khối', 'Không keo ghép', 'Thoa dầu sẵn'],
      care: 'Rửa nhanh, dựng khô, thoa dầu ăn mỗi tháng.',
      facts: { 'Vật liệu': 'Gỗ nghiến hoặc gỗ me', 'Xử lý': 'Sấy chống mọt' },
    },
  ],
  'Bát, đũa & muỗng': [
    {
      words: ['Đũa'],
      story: [
        'Đũa thẳng, đầu vót nhỏ, gắp hạt lạc không trượt.',
        'Gỗ và tre sấy khô, không sơn, rửa xong mau ráo.',
      ],
      points: ['Không sơn', 'Không mốc', 'Hộp giấy đi kèm'],
      care: 'Rửa, để ráo, phơi nắng mỗi tuần.',
      facts: { 'Vật liệu': 'Gỗ trắc hoặc tre', 'Rửa máy': 'Không' },
    },
    {
      words: ['Bát', 'bát'],
      story: [
        'Men sáng, thành mỏng vừa, cầm không nóng tay.',
        'Úp chồng gọn, dùng được lò vi sóng và máy rửa.',
      ],
      points: ['Bán lẻ bù khi vỡ', 'Không chì', 'Hộp chống sốc'],
      care: 'Rửa thường, tránh va đập.',
      facts: { 'An toàn': 'Không chì, không cadimi', 'Rửa máy': 'Được' },
    },
    {
      words: ['muỗng'],
      story: ['Thép không gỉ dày, cạnh bo nhẵn, cầm đằm tay.', 'Đủ bộ cho cả nhà, rửa máy không xỉn màu.'],
      points: ['Thép 304', 'Cạnh bo nhẵn', 'Hộp đựng đi kèm'],
      care: 'Rửa, lau khô để giữ bóng.',
      facts: { 'Vật liệu': 'Thép không gỉ 304', 'Rửa máy': 'Được' },
    },
  ],
  'Chổi, khăn & đồ dọn': [
    {
      words: ['Khăn'],
      story: [
        'Cotton dệt dày, thấm nhanh, lau kính không để lại xơ.',
        'Bộ sáu chiếc, giặt máy nhiều lần vẫn mềm.',
      ],
      points: ['Thấm nhanh', 'Không xơ', 'Giặt máy được'],
      care: 'Giặt riêng, phơi nắng.',
      facts: { 'Chất liệu': '100% cotton', 'Kích thước': '40 × 40 cm' },
    },
    {
      words: ['Xô'],
      story: ['Nhựa dày, quai chắc, rổ vắt tháo rời.', 'Đáy rộng không đổ, vạch chia lít bên trong.'],
      points: ['Nhựa nguyên sinh', 'Vắt tháo rời', 'Bảo hành 12 tháng'],
      care: 'Rửa sạch, úp khô.',
      facts: { 'Vật liệu': 'Nhựa nguyên sinh', 'Dung tích': '12 lít' },
    },
  ],
};
