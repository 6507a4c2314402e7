import type { Kinds } from './kind.ts';

export const careKinds: Kinds = {
  'Dầu gội & dưỡng da': [
    {
      words: ['Dầu gội', 'Sữa tắm'],
      story: [
        'Nấu từ lá và quả hái trong vườn, cô đặc rồi lọc, không hương tổng hợp.',
        'Bọt vừa, xả nhanh, tóc và da sạch mà không khô.',
      ],
      points: ['Không paraben', 'Công bố mỹ phẩm đầy đủ', 'Vỏ chai tái chế'],
      care: 'Để nơi mát, đậy nắp sau khi dùng.',
      facts: { 'Nguồn gốc': 'Thảo mộc Việt', 'Thử trên động vật': 'Không', 'Hạn dùng': '24 tháng' },
    },
    {
      words: ['Son'],
      story: [
        'Sáp ong và dầu gấc cho môi mềm, màu lên nhẹ và đều.',
        'Không mùi gắt, dặm lại trong ngày vẫn dễ chịu.',
      ],
      points: ['Không chì', 'Công bố mỹ phẩm đầy đủ', 'Thỏi xoay chắc tay'],
      care: 'Tránh nóng trên 35 độ.',
      facts: { 'Nguồn gốc': 'Sáp ong, dầu gấc', 'Thử trên động vật': 'Không', 'Hạn dùng': '24 tháng' },
    },
  ],
  'Tinh dầu & cao xoa': [
    {
      words: ['Cao xoa'],
      story: [
        'Lá rừng nấu cô đặc với sáp ong, xoa thấm nhanh và ấm lâu.',
        'Dùng khi mỏi vai gáy, đau chân hay trở trời.',
      ],
      points: ['Thảo mộc rừng', 'Không bết dính', 'Hũ nhỏ mang theo'],
      care: 'Không bôi lên vết thương hở, tránh mắt.',
      facts: { 'Nguồn gốc': 'Thảo mộc Việt', 'Hạn dùng': '36 tháng' },
    },
  ],
  'Bàn chải & lược': [
    {
      words: ['Bàn chải'],
      story: [
        'Cán tre chuốt tròn, lông mềm chải sạch mà không buốt nướu.',
        'Cán tre phân hủy được, thay bàn chải mỗi ba tháng không thêm rác nhựa.',
      ],
      points: ['Lông mềm', 'Không bao bì nhựa', 'Mài nhẵn từng chiếc'],
      care: 'Để nơi khô sau khi dùng, thay sau ba tháng.',
      facts: { 'Vật liệu': 'Tre', 'Bảo quản': 'Nơi khô mát' },
    },
    {
      words: ['Lược'],
      story: [
        'Răng lược mài tay từng chiếc, đầu tròn, chải không rít và không đau da đầu.',
        'Sừng và gỗ giảm tĩnh điện, tóc mượt hơn sau vài tuần.',
      ],
      points: ['Mài nhẵn từng chiếc', 'Giảm tĩnh điện', 'Túi vải đi kèm'],
      care: 'Lau khô, không ngâm nước.',
      facts: { 'Vật liệu': 'Sừng hoặc gỗ đào', 'Người làm': 'Nghệ nhân làng nghề' },
    },
    {
      words: ['Khăn'],
      story: [
        'Sợi tre dệt dày, thấm nước nhanh, giặt nhiều vẫn mềm.',
        'Khổ rộng quấn vừa người, mau khô, không mùi ẩm.',
      ],
      points: ['Thấm nhanh', 'Mềm lâu', 'Không chất làm trắng'],
      care: 'Giặt riêng lần đầu, không dùng nước xả.',
      facts: { 'Chất liệu': 'Sợi tre và cotton', 'Kích thước': '70 × 140 cm' },
    },
  ],
};
