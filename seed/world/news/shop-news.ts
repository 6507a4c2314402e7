import { joinLines } from '../join-lines.ts';
import type { NewsText } from './news-text.ts';

export const shopNews: readonly NewsText[] = [
  {
    kind: 'news',
    title: 'Kết quả cuộc thi ảnh "Món quà quê": ba bức ảnh làm chợ nhớ mãi',
    summary:
      'Hơn ba trăm ảnh dự thi, phần lớn chụp bằng điện thoại. Ban giám khảo chọn theo câu chuyện chứ không theo máy.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 92,
    film: null,
    pictures: [
      { subject: 'may-anh', alt: 'Máy ảnh đặt cạnh chồng ảnh in' },
      { subject: 'dien-thoai', alt: 'Điện thoại đang chụp bát canh' },
      { subject: 'tranh', alt: 'Ảnh đoạt giải treo trên tường' },
      { subject: 'chao', alt: 'Bếp củi trong ảnh giải nhất' },
    ],
    html: joinLines(`
      <p>Sau ba tuần nhận bài, chợ có ba trăm mười tám bức ảnh từ bốn mươi mốt tỉnh, thành theo tên cũ. Ban giám khảo gồm một người chụp ảnh báo chí, một cô giáo mỹ thuật và một bà bán bún; ba người chấm riêng rồi mới ngồi lại với nhau.</p>
      <p>Giải nhất thuộc về bức "Mẹ sàng gạo": ngược sáng, bụi cám bay như sương, máy cũ có vết xước. Giải nhì chụp đôi bàn tay nhuộm chàm cầm bát cơm trắng. Giải ba là một con mèo ngủ trong giỏ tre chưa đan xong, và theo bà bán bún, "bức này nhìn muốn mua giỏ liền".</p>
      <p>Điều giám khảo tiếc là nhiều bức rất đẹp nhưng chỉnh màu quá tay, xoài đỏ rực, lá xanh như nhựa. Ai muốn học cách chỉnh nhẹ có thể đọc tài liệu chụp ảnh bằng điện thoại trong thư viện.</p>
      <p>Ảnh đoạt giải được in khổ lớn, treo ở phiên chợ tới. Tác giả giữ bản quyền; chợ chỉ dùng khi có ghi tên. Giải thưởng là giỏ hàng do các gian tặng, đã gửi đi hôm qua.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Mười gian hàng bỏ xốp hạt, chèn thùng bằng giấy và rơm',
    summary:
      'Sau bốn tháng thử, tỉ lệ vỡ không tăng mà khách bớt phàn nàn về rác. Cách làm được chia sẻ cho mọi gian.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 86,
    film: null,
    pictures: [
      { subject: 'gio-may', alt: 'Giỏ hàng chèn rơm khô' },
      { subject: 'gom', alt: 'Bát gốm bọc giấy vò' },
    ],
    html: joinLines(`
      <p>Bốn tháng trước, mười gian bán gốm, đèn và mật ong thử thay xốp hạt bằng giấy vò, rơm khô và tấm giấy tổ ong. Họ ghi lại từng kiện vỡ, cách gói và tuyến đi, rồi gửi cho chợ tổng hợp.</p>
      <p>Kết quả trên khoảng hai nghìn kiện: số kiện vỡ gần như không đổi, tiền vật chèn giảm chút ít vì giấy xin được từ xưởng in, nhưng thời gian gói tăng một phút mỗi kiện trong tháng đầu. Sang tháng ba, tay quen, chênh lệch còn hai chục giây.</p>
      <ul>
        <li>Giấy vò hợp với bát đĩa, phải vò chặt và chèn đủ sáu mặt.</li>
        <li>Rơm phải phơi khô giòn, không dùng cho đồ ăn và hàng gửi đi vùng kiểm dịch.</li>
        <li>Tổ ong giấy hợp với chai lọ, bọc được nhiều cỡ.</li>
      </ul>
      <p>Hai gian vẫn giữ xốp tấm cho bình cao cổ, vì chưa có gì thay được. Chúng tôi ghi cả điều đó vào bài, để không ai nghĩ rằng có một cách đúng cho mọi món.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Một năm mở gian của nhà làm bột Sa Đéc',
    summary:
      'Từ tám đơn tháng đầu đến gần ba trăm đơn tháng này. Chị chủ kể chuyện suýt bỏ cuộc ở tháng thứ tư.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 55,
    film: null,
    pictures: [
      { subject: 'bot-gao', alt: 'Gói bột gạo Sa Đéc' },
      { subject: 'banh-quy', alt: 'Bánh làm từ bột gạo' },
      { subject: 'mi-kho', alt: 'Bánh hỏi khô' },
    ],
    html: joinLines(`
      <p>Cơ sở Bột Sa Đéc Út Hiền mở gian đúng một năm trước, với ba loại bột và một chiếc điện thoại nứt màn hình. Tháng đầu có tám đơn, trong đó ba đơn của họ hàng. Tháng thứ tư, hai thùng bột bị ẩm, khách trả lại, cả tháng lỗ.</p>
      <p>"Lúc đó tôi định đóng gian," chị kể. Nhưng một khách ở Hải Phòng nhắn rằng bánh bò làm từ bột của chị nở đẹp nhất chị ấy từng làm, kèm ảnh. Chị in bức ảnh ra, dán lên tường xưởng.</p>
      <p>Sau đó ba thay đổi cứu gian hàng: đóng túi hai lớp có gói hút ẩm, ghi công thức ngắn sau mỗi gói, và trả lời mọi câu hỏi làm bánh vào tám giờ tối. Khách hỏi nhiều nhất là tỉ lệ nước, nên chị in luôn lên nhãn.</p>
      <p>Tháng này gian có gần ba trăm đơn, thuê thêm một người gói. Chị vẫn tự nếm mẻ bột đầu tiên mỗi sáng. Món sắp ra là bột pha sẵn cho bánh xèo, đang thử công thức lần thứ chín.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Gom đơn theo tuyến xã: giao chậm một ngày, rẻ hơn một phần ba',
    summary:
      'Thử nghiệm ở ba huyện cũ cho thấy nhiều khách sẵn lòng chờ nếu phí ship thấp. Mời thêm gian hàng tham gia.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 38,
    film: null,
    pictures: [
      { subject: 'xe-may', alt: 'Xe máy chở hàng qua cầu' },
      { subject: 'xe-dap', alt: 'Xe đạp giao hàng trong xóm' },
    ],
    html: joinLines(`
      <p>Phí giao về xã xa thường cao hơn chính món hàng. Hai tháng qua, chợ thử gom các đơn cùng tuyến thành một chuyến cố định vào thứ Ba và thứ Sáu. Người mua chọn "giao theo chuyến" thì chờ thêm nhiều nhất một ngày rưỡi, phí giảm khoảng một phần ba.</p>
      <p>Trong sáu trăm đơn đủ điều kiện, hơn một nửa chọn theo chuyến. Hàng khô, đồ gia dụng gần như không ai ngại chờ; rau quả thì ngược lại, nên vẫn giữ giao nhanh. Có hai chuyến trễ vì mưa, khách được nhắn trước khi hết ngày.</p>
      <p>Người giao cũng đỡ vất vả, vì một lần vào xóm giao mười nhà thay vì ba lần. Vài nhà còn nhận hộ cho hàng xóm đi làm đồng.</p>
      <p>Gian hàng nào ở dọc quốc lộ, gửi được trước chín giờ sáng thứ Ba và thứ Sáu, có thể đăng ký tham gia đợt thử tiếp theo qua mục liên hệ. Chúng tôi sẽ công bố số liệu cả khi kết quả không đẹp.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Vì sao một đánh giá ba sao lại giúp bán thêm hàng',
    summary:
      'Nhìn lại những lời khen chê trong quý, chợ thấy người mua tin gian hàng có cả điểm yếu được trả lời tử tế.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 19,
    film: null,
    pictures: [
      { subject: 'but', alt: 'Bút và tờ giấy ghi nhận xét' },
      { subject: 'dien-thoai', alt: 'Màn hình đánh giá sản phẩm' },
    ],
    html: joinLines(`
      <p>Nhiều gian hàng sợ ba sao. Chúng tôi xem lại các trang sản phẩm trong quý và thấy điều ngược lại: trang có vài lời chê nhẹ, được người bán đáp lại rõ ràng, thường bán tốt hơn trang toàn năm sao không chữ nào.</p>
      <p>Lý do không khó hiểu. Người mua muốn biết món hàng <em>không</em> hợp với ai. Một chiếc giỏ bị chê "nhỏ hơn tôi nghĩ" và người bán trả lời "cao ba mươi phân, em vừa thêm ảnh có bàn tay cầm" giúp mười người sau đặt đúng cỡ.</p>
      <ol>
        <li>Trả lời trong hai ngày, cảm ơn trước.</li>
        <li>Nói việc đã sửa, đừng kể hoàn cảnh.</li>
        <li>Sửa luôn phần mô tả, không chỉ trả lời.</li>
        <li>Không tặng quà để xin đổi sao; việc này trái quy định của chợ.</li>
      </ol>
      <p>Người mua cũng giúp được: viết món dùng vào việc gì, sau bao lâu, kèm một tấm ảnh thật. Câu "tạm ổn" không giúp ai, còn "quai hơi cứng, dùng hai tuần thì mềm" giúp rất nhiều.</p>
    `),
  },
];
