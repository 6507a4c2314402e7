import type { ThreadText } from './comment-text.ts';

export const kitchenThreads: readonly ThreadText[] = [
  {
    about: 'Muối dưa, muối cà giòn mà không khú',
    comments: [
      {
        author: 'Huỳnh Thị Sáu',
        text: 'Tôi muối dưa bốn chục năm mà giờ mới biết cho đường để làm gì.',
        hoursAfter: 65,
        likes: 3,
        replies: [],
      },
      {
        author: 'Lâm Thị Cẩm Tú',
        text: 'Dưa nhà em lên váng trắng mỏng, hớt đi ăn tiếp được không ạ?',
        hoursAfter: 785,
        likes: 1,
        replies: [
          {
            author: 'Phạm Thị Lan Anh',
            text: '@Lâm Thị Cẩm Tú váng trắng mỏng, mùi vẫn thơm chua thì hớt rồi cất tủ lạnh ăn sớm. Có màu xanh đen là bỏ em nhé.',
            hoursAfter: 4,
            likes: 2,
          },
        ],
      },
    ],
  },
  {
    about: 'Làm giấm trái cây và giấm gạo tại nhà',
    comments: [
      {
        author: 'Lâm Thị Cẩm Tú',
        text: 'Con giấm của em chìm xuống đáy sau khi bê hũ qua phòng khác, có hỏng không chị?',
        hoursAfter: 50,
        likes: 2,
        replies: [
          {
            author: 'Nguyễn Thị Thu Hà',
            text: '@Lâm Thị Cẩm Tú không hỏng đâu, nó mọc màng mới. Em để yên hai tuần, đừng bê nữa là được.',
            hoursAfter: 8,
            likes: 2,
          },
        ],
      },
      {
        author: 'Giàng A Páo',
        text: 'Giấm táo mèo nhà mình làm y vậy, chỉ khác là ủ lạnh nên phải ba tháng.',
        hoursAfter: 602,
        likes: 1,
        replies: [],
      },
    ],
  },
  {
    about: 'Bảo quản gạo và nấu nồi cơm ngon',
    comments: [
      {
        author: 'Nguyễn Thị Thu Hà',
        text: 'Cho gạo vào ngăn đông bốn ngày, năm nay nhà mình chưa thấy con mọt nào.',
        hoursAfter: 48,
        likes: 3,
        replies: [],
      },
      {
        author: 'Võ Anh Kiệt',
        text: 'Trước giờ cơm nguội để bếp qua đêm rồi rang ăn sáng. Đọc xong sợ quá.',
        hoursAfter: 574,
        likes: 2,
        replies: [
          {
            author: 'Trần Thị Bích Ngọc',
            text: 'Đúng rồi anh, hâm nóng không hết độc tố đâu. Cất tủ lạnh sớm là an toàn.',
            hoursAfter: 10,
            likes: 3,
          },
        ],
      },
    ],
  },
  {
    about: 'Gói và luộc bánh chưng cho cả họ',
    comments: [
      {
        author: 'Phạm Thị Lan Anh',
        text: 'Nhà em luộc bếp gas, chia hai nồi có đỡ thời gian không anh Việt?',
        hoursAfter: 21,
        likes: 2,
        replies: [
          {
            author: 'Hồ Quốc Việt',
            text: 'Không chị ơi, bánh cùng cỡ vẫn chừng ấy giờ, chỉ đỡ nặng nồi thôi.',
            hoursAfter: 1,
            likes: 2,
          },
        ],
      },
      {
        author: 'Thạch Sô Phia',
        text: 'Miền Tây tụi tui gói bánh tét, mà vụ châm nước sôi thì y chang.',
        hoursAfter: 252,
        likes: 1,
        replies: [],
      },
      {
        author: 'Trần Quốc Khánh',
        text: 'Bé nhà mình gói chiếc bánh buộc chỉ đỏ, canh nồi tới nửa đêm không chịu ngủ.',
        hoursAfter: 828,
        likes: 2,
        replies: [],
      },
    ],
  },
];
