import type { ThreadText } from './comment-text.ts';

export const farmNewsThreads: readonly ThreadText[] = [
  {
    about: 'Ruộng lúa tôm Sóc Trăng vào vụ gặt, gạo mới về chợ trong tuần',
    comments: [
      {
        author: 'Huỳnh Thị Sáu',
        text: 'Gạo mới nấu bớt nước thiệt, lần trước tôi đong như cũ ra nồi cháo.',
        hoursAfter: 54,
        likes: 2,
        replies: [
          {
            author: 'Thạch Sô Phia',
            text: 'Dì bớt một đốt tay là vừa đẹp nha dì Sáu.',
            hoursAfter: 2,
            likes: 2,
          },
        ],
      },
      {
        author: 'Trịnh Thị Hương Giang',
        text: 'Đặt túi năm cân rồi, mong tới lúc mở bao.',
        hoursAfter: 652,
        likes: 1,
        replies: [
          {
            author: 'Thạch Sô Phia',
            text: '@Trịnh Thị Hương Giang gạo xay sáng mai, hai ngày nữa tới tay chị.',
            hoursAfter: 1,
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    about: 'Mùa hoa cà phê ngắn, mật năm nay ít mà thơm',
    comments: [
      {
        author: 'Lâm Thị Cẩm Tú',
        text: 'Để lại mật cho ong ăn, đọc thấy thương. Mình chờ được.',
        hoursAfter: 166,
        likes: 2,
        replies: [],
      },
    ],
  },
  {
    about: 'Lên Suối Giàng xem bà con hái búp chè cổ thụ',
    comments: [
      {
        author: 'Tạ Quang Minh',
        text: 'Tiếng sao chè nghe đã tai. Trà mẻ này còn không chợ ơi?',
        hoursAfter: 48,
        likes: 3,
        replies: [
          {
            author: 'Trần Thị Minh Châu',
            text: '@Tạ Quang Minh còn khoảng hai chục gói anh nhé, trên gian của hợp tác xã.',
            hoursAfter: 6,
            likes: 1,
          },
        ],
      },
      {
        author: 'Giàng A Páo',
        text: 'Quy ước nộp trâu nghe vui mà giữ được rừng thật.',
        hoursAfter: 580,
        likes: 2,
        replies: [],
      },
    ],
  },
  {
    about: 'Vườn Cái Bè chuyển sang bọc trái, giảm hẳn thuốc trừ sâu',
    comments: [
      {
        author: 'Mai Văn Phúc',
        text: 'Túi vải không dệt mấy đồng một cái vậy mọi người?',
        hoursAfter: 142,
        likes: 2,
        replies: [
          {
            author: 'Nguyễn Văn Thắng',
            text: '@Mai Văn Phúc chỗ tôi mua sỉ tám trăm đồng, giặt dùng ba vụ.',
            hoursAfter: 3,
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    about: 'Nắng tốt ở Cô Tô, khô mực lên giàn trở lại',
    comments: [
      {
        author: 'Võ Anh Kiệt',
        text: 'Mình là một trong chín phần mười chịu chờ đây. Mực về thơm cả hộp.',
        hoursAfter: 38,
        likes: 2,
        replies: [],
      },
      {
        author: 'Hồ Quốc Việt',
        text: 'Giờ mới biết phấn trắng không phải mốc, trước toàn lau đi phí.',
        hoursAfter: 464,
        likes: 1,
        replies: [],
      },
    ],
  },
];
