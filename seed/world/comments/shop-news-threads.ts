import type { ThreadText } from './comment-text.ts';

export const shopNewsThreads: readonly ThreadText[] = [
  {
    about: 'Kết quả cuộc thi ảnh "Món quà quê": ba bức ảnh làm chợ nhớ mãi',
    comments: [
      {
        author: 'H’Hen Niê',
        text: 'Bức mèo ngủ trong giỏ là tâm điểm. Chúc mừng mọi người!',
        hoursAfter: 42,
        likes: 2,
        replies: [],
      },
      {
        author: 'Phan Thanh Tùng',
        text: 'Mình dự thi mà chỉnh màu quá tay thật, xin rút kinh nghiệm.',
        hoursAfter: 513,
        likes: 1,
        replies: [
          {
            author: 'Lê Quang Huy',
            text: '@Phan Thanh Tùng anh gửi lại bản gốc đi, em thấy tấm sông sớm rất đẹp.',
            hoursAfter: 7,
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    about: 'Mười gian hàng bỏ xốp hạt, chèn thùng bằng giấy và rơm',
    comments: [
      {
        author: 'Huỳnh Thị Sáu',
        text: 'Rơm nhà tôi nhiều, ai gần Hội An ghé lấy, không tính tiền.',
        hoursAfter: 127,
        likes: 2,
        replies: [
          {
            author: 'Tạ Quang Minh',
            text: '@Huỳnh Thị Sáu xa quá dì ơi, chứ gần con chạy qua lấy cả xe.',
            hoursAfter: 3,
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    about: 'Một năm mở gian của nhà làm bột Sa Đéc',
    comments: [
      {
        author: 'Phan Thị Yến Nhi',
        text: 'Mình là khách hỏi tỉ lệ nước đây! Giờ in lên nhãn rồi, tiện ghê.',
        hoursAfter: 81,
        likes: 2,
        replies: [],
      },
    ],
  },
  {
    about: 'Gom đơn theo tuyến xã: giao chậm một ngày, rẻ hơn một phần ba',
    comments: [
      {
        author: 'Trương Công Định',
        text: 'Xóm tôi chọn giao theo chuyến hết, đỡ được gần hai chục nghìn một đơn.',
        hoursAfter: 18,
        likes: 1,
        replies: [],
      },
      {
        author: 'Hà Văn Sơn',
        text: 'Rau thì chịu, chứ bột với mắm chờ thêm một ngày có sao đâu.',
        hoursAfter: 214,
        likes: 1,
        replies: [],
      },
    ],
  },
  {
    about: 'Vì sao một đánh giá ba sao lại giúp bán thêm hàng',
    comments: [
      {
        author: 'Bùi Thị Thu Trang',
        text: 'Là người mua, mình luôn đọc ba sao trước.',
        hoursAfter: 28,
        likes: 1,
        replies: [
          {
            author: 'Phạm Đình Trọng',
            text: 'Người bán như mình cũng học được nhiều nhất từ ba sao.',
            hoursAfter: 5,
            likes: 1,
          },
        ],
      },
    ],
  },
];
