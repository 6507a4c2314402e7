import type { Kinds } from './kind.ts';

export const seaAndSpiceKinds: Kinds = {
  'Nước mắm & mắm': [
    {
      words: ['Mắm'],
      story: [
        'Tôm tép tươi giã nhuyễn, ủ muối đủ tháng cho mắm chín, thơm và sánh.',
        'Pha chanh ớt để chấm, xào thịt hay nêm bún đều dậy mùi.',
      ],
      points: ['Ủ tự nhiên', 'Không phẩm màu', 'Hũ hai lớp nắp'],
      care: 'Đậy kín, để nơi mát; dùng muỗng khô khi lấy.',
      facts: { 'Thành phần': 'Tôm tép tươi, muối biển', 'Thời gian ủ': '6 tháng', 'Hạn dùng': '18 tháng' },
    },
  ],
  'Tương, sa tế & dầu ăn': [
    {
      words: ['Dầu'],
      story: [
        'Hạt mới trong vụ, ép lạnh rồi để lắng tự nhiên, giữ mùi thơm của hạt.',
        'Xào, trộn gỏi hay ướp đều thơm, không gắt khói.',
      ],
      points: ['Ép một lần', 'Không tinh luyện', 'Nắp chống tràn'],
      care: 'Đậy kín, tránh nắng, dùng trong ba tháng sau khi mở.',
      facts: { 'Cách làm': 'Ép lạnh', 'Hạn dùng': '12 tháng' },
    },
    {
      words: ['ớt', 'Sa tế'],
      story: [
        'Ớt chín giã cùng tỏi và gia vị, ủ hoặc phi chín tới cho dậy mùi.',
        'Cay thơm, dùng ít đã đủ; chấm, ướp hay nêm phở đều hợp.',
      ],
      points: ['Ớt trong vùng', 'Không phẩm màu', 'Nắp chống tràn'],
      care: 'Mở rồi để ngăn mát.',
      facts: { 'Chất bảo quản': 'Không', 'Hạn dùng': '12 tháng' },
    },
  ],
  'Muối chấm': [
    {
      words: ['rang tiêu', 'kiến vàng', 'chẩm chéo', 'Muối tôm'],
      story: [
        'Muối hạt rang khô, giã tay cùng gia vị của vùng nên thơm mà không gắt.',
        'Chấm trái cây, thịt nướng hay đồ luộc đều dậy vị.',
      ],
      points: ['Giã cối đá', 'Không phẩm màu', 'Hũ thủy tinh dùng lại được'],
      care: 'Đậy kín tránh ẩm.',
      facts: { 'Thành phần': 'Muối biển, gia vị', 'Hạn dùng': '12 tháng' },
    },
  ],
  'Tiêu, quế & bột gia vị': [
    {
      words: ['nghệ'],
      story: [
        'Củ nghệ già rửa sạch, xay, lọc lấy tinh rồi sấy lạnh giữ màu vàng tươi.',
        'Kho cá, nấu cà ri hay pha mật ong đều thơm, không hăng.',
      ],
      points: ['Một thành phần', 'Xay mịn', 'Hũ kín hai lớp'],
      care: 'Để nơi khô, tránh nắng.',
      facts: { 'Sơ chế': 'Lọc, sấy lạnh', 'Hạn dùng': '24 tháng' },
    },
  ],
  'Mực & tôm khô': [
    {
      words: ['Tôm', 'Ruốc'],
      story: [
        'Tôm đất tươi luộc nước muối nhạt, phơi hai nắng rồi tách vỏ.',
        'Thịt ngọt, màu đỏ tự nhiên; nấu canh, kho hay cuốn bánh đều ngon.',
      ],
      points: ['Tôm tự nhiên', 'Không phẩm màu', 'Đóng kín giữ khô'],
      care: 'Cất ngăn mát, đậy kín sau khi mở.',
      facts: { 'Đánh bắt': 'Đáy và lưới trong ngày', 'Hạn dùng': '6 tháng' },
    },
    {
      words: ['rim me'],
      story: [
        'Mực khô xé sợi, rim với me chua và ớt tới khi bóng sánh.',
        'Chua cay ngọt đủ vị, ăn vặt hay ăn với cơm nóng đều hợp.',
      ],
      points: ['Mực thật', 'Không phẩm màu', 'Hũ kín hơi'],
      care: 'Để ngăn mát sau khi mở, dùng trong một tháng.',
      facts: { 'Thành phần': 'Mực, me, ớt, đường', 'Hạn dùng': '6 tháng' },
    },
  ],
  'Cá khô, chả & rong biển': [
    {
      words: ['Chả'],
      story: [
        'Mực và cá tươi quết tay tới khi dai, nặn miếng rồi chiên vàng sơ.',
        'Chiên lại là có bữa cơm, giòn ngoài, ngọt trong.',
      ],
      points: ['Giã tay', 'Không hàn the', 'Giao kèm đá gel'],
      care: 'Nhận hàng cất ngăn đông ngay.',
      facts: { 'Bảo quản': 'Ngăn đông', 'Hạn dùng': '6 tháng' },
    },
    {
      words: ['Rong'],
      story: [
        'Rong hái ở vùng nước sạch, rửa nhiều nước rồi đóng gói ngay.',
        'Trộn gỏi, nấu canh hay ăn sống chấm sốt đều giòn mát.',
      ],
      points: ['Hái trong ngày', 'Không tẩy màu', 'Rửa sẵn'],
      care: 'Bảo quản theo nhãn, rửa lại trước khi dùng.',
      facts: { 'Bảo quản': 'Lạnh hoặc khô theo nhãn', 'Hạn dùng': '6 tháng' },
    },
    {
      words: ['Khô cá'],
      story: [
        'Cá tươi xẻ ngay ở bến, ướp nhạt rồi phơi giàn cao một đến hai nắng.',
        'Chiên hoặc nướng than là có bữa cơm, ăn kèm xoài bằm càng đưa cơm.',
      ],
      points: ['Làm theo mẻ nhỏ', 'Không tẩm hóa chất', 'Hút chân không'],
      care: 'Cất ngăn đông, chiên hoặc nướng lửa nhỏ.',
      facts: { 'Bảo quản': 'Ngăn đông', 'Hạn dùng': '6 tháng' },
    },
  ],
};
