import type { ThreadText } from './comment-text.ts';

export const communityNewsThreads: readonly ThreadText[] = [
  {
    about: 'Ba trăm phần quà tới xóm ngập: cảm ơn những người đã gói suốt đêm',
    comments: [
      {
        author: 'Trần Thị Bích Ngọc',
        text: 'Không chụp ảnh người nhận, mình rất quý điều này.',
        hoursAfter: 34,
        likes: 4,
        replies: [],
      },
      {
        author: 'Bùi Xuân Trường',
        text: 'Công khai tới từng hóa đơn vậy ai cũng yên lòng. Lần sau gọi tôi chở hàng.',
        hoursAfter: 414,
        likes: 2,
        replies: [
          {
            author: 'Trần Thị Minh Châu',
            text: '@Bùi Xuân Trường dạ, em lưu số anh vào nhóm xe rồi ạ.',
            hoursAfter: 9,
            likes: 2,
          },
        ],
      },
    ],
  },
  {
    about: 'Phiên chợ sân đình: hai mươi gian, một cơn mưa và rất nhiều bánh rán',
    comments: [
      {
        author: 'Nguyễn Thị Thu Hà',
        text: 'Mười chín hạt đậu kia là của người không kịp mua bánh rán phải không ạ?',
        hoursAfter: 93,
        likes: 3,
        replies: [
          {
            author: 'Lê Quang Huy',
            text: 'Khả năng cao lắm chị. Phiên sau hai chảo!',
            hoursAfter: 2,
            likes: 2,
          },
          {
            author: 'Võ Anh Kiệt',
            text: '@Lê Quang Huy ba chảo đi em, anh xếp hàng nửa tiếng.',
            hoursAfter: 9,
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    about: 'Sổ tay món của bà: chín mươi công thức gửi về trong một tháng',
    comments: [
      {
        author: 'Phạm Thị Lan Anh',
        text: 'Bún nghệ của mệ nhà mình cho thêm lòng xào, mỗi nhà một kiểu, đọc mà thèm.',
        hoursAfter: 74,
        likes: 3,
        replies: [
          {
            author: 'Sầm Thị Tình',
            text: 'Chị gửi công thức đi, em ghi thêm vào bài.',
            hoursAfter: 9,
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    about: 'Lớp tối dạy ông bà dùng điện thoại: bài khó nhất là dám bấm',
    comments: [
      {
        author: 'Hồ Thị Xuân Mai',
        text: 'Luật không bấm hộ khó thật, nhưng mẹ mình giờ tự gọi video được rồi.',
        hoursAfter: 49,
        likes: 2,
        replies: [
          {
            author: 'Lê Quang Huy',
            text: 'Nghe vậy tụi em vui cả tuần. Mời cô qua làm trợ giảng lớp sau nha!',
            hoursAfter: 1,
            likes: 2,
          },
        ],
      },
    ],
  },
  {
    about: 'Ngày đổi hạt giống: mang một nắm, về mười nắm',
    comments: [
      {
        author: 'Lâm Thị Cẩm Tú',
        text: 'Bắp nếp tím của bác Phúc nảy mầm rồi nè!',
        hoursAfter: 18,
        likes: 2,
        replies: [
          {
            author: 'Mai Văn Phúc',
            text: '@Lâm Thị Cẩm Tú trồng ít nhất mười cây gần nhau nghe, ít quá trái bị sứt hạt.',
            hoursAfter: 1,
            likes: 2,
          },
        ],
      },
    ],
  },
];
