import type { Kinds } from './kind.ts';

export const grainKinds: Kinds = {
  'Gạo lứt & nếp': [
    {
      words: ['Nếp'],
      story: [
        'Nếp đồ xôi hạt bóng, rời mà dẻo, mùi thơm ra từ lúc hấp chưa chín tới.',
        'Gói bánh, nấu chè hay ủ cơm rượu đều giữ vị bùi của hạt mới.',
      ],
      points: ['Hút chân không giữ hạt mới', 'Không lẫn gạo tẻ', 'Có hướng dẫn ngâm và đồ trên túi'],
      care: 'Buộc kín miệng túi, để nơi khô mát, dùng trong ba tháng sau khi mở.',
      facts: { 'Loại hạt': 'Nếp thuần giống', 'Hạn dùng': '9 tháng' },
    },
    {
      words: ['Gạo lứt'],
      story: [
        'Hạt gạo còn lớp cám nên cơm bùi, nhai kỹ có vị ngọt hậu.',
        'Ngâm ba mươi phút trước khi nấu là cơm mềm, không cần nồi riêng.',
      ],
      points: ['Hút chân không giữ hạt mới', 'Không lẫn giống', 'Có hướng dẫn ngâm và nấu trên túi'],
      care: 'Gạo còn cám dễ có mọt: mở túi rồi nên cất ngăn mát và dùng trong một tháng.',
      facts: { 'Cách xay': 'Xay xát một lần, giữ lớp cám', 'Hạn dùng': '6 tháng' },
    },
  ],
  'Đậu & hạt khô': [
    {
      words: ['Hạt sen'],
      story: [
        'Sen già hạt mẩy, tách vỏ, thông tâm rồi sấy khô nên nấu không đắng.',
        'Ngâm hai giờ là bở, nấu chè, hầm gà hay nấu sữa đều thơm.',
      ],
      points: ['Đã thông tâm', 'Không xông lưu huỳnh', 'Gói hút chân không'],
      care: 'Để nơi khô ráo, đậy kín sau khi mở.',
      facts: { 'Sơ chế': 'Tách vỏ, thông tâm, sấy khô', 'Hạn dùng': '12 tháng' },
    },
    {
      words: ['Mè'],
      story: [
        'Mè rang sẵn lửa nhỏ, hạt nở đều, thơm mà không cháy.',
        'Giã muối mè, rắc xôi, rắc gỏi hay nấu chè đều tiện.',
      ],
      points: ['Rang sẵn', 'Không sạn', 'Gói hút chân không'],
      care: 'Đậy kín sau khi mở, dùng trong hai tháng.',
      facts: { 'Sơ chế': 'Sàng sạch, rang chín', 'Hạn dùng': '9 tháng' },
    },
  ],
  'Bột ngũ cốc': [
    {
      words: ['Bột sắn dây', 'Bột gạo nếp', 'Bột đậu xanh'],
      story: [
        'Bột xay mịn, lọc nhiều nước rồi sấy khô, không pha tạp.',
        'Dùng làm bánh, nấu chè hay pha nước mát trong nhà.',
      ],
      points: ['Một thành phần', 'Xay mịn', 'Túi có khóa kéo'],
      care: 'Khóa kín túi sau mỗi lần dùng, tránh thìa ướt.',
      facts: { 'Đường thêm vào': 'Không', 'Hạn dùng': '12 tháng' },
    },
    {
      words: ['Yến mạch'],
      story: [
        'Yến mạch cán dẹt, hấp chín sẵn nên chan sữa nóng là ăn được.',
        'Ăn sáng, làm bánh hay nấu cháo đều nhanh.',
      ],
      points: ['Không đường', 'Ăn liền', 'Túi có khóa kéo'],
      care: 'Khóa kín túi sau mỗi lần dùng, để nơi khô mát.',
      facts: { 'Đường thêm vào': 'Không', 'Hạn dùng': '12 tháng' },
    },
  ],
  'Bánh tráng': [
    {
      words: ['mè nướng'],
      story: [
        'Bánh dày, rắc đều mè, nướng than lên phồng giòn và thơm.',
        'Bẻ ăn kèm gỏi, mì Quảng hay chấm mắm đều hợp.',
      ],
      points: ['Nhiều mè', 'Không dùng chất bảo quản', 'Đóng gói có giấy lót'],
      care: 'Gói kín sau khi mở, nướng lại nếu bánh ỉu.',
      facts: { 'Thành phần': 'Gạo, mè, muối, nước', 'Hạn dùng': '6 tháng' },
    },
    {
      words: ['nước dừa'],
      story: [
        'Bột pha nước cốt dừa, tráng mỏng, phơi khô nên béo nhẹ và thơm.',
        'Nướng than lên giòn rụm, ăn vặt hay ăn kèm gỏi đều ngon.',
      ],
      points: ['Nước cốt dừa tươi', 'Không dùng chất bảo quản', 'Đóng gói có giấy lót'],
      care: 'Gói kín sau khi mở, nướng lại nếu bánh ỉu.',
      facts: { 'Thành phần': 'Gạo, nước cốt dừa, muối', 'Hạn dùng': '6 tháng' },
    },
  ],
};
