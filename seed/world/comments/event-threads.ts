import type { ThreadText } from './comment-text.ts';

export const eventThreads: readonly ThreadText[] = [
  {
    about: 'Cảnh báo trang giả mạo Chợ Làng gửi tin "trúng thưởng"',
    comments: [
      {
        author: 'Trần Quốc Khánh',
        text: 'Mẹ mình nhận tin này hôm qua, may gọi hỏi con trước.',
        hoursAfter: 59,
        likes: 1,
        replies: [
          {
            author: 'Trần Thị Minh Châu',
            text: '@Trần Quốc Khánh anh gửi ảnh chụp tin nhắn cho chợ nhé, bên em đang gom lại để báo nhà mạng.',
            hoursAfter: 7,
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    about: 'Ủ phân tại vườn: xem ba đống ủ ba tuổi',
    comments: [
      {
        author: 'Châu Văn Tài',
        text: 'Trẻ sáu tuổi đi được không ạ? Bé nhà mình mê giun.',
        hoursAfter: 33,
        likes: 1,
        replies: [
          {
            author: 'Lê Quang Huy',
            text: '@Châu Văn Tài được anh nhé, đội tìm giun đang thiếu người.',
            hoursAfter: 11,
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    about: 'Thực hành sơ cứu: ép tim, hóc dị vật, bỏng',
    comments: [
      {
        author: 'Trần Thị Bích Ngọc',
        text: 'Ép hai phút mà mỏi rã tay, mới hiểu vì sao phải đổi người.',
        hoursAfter: 115,
        likes: 2,
        replies: [],
      },
    ],
  },
  {
    about: 'Mời góp ý cho thư viện: bạn muốn học nghề gì tiếp theo?',
    comments: [
      {
        author: 'Nguyễn Ngọc Bảo Trân',
        text: 'Cho mình một phiếu làm đậu phụ!',
        hoursAfter: 2,
        likes: 1,
        replies: [
          {
            author: 'Ngô Bá Khải',
            text: 'Thêm một phiếu nữa, đậu phụ nướng là số một.',
            hoursAfter: 1,
            likes: 1,
          },
        ],
      },
      {
        author: 'Ngô Bá Khải',
        text: 'Xin thêm bài sửa xe đạp, xe xóm tôi chiếc nào cũng kêu.',
        hoursAfter: 25,
        likes: 1,
        replies: [],
      },
    ],
  },
  {
    about: 'Tuần lễ nghề hè cho trẻ: năm ngày, năm nghề',
    comments: [
      {
        author: 'Lê Thị Ngọc Ánh',
        text: 'Con mình mười tuổi, đăng ký rồi hồi hộp chờ ngày làm diều.',
        hoursAfter: 7,
        likes: 1,
        replies: [],
      },
    ],
  },
  {
    about: 'Ngày đổi hạt giống mùa này',
    comments: [
      {
        author: 'Nguyễn Văn Thắng',
        text: 'Tôi mang về tám giống đậu, vợ bảo hết chỗ trồng.',
        hoursAfter: 46,
        likes: 2,
        replies: [],
      },
    ],
  },
  {
    about: 'Phiên chợ sân đình lần thứ năm',
    comments: [
      {
        author: 'Phạm Thị Lan Anh',
        text: 'Bún riêu mang bát riêng bớt hai nghìn, nhà mình mang cả nồi.',
        hoursAfter: 130,
        likes: 2,
        replies: [],
      },
    ],
  },
];
