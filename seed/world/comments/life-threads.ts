import type { ThreadText } from './comment-text.ts';

export const lifeThreads: readonly ThreadText[] = [
  {
    about: 'Sơ cứu cơ bản trong gia đình',
    comments: [
      {
        author: 'Phạm Thị Lan Anh',
        text: 'Tuần trước cháu nhà mình bỏng nước canh, nhớ bài này xả nước 20 phút. Bác sĩ bảo may mà không bôi gì.',
        hoursAfter: 17,
        likes: 5,
        replies: [
          {
            author: 'Trần Thị Bích Ngọc',
            text: '@Phạm Thị Lan Anh đọc mà mừng rơi nước mắt. Chúc cháu mau lành, chị nhớ tái khám nhé.',
            hoursAfter: 2,
            likes: 4,
          },
          {
            author: 'Huỳnh Thị Sáu',
            text: 'Hồi xưa nhà tôi toàn bôi nước mắm, giờ mới biết sai.',
            hoursAfter: 9,
            likes: 2,
          },
        ],
      },
      {
        author: 'Hồ Quốc Việt',
        text: 'In tờ số điện thoại dán tủ lạnh rồi. Xóm tôi đang xin trạm y tế về dạy ép tim.',
        hoursAfter: 205,
        likes: 3,
        replies: [],
      },
      {
        author: 'Võ Anh Kiệt',
        text: 'Co giật mà nhà nào cũng nhét thìa vào miệng. Bài này nên đọc trên loa xã.',
        hoursAfter: 672,
        likes: 2,
        replies: [
          {
            author: 'Trần Thị Bích Ngọc',
            text: 'Anh cứ tự nhiên chép lại cho loa xã nhé, ghi nguồn thư viện chợ là được.',
            hoursAfter: 10,
            likes: 2,
          },
        ],
      },
      {
        author: 'Phan Thanh Tùng',
        text: 'Đuối nước không dốc ngược, nhớ kỹ điều này.',
        hoursAfter: 1483,
        likes: 1,
        replies: [],
      },
    ],
  },
  {
    about: 'Bếp sạch: an toàn thực phẩm cho nhà nấu bán',
    comments: [
      {
        author: 'Hồ Thị Xuân Mai',
        text: 'Ba khăn ba màu dễ làm mà hiệu quả, bếp quán em áp dụng luôn.',
        hoursAfter: 38,
        likes: 1,
        replies: [],
      },
      {
        author: 'Nguyễn Thị Thu Hà',
        text: 'Nhiệt kế que mua ở đâu cho đúng vậy chị Giang?',
        hoursAfter: 458,
        likes: 2,
        replies: [
          {
            author: 'Trịnh Thị Hương Giang',
            text: '@Nguyễn Thị Thu Hà em thử trong nước đá tan, chỉ gần 0 độ là dùng được, loại bình dân cũng ổn.',
            hoursAfter: 10,
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    about: 'Nhà cửa và hàng hóa trong mùa mưa bão',
    comments: [
      {
        author: 'Bùi Thị Thu Trang',
        text: 'Quê em năm nào cũng ngập, phần chụp ảnh kho trước bão là điều chưa ai chỉ.',
        hoursAfter: 21,
        likes: 2,
        replies: [
          {
            author: 'Bùi Xuân Trường',
            text: 'Năm ngoái nhờ mấy tấm ảnh đó mà anh được bồi thường nửa kho khô mực.',
            hoursAfter: 4,
            likes: 2,
          },
        ],
      },
      {
        author: 'Ngô Bá Khải',
        text: 'Đã lưu để đọc khi mất mạng. Cảm ơn anh Trường.',
        hoursAfter: 253,
        likes: 1,
        replies: [],
      },
    ],
  },
  {
    about: 'Nhận biết lừa đảo trên mạng',
    comments: [
      {
        author: 'Huỳnh Thị Sáu',
        text: 'Hôm qua có người gọi xưng công an, tôi cúp máy rồi gọi cho cháu. Nhờ đọc bài này.',
        hoursAfter: 24,
        likes: 3,
        replies: [
          {
            author: 'Lê Quang Huy',
            text: 'Bác làm đúng lắm ạ! Bác nhớ chặn luôn số đó giúp con.',
            hoursAfter: 9,
            likes: 3,
          },
        ],
      },
      {
        author: 'Phan Thanh Tùng',
        text: 'Câu hỏi riêng của gia đình hay quá, tối nay nhà mình đặt liền.',
        hoursAfter: 288,
        likes: 2,
        replies: [],
      },
      {
        author: 'Trần Quốc Khánh',
        text: 'Vụ chuyển thừa rồi đòi trả lại mình từng gặp, may mà hỏi ngân hàng trước.',
        hoursAfter: 946,
        likes: 1,
        replies: [],
      },
    ],
  },
  {
    about: 'Tổ chức một phiên chợ làng',
    comments: [
      {
        author: 'Sầm Thị Tình',
        text: 'Bản mình đang tính mở phiên chợ cuối tháng, cầm nguyên bảng sáu tuần này mà làm.',
        hoursAfter: 30,
        likes: 2,
        replies: [
          {
            author: 'Nguyễn Thị Thu Hà',
            text: 'Chúc bản mình đông vui! Cần sơ đồ thì tải tệp ở dưới nha chị.',
            hoursAfter: 10,
            likes: 1,
          },
        ],
      },
      {
        author: 'Trương Công Định',
        text: 'Hạt ngô hạt đậu thay phiếu khảo sát, ý này dễ thương.',
        hoursAfter: 358,
        likes: 1,
        replies: [],
      },
    ],
  },
];
