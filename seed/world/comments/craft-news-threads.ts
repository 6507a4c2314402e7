import type { ThreadText } from './comment-text.ts';

export const craftNewsThreads: readonly ThreadText[] = [
  {
    about: 'Lò bầu Bát Tràng đỏ lửa: mở lò lúc rạng sáng',
    comments: [
      {
        author: 'Tạ Quang Minh',
        text: 'Mình có mặt sáng hôm đó, mở cửa lò ra nóng rát mặt mà ai cũng cười.',
        hoursAfter: 50,
        likes: 4,
        replies: [
          { author: 'Dương Đình Khôi', text: 'Ghen tị quá, lần sau rủ với!', hoursAfter: 10, likes: 1 },
          {
            author: 'Tạ Quang Minh',
            text: '@Dương Đình Khôi tháng sau đốt lò, đăng ký sớm nhé, có sáu chỗ thôi.',
            hoursAfter: 19,
            likes: 1,
          },
        ],
      },
      {
        author: 'Lý Thị Mai',
        text: 'Mua được chiếc bát mẻ này, men chảy một vệt như mưa. Giữ luôn không dùng.',
        hoursAfter: 608,
        likes: 2,
        replies: [],
      },
    ],
  },
  {
    about: 'Chị em Lùng Tám trồng lại nương chàm sau ba năm bỏ trống',
    comments: [
      {
        author: 'Sầm Thị Tình',
        text: 'Bày hai loại cạnh nhau cho khách chọn là cách làm tử tế.',
        hoursAfter: 149,
        likes: 2,
        replies: [
          {
            author: 'Giàng A Páo',
            text: 'Khách giờ hỏi kỹ lắm chị, có chữ có tên thì mình cũng tự tin.',
            hoursAfter: 10,
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    about: 'Lớp đan giỏ cuối tuần của bọn trẻ Phú Vinh',
    comments: [
      {
        author: 'Dương Đình Khôi',
        text: 'Bé chín tuổi không chịu cho bà sửa, nghề này có người nối rồi!',
        hoursAfter: 117,
        likes: 3,
        replies: [
          {
            author: 'Lý Thị Mai',
            text: 'Cháu nhà mình y vậy, đan lệch mà treo ngay giữa nhà.',
            hoursAfter: 2,
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    about: 'Mười ba người thợ Cẩm Châu và đơn hàng một nghìn chiếc đèn',
    comments: [
      {
        author: 'Đoàn Thị Như Quỳnh',
        text: '"Đơn lớn mà làm người ta ốm thì là đơn lỗ", câu này nên treo ở mọi xưởng.',
        hoursAfter: 65,
        likes: 2,
        replies: [
          {
            author: 'Huỳnh Thị Sáu',
            text: 'Cảm ơn con. Mấy chị em giờ còn đòi làm áp phích nữa kìa.',
            hoursAfter: 8,
            likes: 3,
          },
        ],
      },
    ],
  },
];
