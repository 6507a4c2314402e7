import type { Kinds } from './kind.ts';

export const freshKinds: Kinds = {
  'Cam, bưởi & dừa': [
    {
      words: ['Dừa'],
      story: [
        'Dừa hái đúng độ, gọt sẵn vỏ, cắm ống hút là uống.',
        'Nước ngọt thanh, cơm dừa mỏng mềm, ướp lạnh càng ngon.',
      ],
      points: ['Gọt sẵn', 'Không ngâm hóa chất', 'Đổi trái hỏng'],
      care: 'Cất ngăn mát, dùng trong mười ngày.',
      facts: { 'Tiêu chuẩn': 'VietGAP', 'Thu hái': 'Theo đơn, trong 24 giờ' },
    },
  ],
  'Củ & gia vị tươi': [
    {
      words: ['Nấm'],
      story: [
        'Nấm hái trong rừng, cắt chân rồi sấy củi nên thơm đậm.',
        'Ngâm nước ấm hai mươi phút là nở mềm, nấu canh hay nhồi chả đều ngon.',
      ],
      points: ['Sấy củi', 'Không tẩm hương', 'Chọn tay từng tai'],
      care: 'Đậy kín, để nơi khô ráo.',
      facts: { 'Sơ chế': 'Sấy khô', 'Phân loại': 'Loại 1' },
    },
    {
      words: ['Ớt'],
      story: [
        'Ớt rừng trái nhỏ, cay thơm, ngâm giấm với tỏi cho dịu.',
        'Chấm phở, bún hay đồ luộc đều dậy vị.',
      ],
      points: ['Ớt rừng hái tay', 'Không phẩm màu', 'Hũ thủy tinh'],
      care: 'Đậy kín, để ngăn mát sau khi mở.',
      facts: { 'Sơ chế': 'Ngâm giấm tỏi', 'Hạn dùng': '12 tháng' },
    },
    {
      words: ['Khoai'],
      story: [
        'Khoai thu đủ tháng, để ráo một tuần cho lên mật rồi mới giao.',
        'Nướng hay hấp đều ngọt bùi, vỏ mỏng dễ bóc.',
      ],
      points: ['Giống địa phương', 'Không xử lý chống mầm', 'Chọn tay từng củ'],
      care: 'Để nơi khô, tối và thoáng.',
      facts: { 'Sơ chế': 'Chải đất, không rửa nước', 'Phân loại': 'Loại 1' },
    },
  ],
  Trứng: [
    {
      words: ['Trứng muối'],
      story: [
        'Trứng vịt ủ tro muối đủ hai mươi ngày, lòng đỏ dầu và bùi.',
        'Làm bánh, nấu cháo hay xào mực đều đậm vị.',
      ],
      points: ['Ủ tro thủ công', 'Không phẩm màu', 'Đền quả vỡ'],
      care: 'Để nơi mát, luộc hoặc hấp chín trước khi ăn.',
      facts: { 'Cách làm': 'Ủ tro muối', 'Hạn dùng': '45 ngày' },
    },
    {
      words: ['Trứng vịt'],
      story: [
        'Vịt thả bãi triều ăn tôm cá nhỏ nên lòng đỏ sậm và béo.',
        'Trứng gom mỗi sáng, rửa sạch, soi đèn từng quả trước khi vào hộp.',
      ],
      points: ['Ghi ngày đẻ trên hộp', 'Không kháng sinh', 'Đền quả vỡ'],
      care: 'Để ngăn mát, đầu to lên trên.',
      facts: { 'Chăn nuôi': 'Thả bãi triều', 'Hạn dùng': '20 ngày' },
    },
  ],
};
