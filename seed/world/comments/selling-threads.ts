import type { ThreadText } from './comment-text.ts';

export const sellingThreads: readonly ThreadText[] = [
  {
    about: 'Chụp ảnh sản phẩm bằng điện thoại',
    comments: [
      {
        author: 'H’Hen Niê',
        text: 'Mình chuyển bàn ra cạnh cửa sổ, mật chụp lên trong veo. Tuần này khách hỏi nhiều hẳn.',
        hoursAfter: 16,
        likes: 4,
        replies: [
          {
            author: 'Lê Quang Huy',
            text: 'Chị đăng ảnh mới lên gian cho mọi người xem với ạ!',
            hoursAfter: 10,
            likes: 2,
          },
          {
            author: 'H’Hen Niê',
            text: '@Lê Quang Huy đăng rồi đó em, chai hoa cà phê.',
            hoursAfter: 19,
            likes: 1,
          },
        ],
      },
      {
        author: 'Bùi Xuân Trường',
        text: 'Chụp nước mắm bị lóa chai thì xử lý sao Huy ơi?',
        hoursAfter: 195,
        likes: 2,
        replies: [
          {
            author: 'Lê Quang Huy',
            text: '@Bùi Xuân Trường anh xoay chai chếch chút, dựng bìa đen hai bên mép, vệt lóa sẽ thành viền đẹp luôn.',
            hoursAfter: 8,
            likes: 3,
          },
        ],
      },
      {
        author: 'Huỳnh Thị Sáu',
        text: 'Tôi 60 tuổi, làm theo bảng năm góc là xong một mẫu đèn trong mười phút. Cảm ơn cháu.',
        hoursAfter: 640,
        likes: 2,
        replies: [],
      },
      {
        author: 'Trịnh Thị Hương Giang',
        text: 'Điện thoại cũ không có ống kính tele thì phóng gấp đôi có bị vỡ ảnh không?',
        hoursAfter: 1411,
        likes: 1,
        replies: [
          {
            author: 'Lê Quang Huy',
            text: '@Trịnh Thị Hương Giang phóng số thì hơi vỡ, chị lùi lại rồi cắt khung sau cũng đỡ méo mà.',
            hoursAfter: 8,
            likes: 2,
          },
        ],
      },
    ],
  },
  {
    about: 'Tính giá vốn và đặt giá bán cho hàng nhà làm',
    comments: [
      {
        author: 'Trịnh Thị Hương Giang',
        text: 'Tính lại mới biết hộp quà của mình lời có 4 nghìn. Quên mất công gói!',
        hoursAfter: 27,
        likes: 3,
        replies: [
          {
            author: 'Lê Quang Huy',
            text: 'Chị không phải người đầu tiên đâu ạ, công là khoản hay bị quên nhất.',
            hoursAfter: 4,
            likes: 2,
          },
        ],
      },
      {
        author: 'Thạch Sô Phia',
        text: 'Phần cộng thêm với biên lợi nhuận, tui đọc hai lần mới thông. Ví dụ dễ hiểu.',
        hoursAfter: 333,
        likes: 1,
        replies: [],
      },
      {
        author: 'Dương Đình Khôi',
        text: 'Bảng tính tải về dùng được ngay trên điện thoại, hay quá.',
        hoursAfter: 1097,
        likes: 2,
        replies: [],
      },
    ],
  },
  {
    about: 'Đóng gói hàng dễ vỡ và hàng lỏng',
    comments: [
      {
        author: 'Tạ Quang Minh',
        text: 'Xếp đĩa đứng thay vì nằm, tháng này mình chưa vỡ cái nào.',
        hoursAfter: 42,
        likes: 3,
        replies: [
          {
            author: 'Huỳnh Thị Sáu',
            text: 'Nghe mà mừng! Nhớ chèn cả đáy thùng nữa nghe con.',
            hoursAfter: 3,
            likes: 2,
          },
        ],
      },
      {
        author: 'Bùi Xuân Trường',
        text: 'Úp ngược chai trên giấy trắng, mẹo nhỏ mà phát hiện được cả lô nắp lỗi.',
        hoursAfter: 508,
        likes: 1,
        replies: [],
      },
    ],
  },
  {
    about: 'Sổ sách và thuế cho hộ kinh doanh nhỏ',
    comments: [
      {
        author: 'Dương Đình Khôi',
        text: 'Tách tài khoản riêng từ tháng trước, nhìn sao kê là biết lời lỗ liền.',
        hoursAfter: 34,
        likes: 2,
        replies: [],
      },
      {
        author: 'Châu Văn Tài',
        text: 'Bán qua sàn mà sàn khấu trừ rồi thì còn phải làm gì nữa không ạ?',
        hoursAfter: 414,
        likes: 1,
        replies: [
          {
            author: 'Lê Quang Huy',
            text: '@Châu Văn Tài anh giữ chứng từ khấu trừ rồi hỏi cơ quan thuế nơi anh ở, vì còn tùy anh có bán ngoài sàn không.',
            hoursAfter: 1,
            likes: 2,
          },
        ],
      },
    ],
  },
  {
    about: 'Trả lời khách và xử lý đổi trả êm đẹp',
    comments: [
      {
        author: 'Phan Thị Yến Nhi',
        text: 'Câu "Có nha chị" nghe nhột ghê, mình trả lời vậy cả năm nay.',
        hoursAfter: 26,
        likes: 2,
        replies: [
          {
            author: 'Phạm Đình Trọng',
            text: 'Mình cũng từng thế, đổi cách trả lời là khách đỡ hỏi vòng hẳn.',
            hoursAfter: 6,
            likes: 1,
          },
        ],
      },
      {
        author: 'Hà Văn Sơn',
        text: 'Gặp khách cứ đòi giảm nữa giảm mãi thì nói sao cho khéo anh Trọng?',
        hoursAfter: 314,
        likes: 1,
        replies: [
          {
            author: 'Phạm Đình Trọng',
            text: '@Hà Văn Sơn cảm ơn, nói giá đã tính sát, rồi mời món nhỏ hơn. Một lần thôi, đừng giải thích dài.',
            hoursAfter: 2,
            likes: 2,
          },
        ],
      },
    ],
  },
];
