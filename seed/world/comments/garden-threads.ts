import type { ThreadText } from './comment-text.ts';

export const gardenThreads: readonly ThreadText[] = [
  {
    about: 'Ủ phân compost từ rác bếp và lá vườn',
    comments: [
      {
        author: 'Lâm Thị Cẩm Tú',
        text: 'Mình ủ thùng 20 lít ngoài ban công, làm theo cách phủ lá khô thì hết ruồi thật. Cảm ơn anh Thắng!',
        hoursAfter: 18,
        likes: 4,
        replies: [
          {
            author: 'Nguyễn Văn Thắng',
            text: '@Lâm Thị Cẩm Tú ban công thì nhớ chọc que cho thoáng nữa nhé, thùng nhựa hay bí lắm.',
            hoursAfter: 6,
            likes: 2,
          },
          {
            author: 'Lâm Thị Cẩm Tú',
            text: '@Nguyễn Văn Thắng dạ, em để que ngay cạnh thùng luôn rồi ạ.',
            hoursAfter: 7,
            likes: 1,
          },
        ],
      },
      {
        author: 'Mai Văn Phúc',
        text: 'Vỏ bưởi, vỏ cam ủ được không anh? Nghe nói tinh dầu làm chậm đống ủ.',
        hoursAfter: 215,
        likes: 3,
        replies: [
          {
            author: 'Nguyễn Văn Thắng',
            text: 'Được bác ạ, cắt nhỏ và đừng cho quá một phần mười. Tinh dầu bay hết sau vài tuần thôi.',
            hoursAfter: 9,
            likes: 3,
          },
        ],
      },
      {
        author: 'Sầm Thị Tình',
        text: 'Chỗ mình nhiều lá tre, ủ mãi không mục. Có phải tại lá cứng quá không?',
        hoursAfter: 705,
        likes: 2,
        replies: [
          {
            author: 'Mai Văn Phúc',
            text: 'Lá tre nhiều silic, lâu mục lắm. Băm nhỏ, ngâm nước một đêm rồi trộn với phân bò hoai là nhanh hơn.',
            hoursAfter: 1,
            likes: 2,
          },
        ],
      },
      {
        author: 'Trần Quốc Khánh',
        text: 'Đoạn thử độ ẩm bằng tay dễ hiểu quá, trước giờ mình toàn tưới cho chắc.',
        hoursAfter: 1555,
        likes: 1,
        replies: [
          { author: 'Sầm Thị Tình', text: 'Mình cũng thế, toàn thành cháo.', hoursAfter: 9, likes: 1 },
        ],
      },
    ],
  },
  {
    about: 'Chọn giống lúa và gieo mạ cho vụ đầu',
    comments: [
      {
        author: 'Hồ Quốc Việt',
        text: 'Vụ trước tôi ủ giống bị chua mất một bao, giờ mới biết do không thay nước ngâm.',
        hoursAfter: 58,
        likes: 2,
        replies: [
          {
            author: 'Thạch Sô Phia',
            text: 'Ngâm hơn một ngày mà không thay là chua liền đó anh. Anh cứ 6 tiếng thay một lần cho yên tâm.',
            hoursAfter: 3,
            likes: 2,
          },
        ],
      },
      {
        author: 'Nguyễn Văn Thắng',
        text: 'Ngoài Bắc lạnh thì ủ bao lâu hả chú Phia?',
        hoursAfter: 702,
        likes: 1,
        replies: [
          {
            author: 'Thạch Sô Phia',
            text: '@Nguyễn Văn Thắng lạnh dưới 20 độ phải ủ kỹ hơn, có khi hai ngày. Nhìn rễ chứ đừng nhìn đồng hồ.',
            hoursAfter: 2,
            likes: 2,
          },
        ],
      },
    ],
  },
  {
    about: 'Vườn rau ban công bốn mùa',
    comments: [
      {
        author: 'Phạm Thị Lan Anh',
        text: 'Chia chậu gieo gối đúng là cứu tinh, trước đây nhà mình ăn cải ba tuần liền phát ngán.',
        hoursAfter: 63,
        likes: 3,
        replies: [
          {
            author: 'Lâm Thị Cẩm Tú',
            text: 'Ha ha, nhà em cũng bắt đầu từ vụ "cải ba tuần" đó chị.',
            hoursAfter: 5,
            likes: 1,
          },
        ],
      },
      {
        author: 'Phan Thanh Tùng',
        text: 'Ban công hướng tây tầng 18, gió mạnh, trồng gì sống nổi ạ?',
        hoursAfter: 763,
        likes: 2,
        replies: [
          {
            author: 'Lâm Thị Cẩm Tú',
            text: '@Phan Thanh Tùng anh thử mồng tơi leo lưới và hành lá sát chân tường. Nhớ buộc chậu, gió tầng cao ghê lắm.',
            hoursAfter: 6,
            likes: 3,
          },
          {
            author: 'Mai Văn Phúc',
            text: 'Thêm đậu rồng nữa, chịu nắng tốt, lại che mát cho phòng.',
            hoursAfter: 8,
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    about: 'Bước đầu nuôi ong lấy mật ở vườn nhà',
    comments: [
      {
        author: 'Tạ Quang Minh',
        text: 'Mình mới mua hai đàn, tuần nào cũng mở xem. Đọc xong biết là mở nhiều quá.',
        hoursAfter: 53,
        likes: 2,
        replies: [
          {
            author: 'H’Hen Niê',
            text: 'Mười ngày mở một lần thôi anh, trừ lúc nghi chia đàn. Mở nhiều ong nó giận bỏ đi đó.',
            hoursAfter: 6,
            likes: 2,
          },
        ],
      },
      {
        author: 'Dương Đình Khôi',
        text: 'Mật kết tinh khách cứ bảo mật đường, mình gửi luôn bài này cho khách đọc.',
        hoursAfter: 641,
        likes: 1,
        replies: [],
      },
    ],
  },
  {
    about: 'Giữ vườn ít sâu mà không lạm dụng thuốc',
    comments: [
      {
        author: 'Huỳnh Thị Sáu',
        text: 'Cái bảng dấu vết hay ghê, tôi chụp dán ngoài vườn rồi.',
        hoursAfter: 43,
        likes: 2,
        replies: [],
      },
      {
        author: 'Lý Thị Mai',
        text: 'Xịt nước xà phòng mấy ngày một lần vậy bác Phúc?',
        hoursAfter: 519,
        likes: 1,
        replies: [
          {
            author: 'Mai Văn Phúc',
            text: '@Lý Thị Mai ba bốn ngày, hai lần là đủ. Còn rệp thì ngắt ngọn, đừng xịt mãi kẻo cháy lá.',
            hoursAfter: 1,
            likes: 2,
          },
        ],
      },
    ],
  },
];
