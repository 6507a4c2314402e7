import type { Kinds } from './kind.ts';

export const wearExtrasKinds: Kinds = {
  Khăn: [
    {
      words: ['lụa', 'tơ sen'],
      story: [
        'Tơ kéo tay, dệt mỏng, mặt lụa óng mà không trơn lạnh.',
        'Nhẹ, gấp lại vừa lòng bàn tay, quàng với áo dài hay áo khoác đều hợp.',
      ],
      points: ['Tơ tự nhiên', 'Viền cuốn tay', 'Tặng túi vải'],
      care: 'Giặt tay với dầu gội, không vắt.',
      facts: { 'Kích thước': '180 × 60 cm', 'Chất liệu': 'Tơ tằm hoặc tơ sen' },
    },
    {
      words: ['len'],
      story: [
        'Len đan tay mũi dày, mềm, quàng ấm mà không ngứa cổ.',
        'Mỗi chiếc đan trong ba ngày, giặt xong không xù.',
      ],
      points: ['Đan tay', 'Không xù', 'Tặng túi vải'],
      care: 'Giặt tay nước ấm, phơi nằm.',
      facts: { 'Kích thước': '180 × 25 cm', 'Chất liệu': 'Len lông cừu' },
    },
  ],
  'Nón & mũ': [
    {
      words: ['Nón quai thao'],
      story: [
        'Vành nón phẳng, khâu đều, quai thao tơ đen tết tay đúng lối cũ.',
        'Dùng biểu diễn, chụp ảnh hay treo trang trí đều đẹp.',
      ],
      points: ['Khâu tay', 'Quai thao tơ', 'Gửi kèm hộp cứng'],
      care: 'Treo nơi khô, không đè vật nặng.',
      facts: { Vành: '60–70 cm', Quai: 'Tơ tết tay' },
    },
    {
      words: ['Mũ cói'],
      story: [
        'Cói phơi đủ nắng, đan tay nên mềm, cuộn lại không gãy.',
        'Vành rộng che kín mặt, đội đi biển hay làm vườn đều mát.',
      ],
      points: ['Đan tay', 'Gấp được', 'Dây giữ mũ'],
      care: 'Phơi nắng nhẹ khi ẩm, không giặt máy.',
      facts: { Vành: '38–42 cm', 'Chất liệu': 'Cói tự nhiên' },
    },
    {
      words: ['lưỡi trai'],
      story: [
        'Vải bố dày, lưỡi cứng vừa, khóa đồng phía sau chỉnh được cỡ.',
        'Thấm mồ hôi, giặt không phai, đội hằng ngày đều hợp.',
      ],
      points: ['Chỉnh được cỡ', 'Lót thấm mồ hôi', 'Thêu chữ theo yêu cầu'],
      care: 'Giặt tay, phơi giữ dáng.',
      facts: { 'Chất liệu': 'Vải bố cotton', Khóa: 'Đồng thau' },
    },
  ],
  'Túi, ví & balo': [
    {
      words: ['Balo'],
      story: [
        'Khung lưng êm, quai bản rộng chia đều sức nặng trên vai.',
        'Ngăn máy tính riêng, đáy lót dày, đi mưa nhẹ không thấm.',
      ],
      points: ['Bảo hành đường may', 'Ngăn máy tính', 'Vải chống nước'],
      care: 'Lau khăn ẩm, phơi nơi thoáng.',
      facts: { 'Chất liệu': 'Vải chống nước', 'Bảo hành': '12 tháng đường may' },
    },
    {
      words: ['tote', 'Ví thổ cẩm'],
      story: [
        'Vải bền, may hai lần chỉ, chịu được vò giặt nhiều lần.',
        'Gọn nhẹ, có ngăn nhỏ bên trong cho điện thoại và chìa khóa.',
      ],
      points: ['Bảo hành đường may', 'Giặt được', 'Ngăn nhỏ bên trong'],
      care: 'Giặt tay nước lạnh, phơi chỗ râm.',
      facts: { 'Chất liệu': 'Vải tự nhiên', 'Bảo hành': '12 tháng đường may' },
    },
    {
      words: ['da'],
      story: [
        'Da cắt theo khuôn gỗ, khâu chỉ sáp hai kim, mép đánh bóng tay.',
        'Càng dùng càng lên màu, xước nhẹ lau sáp là hết.',
      ],
      points: ['Khâu tay', 'Khắc tên miễn phí', 'Bảo hành đường may'],
      care: 'Lau khăn ẩm, tránh mưa lâu.',
      facts: { 'Chất liệu': 'Da bò thuộc thảo mộc', 'Bảo hành': '12 tháng đường may' },
    },
  ],
  'Giày dép': [
    {
      words: ['Giày da', 'Giày lười'],
      story: [
        'Da bò mềm, phom ôm chân, đế khâu kết hợp dán nên bền.',
        'Lót da thoáng, đi cả ngày không hầm chân.',
      ],
      points: ['Đúng cỡ chân Việt', 'Đổi cỡ trong 7 ngày', 'Tặng xi đánh giày'],
      care: 'Lau khăn mềm, đánh xi mỗi tháng.',
      facts: { 'Chất liệu': 'Da bò', 'Bảo hành': 'Dán đế 6 tháng' },
    },
    {
      words: ['Dép'],
      story: ['Đế êm, quai mềm, đi trong nhà hay ra ngõ đều nhẹ chân.', 'Mau khô, không bám mùi, dễ rửa.'],
      points: ['Nhẹ', 'Chống trượt', 'Đổi cỡ trong 7 ngày'],
      care: 'Rửa nước, để khô nơi thoáng.',
      facts: { 'Chất liệu': 'Cao su non hoặc cói', 'Bảo hành': '3 tháng' },
    },
  ],
  'Đồng hồ đeo tay': [
    {
      words: ['trẻ em'],
      story: [
        'Mặt số có vòng phút màu, kim giờ và kim phút khác hình để bé dễ học.',
        'Dây mềm, vỏ bo tròn, nhẹ tay, chịu được nước rửa.',
      ],
      points: ['Học xem giờ', 'Dây mềm cho bé', 'Bảo hành máy 12 tháng'],
      care: 'Lau khăn ẩm, thay pin khi kim chậm.',
      facts: { 'Mặt kính': 'Nhựa chống xước', 'Chống nước': '3 ATM', 'Bảo hành': '12 tháng' },
    },
    {
      words: ['thể thao'],
      story: [
        'Vỏ kín nước đến 50 mét, bấm giờ, báo thức và đèn mặt số.',
        'Dây ôm tay, nhẹ, chạy bộ hay đi bơi đều đeo được.',
      ],
      points: ['Chống nước 50 m', 'Bấm giờ', 'Bảo hành máy 24 tháng'],
      care: 'Rửa nước ngọt sau khi bơi biển.',
      facts: { 'Mặt kính': 'Kính khoáng cứng', 'Chống nước': '5 ATM', 'Bảo hành': '24 tháng' },
    },
  ],
  'Vòng & nhẫn': [
    {
      words: ['Nhẫn'],
      story: [
        'Bạc 925 chạm tay từng nét, đánh bóng nhiều lần nên sáng bền.',
        'Đeo nhẹ tay, chỉnh cỡ được, có hộp vải để tặng.',
      ],
      points: ['Bạc 925', 'Chỉnh cỡ miễn phí', 'Hộp vải đi kèm'],
      care: 'Tháo khi tắm biển, lau bằng vải mềm.',
      facts: { 'Chất liệu': 'Bạc 925', 'Bảo hành': 'Đánh sáng trọn đời' },
    },
    {
      words: ['Vòng'],
      story: [
        'Hạt chọn cùng vân, tiện tròn và chà bóng tay nhiều lần.',
        'Dây co giãn bền, đeo vừa cổ tay nam và nữ.',
      ],
      points: ['Có giấy kiểm định', 'Thay dây miễn phí', 'Hộp vải đi kèm'],
      care: 'Tránh nước và hóa chất, lau bằng vải mềm.',
      facts: { 'Chất liệu': 'Gỗ hoặc đá tự nhiên', 'Bảo hành': 'Thay dây 12 tháng' },
    },
  ],
};
