import type { Kinds } from './kind.ts';

export const craftKinds: Kinds = {
  'Đèn lồng': [
    {
      words: ['giấy dó', 'kéo quân', 'thổ cẩm'],
      story: [
        'Khung tre chuốt tay, dán căng từng mặt nên ánh sáng ra đều và ấm.',
        'Mỗi chiếc làm thủ công, treo hiên hay phòng khách đều đẹp.',
      ],
      points: ['Làm thủ công', 'Khung tre chống mọt', 'Dùng bóng LED đến 12 W'],
      care: 'Phủi bụi bằng chổi lông, tránh mưa trực tiếp.',
      facts: { Khung: 'Tre già hấp chống mọt', 'Đui đèn': 'E27' },
    },
  ],
  'Tranh, quạt & nến': [
    {
      words: ['sơn mài'],
      story: [
        'Vóc gỗ phủ nhiều lớp sơn ta, dát vàng bạc rồi mài trong nước tới khi hoa hiện lên.',
        'Mặt tranh bóng sâu, treo phòng khách hay bàn thờ đều trang trọng.',
      ],
      points: ['Sơn ta', 'Có chữ ký người làm', 'Đóng thùng chống sốc'],
      care: 'Lau khăn mềm khô, tránh nắng chiếu thẳng.',
      facts: { 'Chất liệu': 'Gỗ, sơn ta, vàng bạc lá', 'Người làm': 'Nghệ nhân làng nghề' },
    },
    {
      words: ['thêu'],
      story: [
        'Chỉ tơ thêu tay từng mũi, chuyển màu mềm như vẽ.',
        'Mỗi bức mất nhiều ngày, đóng khung sẵn để treo.',
      ],
      points: ['Thêu tay', 'Có chữ ký người làm', 'Đóng khung sẵn'],
      care: 'Tránh ẩm và nắng chiếu thẳng.',
      facts: { 'Chất liệu': 'Chỉ tơ trên lụa', 'Người làm': 'Nghệ nhân làng nghề' },
    },
    {
      words: ['Quạt'],
      story: [
        'Nan tre chuốt mỏng, phất giấy hoặc lụa căng tay, gấp mở êm.',
        'Cầm đi đường, múa hay treo trang trí đều đẹp.',
      ],
      points: ['Nan tre', 'Vẽ tay', 'Hộp giấy đi kèm'],
      care: 'Tránh ẩm, gấp lại khi không dùng.',
      facts: { 'Chất liệu': 'Tre, giấy dó hoặc lụa', 'Người làm': 'Nghệ nhân làng nghề' },
    },
    {
      words: ['Nến'],
      story: [
        'Sáp tự nhiên đổ tay, bấc cotton cháy đều, ít khói.',
        'Thắp buổi tối cho phòng thơm dịu và ấm.',
      ],
      points: ['Sáp tự nhiên', 'Bấc cotton', 'Hộp quà kèm thiệp'],
      care: 'Cắt bấc 5 mm trước khi thắp, không để gió lùa.',
      facts: { 'Chất liệu': 'Sáp ong hoặc sáp đậu nành', 'Người làm': 'Thủ công theo mẻ' },
    },
  ],
  'Ấm chén': [
    {
      words: ['Tô gốm'],
      story: [
        'Tô vuốt tay, vẽ chuồn chuồn dưới men, lòng sâu vừa một phần phở.',
        'Men bóng dễ rửa, úp chồng gọn trong chạn.',
      ],
      points: ['Vẽ tay', 'Men không chì', 'Dùng được lò vi sóng'],
      care: 'Rửa nước ấm, tránh va đập.',
      facts: { 'Dung tích': '900 ml', Men: 'Không chì' },
    },
  ],
  'Giỏ mây tre & đồ gỗ': [
    {
      words: ['Ghế', 'Khay'],
      story: [
        'Gỗ sấy khô, ráp mộng, bào nhẵn từng cạnh nên không cong vênh.',
        'Phủ dầu lanh giữ vân gỗ, càng dùng càng bóng.',
      ],
      points: ['Gỗ thật', 'Mộng chắc', 'Không mùi sơn'],
      care: 'Lau khô, thoa dầu mỗi sáu tháng.',
      facts: { 'Xử lý': 'Sấy chống mọt', Phủ: 'Dầu lanh' },
    },
    {
      words: ['Gương'],
      story: [
        'Khung mây uốn tay, bện chặt quanh gương tròn trong và phẳng.',
        'Treo hành lang hay phòng ngủ đều sáng và ấm.',
      ],
      points: ['Kèm móc treo', 'Gương 5 mm', 'Đóng thùng chống sốc'],
      care: 'Lau gương bằng khăn khô, phủi bụi khung.',
      facts: { 'Vật liệu': 'Mây, gương 5 mm', 'Xử lý': 'Luộc, sấy chống mọt' },
    },
    {
      words: ['Sáo', 'Trống'],
      story: [
        'Nghệ nhân chọn vật liệu già, chế tác tay rồi thử âm từng chiếc trước khi giao.',
        'Tiếng vang, ấm, người mới học hay biểu diễn đều dùng được.',
      ],
      points: ['Thử âm từng chiếc', 'Làm thủ công', 'Hộp đựng đi kèm'],
      care: 'Để nơi khô, tránh nắng và điều hòa thổi thẳng.',
      facts: { 'Người làm': 'Nghệ nhân làng nghề', 'Xử lý': 'Luộc, sấy chống mọt' },
    },
  ],
  'Thổ cẩm & đồ thêu': [
    {
      words: ['kim chỉ', 'Len'],
      story: [
        'Sợi nhuộm bền màu, cuốn gọn, đủ sắc cho một bộ thêu hay móc nhỏ.',
        'Dễ dùng cho người mới, kèm hướng dẫn các mũi cơ bản.',
      ],
      points: ['Bền màu', 'Không đứt sợi', 'Kèm hướng dẫn'],
      care: 'Để nơi khô, tránh nắng.',
      facts: { 'Chất liệu': 'Cotton, lanh hoặc lông cừu', 'Bảo quản': 'Nơi khô mát' },
    },
  ],
};
