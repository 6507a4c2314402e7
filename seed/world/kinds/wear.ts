import type { Kinds } from './kind.ts';

export const wearKinds: Kinds = {
  'Áo thun': [
    {
      words: ['polo'],
      story: [
        'Vải cá sấu dệt dày, cổ bẻ đứng dáng, mặc đi làm hay đi chơi đều gọn.',
        'Vải co sẵn trước khi cắt nên giặt máy nhiều lần vẫn đúng cỡ.',
      ],
      points: ['Cổ dệt không quăn', 'Thấm mồ hôi', 'Đổi size trong 7 ngày'],
      care: 'Giặt nước lạnh, lộn trái khi phơi.',
      facts: { 'Chất liệu': 'Cotton cá sấu', 'Định lượng': '240 g/m²', 'Xuất xứ vải': 'Việt Nam' },
    },
    {
      words: ['thể thao'],
      story: [
        'Vải dệt lỗ thoáng, thoát mồ hôi nhanh, chạy bộ hay đá bóng đều mát.',
        'Đường may phẳng không cọ da, nhẹ, mau khô sau khi giặt.',
      ],
      points: ['Mau khô', 'Co giãn 4 chiều', 'Đổi size trong 7 ngày'],
      care: 'Giặt nước lạnh, không ủi lên hình in.',
      facts: { 'Chất liệu': 'Polyester thoáng khí', 'Định lượng': '150 g/m²', 'Xuất xứ vải': 'Việt Nam' },
    },
  ],
};
