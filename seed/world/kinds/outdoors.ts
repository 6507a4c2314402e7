import type { Kinds } from './kind.ts';

export const outdoorsKinds: Kinds = {
  Bóng: [
    {
      words: ['Bóng chuyền'],
      story: [
        'Da mềm, nảy đều, đỡ không rát tay.',
        'Giữ hơi tốt, chơi sân trong nhà hay ngoài trời đều được.',
      ],
      points: ['Bảo hành xì hơi 6 tháng', 'Tặng kim và lưới', 'Mềm tay'],
      care: 'Bơm đúng áp, không ngồi lên bóng.',
      facts: { Ruột: 'Cao su butyl', 'Bảo hành': '6 tháng' },
    },
  ],
  'Vợt & võ thuật': [
    {
      words: ['Găng'],
      story: [
        'Mút nhiều lớp đỡ lực, cổ tay quấn chắc, lòng găng thoáng.',
        'Tập bao cát hay đối luyện đều dùng được.',
      ],
      points: ['Mút nhiều lớp', 'Khóa dán chắc', 'Đổi lỗi trong 7 ngày'],
      care: 'Phơi thoáng sau khi tập, không giặt máy.',
      facts: { 'Chất liệu': 'Da PU', 'Bảo hành': '6 tháng' },
    },
    {
      words: ['Ống cầu lông'],
      story: [
        'Lông ngỗng chọn tay, đế bấc, đường bay ổn định.',
        'Ống 12 quả, hợp tập luyện và thi đấu phong trào.',
      ],
      points: ['Lông ngỗng', 'Đế bấc', 'Bay ổn định'],
      care: 'Để nơi mát, hấp hơi nước trước khi đánh.',
      facts: { 'Chất liệu': 'Lông ngỗng, bấc', 'Tốc độ': '76–77' },
    },
    {
      words: ['bóng bàn'],
      story: [
        'Cốt gỗ bảy lớp, mặt mút bám bóng, dễ kiểm soát.',
        'Cán vừa tay, hợp người mới và người chơi phong trào.',
      ],
      points: ['Cốt gỗ 7 lớp', 'Bao đựng đi kèm', 'Đổi lỗi trong 7 ngày'],
      care: 'Lau mặt mút bằng khăn ẩm.',
      facts: { 'Vật liệu': 'Gỗ, mút cao su', 'Bảo hành': '6 tháng' },
    },
  ],
  'Xe đạp & xe máy': [
    {
      words: ['Mũ bảo hiểm'],
      story: [
        'Vỏ cứng đạt chuẩn, mút EPS dày, quai khóa nhanh.',
        'Lót tháo ra giặt được, đội lâu không nóng đầu.',
      ],
      points: ['Đạt QCVN 2', 'Lót giặt được', 'Đổi cỡ trong 7 ngày'],
      care: 'Lau khăn ẩm, thay mũ sau va đập mạnh.',
      facts: { 'An toàn': 'QCVN 2:2021', 'Bảo hành': '12 tháng' },
    },
    {
      words: ['Áo phủ', 'chăm sóc'],
      story: [
        'Giữ xe sạch và bền màu qua mùa nắng mưa.',
        'Gấp gọn vào cốp, dùng được cho hầu hết xe số và xe ga.',
      ],
      points: ['Vừa hầu hết các xe', 'Gấp gọn', 'Đổi lỗi trong 7 ngày'],
      care: 'Phơi khô trước khi gấp.',
      facts: { 'Dùng cho': 'Xe số và xe ga', 'Bảo hành': '6 tháng' },
    },
  ],
  'Dã ngoại & đồ nghề': [
    {
      words: ['Cần câu', 'cần câu'],
      story: ['Thân cần dẻo, đọt nhạy, cầm nhẹ tay cả buổi.', 'Rút gọn hoặc tháo khúc, bỏ túi mang đi dễ.'],
      points: ['Túi đựng đi kèm', 'Thay đọt lẻ', 'Bảo hành 6 tháng'],
      care: 'Lau khô, tra sáp khớp nối.',
      facts: { 'Vật liệu': 'Trúc hoặc sợi carbon', 'Bảo hành': '6 tháng' },
    },
    {
      words: ['Ô gấp', 'Ô cán'],
      story: [
        'Khung chắc, gió to không lật, vải căng nhỏ nước nhanh khô.',
        'Cán vừa tay, che vừa hai người.',
      ],
      points: ['Chống gió', 'Mau khô', 'Bảo hành 12 tháng'],
      care: 'Phơi khô trước khi cất.',
      facts: { 'Vật liệu': 'Thép, vải dù', 'Bảo hành': '12 tháng' },
    },
    {
      words: ['đồ nghề'],
      story: [
        'Thép cứng, cán bọc chống trơn, đủ món cho việc sửa chữa trong nhà.',
        'Hộp có khay riêng từng món, lấy ra cất vào gọn.',
      ],
      points: ['Thép cứng', 'Thay món lẻ', 'Bảo hành 12 tháng'],
      care: 'Lau dầu sau khi dùng.',
      facts: { 'Vật liệu': 'Thép CR-V', 'Bảo hành': '12 tháng' },
    },
  ],
};
