import type { ThreadText } from './comment-text.ts';

export const craftThreads: readonly ThreadText[] = [
  {
    about: 'Nhuộm chàm trên vải lanh và vải bông',
    comments: [
      {
        author: 'Lý Thị Mai',
        text: 'Đọc đoạn "thùng chàm ăn, ngủ, mệt và chết" mà nhớ bà ngoại. Ngày xưa bà cấm trẻ con lại gần lúc thùng đang lên.',
        hoursAfter: 30,
        likes: 4,
        replies: [
          {
            author: 'Giàng A Páo',
            text: 'Ở bản mình cũng kiêng thế chị ạ, giờ mới biết là sợ khuấy mạnh làm thùng nhiều gió.',
            hoursAfter: 10,
            likes: 3,
          },
        ],
      },
      {
        author: 'Trịnh Thị Hương Giang',
        text: 'Nhà mình có một xô nhỏ, nước cứ xanh đục hoài, thêm rượu ba lần rồi chưa được.',
        hoursAfter: 369,
        likes: 1,
        replies: [
          {
            author: 'Giàng A Páo',
            text: '@Trịnh Thị Hương Giang phòng có lạnh không? Dưới 20 độ nó ngủ. Quấn chăn quanh thùng, chờ thêm bốn năm ngày.',
            hoursAfter: 9,
            likes: 2,
          },
          {
            author: 'Trịnh Thị Hương Giang',
            text: '@Giàng A Páo lên váng tím rồi anh ơi! Đúng là tại lạnh.',
            hoursAfter: 15,
            likes: 2,
          },
        ],
      },
      {
        author: 'Sầm Thị Tình',
        text: 'Có video nhúng vải xem sướng mắt, màu chuyển từ lục sang xanh như phép.',
        hoursAfter: 1214,
        likes: 2,
        replies: [],
      },
    ],
  },
  {
    about: 'Đan mây tre: từ cây tre đến chiếc giỏ đầu tay',
    comments: [
      {
        author: 'Trần Quốc Khánh',
        text: 'Tập lóng mốt bằng giấy bìa trước đúng là nhanh hiểu, con gái 8 tuổi làm được luôn.',
        hoursAfter: 60,
        likes: 2,
        replies: [],
      },
      {
        author: 'Bùi Xuân Trường',
        text: 'Giỏ để ở nhà gần biển hay mốc, quét dầu lanh có bị dính bụi không?',
        hoursAfter: 730,
        likes: 1,
        replies: [
          {
            author: 'Dương Đình Khôi',
            text: 'Quét thật mỏng rồi lau lại bằng khăn khô, phơi hai ngày là hết dính anh nhé.',
            hoursAfter: 5,
            likes: 2,
          },
        ],
      },
    ],
  },
  {
    about: 'Gốm vuốt tay: từ nắm đất đến mẻ nung',
    comments: [
      {
        author: 'Võ Anh Kiệt',
        text: 'Mười chiếc đầu nên cắt đôi... đau lòng mà đúng. Cắt ra mới biết đáy dày gần hai phân.',
        hoursAfter: 55,
        likes: 3,
        replies: [
          {
            author: 'Tạ Quang Minh',
            text: 'Ai cũng vậy hết! Cốc đầu tay của mình nặng như cục gạch, giờ chặn cửa.',
            hoursAfter: 7,
            likes: 2,
          },
        ],
      },
      {
        author: 'Trịnh Thị Hương Giang',
        text: 'Học ở nhà không có lò thì nung nhờ ở đâu được ạ?',
        hoursAfter: 669,
        likes: 1,
        replies: [
          {
            author: 'Tạ Quang Minh',
            text: '@Trịnh Thị Hương Giang nhiều xưởng ở Bát Tràng nhận nung theo cân, chị gọi hỏi trước nhiệt độ đất của mình.',
            hoursAfter: 2,
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    about: 'Giấy dó và cuốn sổ khâu tay',
    comments: [
      {
        author: 'Phan Thị Yến Nhi',
        text: 'Mình khâu xong cuốn đầu, gáy hơi lệch nhưng thích lắm. Sáp ong vuốt chỉ là bí quyết luôn.',
        hoursAfter: 39,
        likes: 2,
        replies: [],
      },
      {
        author: 'Nguyễn Ngọc Bảo Trân',
        text: 'Giấy dó viết bút máy được không chị Mai?',
        hoursAfter: 475,
        likes: 1,
        replies: [
          {
            author: 'Lý Thị Mai',
            text: '@Nguyễn Ngọc Bảo Trân loại dày có hồ thì được, loại mỏng sẽ loang. Em thử một góc trước nha.',
            hoursAfter: 7,
            likes: 1,
          },
        ],
      },
    ],
  },
];
