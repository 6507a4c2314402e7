import { joinLines } from '../join-lines.ts';
import type { NewsText } from './news-text.ts';

export const communityNews: readonly NewsText[] = [
  {
    kind: 'news',
    title: 'Thư viện tài liệu tròn một tháng: người làm nghề tự tay viết',
    summary:
      'Người làm nghề kể lại cách làm của mình, từ ủ phân đến chụp ảnh sản phẩm. Thành viên đọc miễn phí và hỏi ngay dưới bài.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 115,
    film: null,
    pictures: [
      { subject: 'sach', alt: 'Chồng sách dạy nghề' },
      { subject: 'sach-luc', alt: 'Sổ tay làm vườn' },
      { subject: 'sach-lam', alt: 'Sách tranh cho trẻ' },
    ],
    html: joinLines(`
      <p>Tròn một tháng trước, thư viện của chợ có những tài liệu đầu tiên do chính thành viên viết. Không có giáo trình dài dòng; mỗi bài chia vài chương, đọc xong là làm được.</p>
      <p>Ý tưởng bắt đầu từ những câu hỏi lặp lại mỗi ngày: ủ phân sao cho hết mùi, tính giá thế nào cho khỏi lỗ, gói gốm bằng gì. Thay vì trả lời từng người, người biết việc viết một lần cho tất cả, kèm bảng biểu và tệp tải về. Cộng tác viên của chợ giúp sửa chính tả, kiểm tra những con số, đặc biệt là phần sức khỏe và thuế.</p>
      <ul>
        <li>Bài nào có phim ngắn sẽ có nhãn "Video" cạnh tên chương.</li>
        <li>Đọc tới đâu, chợ nhớ tới đó, mở máy khác vẫn đọc tiếp được.</li>
        <li>Thấy chỗ sai, hãy bình luận ngay dưới bài; tác giả sẽ sửa và ghi lời cảm ơn.</li>
      </ul>
      <p>Ai muốn viết, chỉ cần gửi dàn ý mười dòng. Không cần văn hay, chỉ cần đã làm thật và kể cả lúc hỏng. Lượt đọc đầu tiên thuộc về bài ủ phân compost, và câu hỏi đầu tiên là có ủ được vỏ bưởi không.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Ba trăm phần quà tới xóm ngập: cảm ơn những người đã gói suốt đêm',
    summary: 'Danh sách đóng góp và chi tiêu được công khai. Phần còn dư dùng mua áo phao cho trường học.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 74,
    film: null,
    pictures: [
      { subject: 'leu', alt: 'Lều dựng tạm ở sân đình' },
      { subject: 'bao-gao', alt: 'Gạo chia thành từng túi' },
      { subject: 'den-pin', alt: 'Đèn pin trong túi cứu trợ' },
    ],
    html: joinLines(`
      <p>Sau trận lũ hai tuần trước, hơn một trăm thành viên đã góp gạo, mì, nước, đèn pin và công. Trong hai đêm, nhóm ở ba nơi gói được ba trăm phần, mỗi phần đủ cho một nhà năm người ăn ba ngày.</p>
      <p>Hàng được đưa tới tay qua trưởng xóm, có ký nhận, không chụp ảnh người nhận. Chúng tôi chọn như vậy vì một chị trong xóm nói: "Nhận quà thì mừng, mà bị chụp lúc đang lấm lem thì tủi".</p>
      <p>Tổng tiền góp là sáu mươi tám triệu bốn trăm nghìn đồng, chi sáu mươi mốt triệu chín trăm nghìn đồng; từng hóa đơn nằm trong bảng đính ở nhóm liên lạc. Sáu triệu rưỡi còn lại mua bốn mươi chiếc áo phao trẻ em cho điểm trường bên sông, theo ý của đa số người góp.</p>
      <p>Điều học được cho lần sau: nước sạch và băng vệ sinh cần nhiều hơn mì gói; đèn đội đầu tốt hơn đèn cầm tay; và phải có một người chỉ làm việc nghe điện thoại. Cảm ơn các gian hàng đã đóng cửa hai ngày để phụ gói.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Phiên chợ sân đình: hai mươi gian, một cơn mưa và rất nhiều bánh rán',
    summary: 'Nhìn lại buổi sáng đông vui, những con số và điều sẽ làm khác ở phiên sau.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 63,
    film: null,
    pictures: [
      { subject: 'den-long', alt: 'Cổng chợ treo đèn lồng' },
      { subject: 'gio-may', alt: 'Gian mây tre ở phiên chợ' },
      { subject: 'chao', alt: 'Chảo bánh rán nóng' },
      { subject: 'dieu', alt: 'Diều giấy cho trẻ em' },
      { subject: 'non-la', alt: 'Nón lá bày bán' },
      { subject: 'trong', alt: 'Trống mở chợ' },
    ],
    html: joinLines(`
      <p>Tám giờ trống vang, chín giờ mười lăm mưa. Hai mươi gian kéo bạt cùng một lúc như đã tập trước, và gian bánh rán bỗng thành chỗ trú ấm nhất sân. Đến trưa, theo hai chiếc rổ ở cổng, có sáu trăm bảy mươi hạt ngô và mười chín hạt đậu: tức là gần như ai cũng thích.</p>
      <p>Bán chạy nhất là rau sạch, nước mắm chai nhỏ, khăn chàm và tất nhiên bánh rán. Lớp nặn tò he hết bột trước giờ nghỉ. Ba trẻ lạc, cả ba được tìm thấy ở chỗ con nghé.</p>
      <h2>Làm khác đi</h2>
      <ul>
        <li>Thêm một lối dốc cho xe lăn ở cổng sau, vì lối trước đông quá.</li>
        <li>Dời loa ra xa gian trà, nơi mọi người muốn nói chuyện.</li>
        <li>Chuẩn bị áo mưa giấy cho người bán lớn tuổi.</li>
        <li>Nước rửa tay phải gấp đôi.</li>
      </ul>
      <p>Thu chi đã dán lên bảng đình: dư một triệu hai trăm nghìn, để dành sửa mái che. Phiên tới dự kiến sau năm tuần nữa. Nhóm tổ chức cần thêm hai người biết đi dây điện.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Sổ tay món của bà: chín mươi công thức gửi về trong một tháng',
    summary:
      'Bún nghệ, canh rau tập tàng, mắm chưng... Những món chưa từng có trong sách được ghi lại bằng chữ viết tay và ghi âm.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 50,
    film: null,
    pictures: [
      { subject: 'noi', alt: 'Nồi đất trên bếp củi' },
      { subject: 'to', alt: 'Tô canh rau tập tàng' },
      { subject: 'so-tay', alt: 'Sổ tay chép món ăn' },
      { subject: 'dua-go', alt: 'Đũa và thìa gỗ' },
    ],
    html: joinLines(`
      <p>Chợ mời thành viên gửi công thức của bà, của mẹ, kèm một câu chuyện. Sau một tháng, có chín mươi bài, trong đó hai mươi bảy bài là tệp ghi âm vì bà không viết. Một bài chỉ có ba dòng: "Nắm lá gì mọc ngoài bờ rào thì hái. Rửa. Nấu với tép. Ngon."</p>
      <p>Nhóm biên tập giữ nguyên cách nói địa phương, chỉ chú thích bên cạnh. "Một chén chung" ở miền Tây chừng bao nhiêu, "lửa riu" khác "lửa liu riu" thế nào, đều được hỏi lại từng bà. Món nào dùng nguyên liệu cần cẩn thận như măng, sắn, cá nóc thì có thêm dòng an toàn, riêng cá nóc không đăng.</p>
      <p>Hiện bốn mươi công thức đã nấu thử, chụp ảnh ở bếp nhà chứ không ở phòng chụp. Bài nấu hỏng cũng ghi: bánh bò của nhóm xẹp hai lần trước khi bà gọi video chỉ rằng men phải đánh thức bằng nước ấm.</p>
      <p>Tuyển tập sẽ lên thư viện dần mỗi tuần ba món. Ai nhận ra món của bà mình mà quê mình nấu khác, mời viết dưới bài.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Lớp tối dạy ông bà dùng điện thoại: bài khó nhất là dám bấm',
    summary:
      'Tám buổi, hai mươi hai học viên trên sáu mươi tuổi. Các cháu làm trợ giảng và học được cách nói chậm.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 33,
    film: null,
    pictures: [
      { subject: 'dien-thoai', alt: 'Điện thoại chữ to trên bàn' },
      { subject: 'pin-sac', alt: 'Pin sạc và dây' },
      { subject: 'loa', alt: 'Loa nhỏ đọc bài giảng' },
    ],
    html: joinLines(`
      <p>Buổi đầu, bà Tư giấu điện thoại dưới khăn vì sợ bấm hỏng. Buổi cuối, bà gọi video cho con ở Hàn Quốc, bật loa ngoài cho cả lớp cùng chào. Giữa hai buổi ấy là tám tối thứ Tư ở nhà văn hóa xóm.</p>
      <p>Lớp không dạy theo ứng dụng mà theo việc: gọi cho cháu, phóng to chữ, xem thời tiết, chụp và gửi ảnh vườn, nhận ra tin nhắn lừa, đặt một đơn hàng nhỏ. Mỗi việc có một tấm bìa in hình từng bước, chữ cỡ hai mươi.</p>
      <p>Các cháu trợ giảng có một luật: không cầm máy của ông bà để bấm hộ. Luật này khó cho cả hai bên, nhưng tới buổi thứ tư ai cũng thấy đúng. Phần được xin học lại nhiều nhất là kiểm tra cuộc gọi giả danh, và cả lớp đã đặt cho gia đình mình một câu hỏi riêng.</p>
      <p>Bộ bìa hướng dẫn sẽ được chia sẻ trong thư viện để xóm khác dùng. Lớp thứ hai mở sau hai tuần, nhận mười lăm người, ưu tiên ai sống một mình.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Ngày đổi hạt giống: mang một nắm, về mười nắm',
    summary: 'Hơn bảy mươi loại hạt nhà để giống được trao tay. Danh sách và cách giữ hạt có trong bài.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 12,
    film: null,
    pictures: [
      { subject: 'hat-giong', alt: 'Gói hạt giống ghi tên bằng tay' },
      { subject: 'ca-chua', alt: 'Cà chua giống cũ' },
      { subject: 'dau-hat', alt: 'Đậu nhiều màu trong chén' },
      { subject: 'bap', alt: 'Bắp nếp tím' },
    ],
    html: joinLines(`
      <p>Không ai thu tiền. Mỗi người mang ít nhất một loại hạt tự để giống, gói giấy, ghi tên cây, nơi trồng, năm lấy hạt. Đổi lại, chọn được bao nhiêu loại tùy thích, mỗi loại một nắm nhỏ. Buổi sáng ấy có bảy mươi ba loại, từ bắp nếp tím Mường Khương tới mướp hương của một ban công ở Thủ Đức.</p>
      <p>Bàn đông nhất là bàn cà chua: chín giống cũ, quả méo, da mỏng, không đi xa được nên ngoài chợ không ai bán. Bác Phúc mang tới một chậu đang có trái để mọi người nếm; hết trong mười phút.</p>
      <p>Những điều cần nhớ khi giữ hạt:</p>
      <ol>
        <li>Lấy hạt từ cây khỏe nhất, không phải từ quả xấu còn thừa.</li>
        <li>Phơi râm tới khô, bẻ nghe giòn rồi mới cất.</li>
        <li>Túi giấy trong lọ kín, kèm gói gạo rang hút ẩm, để ngăn mát.</li>
        <li>Bầu bí lai chéo với nhau, nên chỉ để một giống mỗi vụ.</li>
      </ol>
      <p>Hạt lai F1 mua ở cửa hàng không để giống được, xin đừng mang đi đổi. Danh sách người giữ từng giống sẽ được cập nhật mỗi mùa.</p>
    `),
  },
];
