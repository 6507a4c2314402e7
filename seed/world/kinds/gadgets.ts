import type { Kinds } from './kind.ts';

export const gadgetsKinds: Kinds = {
  'Tai nghe & loa': [
    {
      words: ['Micro'],
      story: [
        'Thu giọng rõ, lọc tiếng ồn nền, cắm là dùng được ngay.',
        'Thân chắc, dây bền, hướng dẫn tiếng Việt in trong hộp.',
      ],
      points: ['Bảo hành 12 tháng', 'Cắm là dùng', 'Hộp đầy đủ phụ kiện'],
      care: 'Tránh nước, tránh rơi, lau bằng vải khô.',
      facts: { 'Kết nối': 'USB hoặc sóng UHF', 'Bảo hành': '12 tháng' },
    },
    {
      words: ['Máy ảnh'],
      story: [
        'Lắp sẵn cuộn phim 27 kiểu, có đèn chớp, chỉ cần lên phim và bấm.',
        'Màu phim ấm, hợp đi chơi, đám cưới hay làm quà.',
      ],
      points: ['Phim 27 kiểu', 'Có đèn chớp', 'Tráng phim tại cửa hàng ảnh'],
      care: 'Tránh nóng và ẩm, dùng hết trong một năm.',
      facts: { Phim: 'ISO 400, 27 kiểu', Pin: 'Lắp sẵn' },
    },
    {
      words: ['Loa'],
      story: [
        'Tiếng ấm, lời rõ, mở vừa phòng khách không rè.',
        'Pin dùng cả ngày, nút lớn dễ bấm, hướng dẫn tiếng Việt trong hộp.',
      ],
      points: ['Bảo hành 12 tháng, lỗi đổi mới', 'Sạc cổng C', 'Hộp đầy đủ phụ kiện'],
      care: 'Tránh nước, sạc bằng củ 5 V.',
      facts: { 'Kết nối': 'Bluetooth, FM hoặc thẻ nhớ', Pin: '12 giờ', 'Bảo hành': '12 tháng' },
    },
  ],
  'Phụ kiện máy tính': [
    {
      words: ['Giá đỡ'],
      story: [
        'Gỗ sồi cắt liền khối, nâng màn hình ngang tầm mắt, đỡ mỏi cổ.',
        'Khe thoáng cho máy mát, gấp gọn mang đi được.',
      ],
      points: ['Gỗ sồi', 'Đệm chống xước', 'Chịu tải 5 kg'],
      care: 'Lau khăn khô, tránh nước.',
      facts: { 'Vật liệu': 'Gỗ sồi', 'Bảo hành': '24 tháng' },
    },
    {
      words: ['Máy tính'],
      story: [
        'Màn hình 14 inch dịu mắt, bàn phím êm, pin đủ một ngày văn phòng.',
        'Ổ cứng và RAM nâng cấp được, cài sẵn bộ gõ tiếng Việt.',
      ],
      points: ['Bảo hành 24 tháng', 'Nâng cấp được', 'Hỗ trợ cài đặt từ xa'],
      care: 'Vệ sinh bằng chổi mềm mỗi tháng.',
      facts: { 'Kết nối': 'USB-C, HDMI, Wi-Fi 6', Pin: '10 giờ', 'Bảo hành': '24 tháng' },
    },
    {
      words: ['Tay cầm'],
      story: [
        'Cần xoay êm, nút nảy, rung hai mô-tơ theo trò chơi.',
        'Dùng được với máy tính, điện thoại và tivi.',
      ],
      points: ['Bảo hành 12 tháng', 'Sạc cổng C', 'Không dây hoặc có dây'],
      care: 'Lau khăn khô, tránh va đập.',
      facts: { 'Kết nối': 'USB-C, 2.4 GHz', Pin: '15 giờ', 'Bảo hành': '12 tháng' },
    },
  ],
  'Sạc & phụ kiện điện thoại': [
    {
      words: ['Điện thoại'],
      story: [
        'Phím to, chữ lớn, loa to rõ, có đèn pin và nút gọi khẩn cấp.',
        'Pin dùng cả tuần, danh bạ gọi nhanh bằng một phím.',
      ],
      points: ['Phím và chữ lớn', 'Nút gọi khẩn cấp', 'Lỗi đổi mới 30 ngày'],
      care: 'Tránh nước, sạc bằng củ đi kèm.',
      facts: { Pin: '7 ngày', 'Kết nối': '4G, 2 SIM', 'Bảo hành': '12 tháng' },
    },
    {
      words: ['Ốp'],
      story: [
        'Ốp dẻo ôm máy, viền cao bảo vệ màn hình và ống kính.',
        'Tranh in nhiều lớp, bền màu, không bong khi dùng lâu.',
      ],
      points: ['Chống sốc', 'Bền màu', 'Chọn mẫu theo đời máy'],
      care: 'Lau khăn ẩm.',
      facts: { 'Vật liệu': 'Nhựa dẻo TPU', 'Bảo hành': '6 tháng' },
    },
    {
      words: ['Pin dự phòng', 'pin sạc'],
      story: [
        'Dung lượng đo thật, có mạch chống quá nhiệt và quá dòng.',
        'Sạc đầy nhanh, dùng nhiều lần không tụt dung lượng.',
      ],
      points: ['Hợp quy CR', 'Lỗi đổi mới 30 ngày', 'Dung lượng thật'],
      care: 'Không để nơi nóng, không dùng khi vỏ phồng.',
      facts: { Pin: 'Lithium hoặc NiMH', 'Bảo hành': '12 tháng' },
    },
  ],
  'Đèn & chiếu sáng': [
    {
      words: ['Đèn pin'],
      story: ['Chiếu xa, ba mức sáng, sạc lại bằng cổng C.', 'Vỏ chắc, chịu mưa, cầm hoặc đội đều nhẹ.'],
      points: ['Sạc cổng C', 'Chống nước mưa', 'Đổi mới trong 30 ngày'],
      care: 'Sạc mỗi tháng một lần khi không dùng.',
      facts: { Pin: '8 giờ', 'Bảo hành': '12 tháng' },
    },
    {
      words: ['Đèn dầu'],
      story: [
        'Thân gốm men da lươn, bóng thủy tinh, dáng đèn quê ngày trước.',
        'Thắp dầu hoặc để trang trí bàn trà đều đẹp.',
      ],
      points: ['Gốm thủ công', 'Bóng thủy tinh thay được', 'Đóng thùng chống sốc'],
      care: 'Đặt xa rèm, tắt khi rời phòng.',
      facts: { 'Vật liệu': 'Gốm, thủy tinh', 'Bảo hành': 'Đổi mới nếu vỡ khi giao' },
    },
  ],
  'Đồng hồ treo & để bàn': [
    {
      words: ['báo thức'],
      story: [
        'Chuông đủ to để dậy đúng giờ, có đèn xem ban đêm.',
        'Nút lớn, chỉnh giờ dễ, chạy êm trong phòng ngủ.',
      ],
      points: ['Chuông to', 'Tặng pin', 'Bảo hành máy 12 tháng'],
      care: 'Thay pin khi kim chậm.',
      facts: { Pin: 'AA', 'Bảo hành': '12 tháng' },
    },
  ],
};
