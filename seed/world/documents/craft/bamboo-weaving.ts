import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const bambooWeaving: DocumentText = {
  title: 'Đan mây tre: từ cây tre đến chiếc giỏ đầu tay',
  description: 'Chọn tre, chẻ nan, bốn kiểu đan căn bản và cách chống mốc mọt cho đồ mây tre.',
  category: 'craft',
  uploader: 'Dương Đình Khôi',
  subject: 'gio-may',
  createdDaysAgo: 134,
  publishedDaysAgo: 131,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Chọn tre, ngâm và chẻ nan',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Chiếc giỏ bền hay không đã định từ lúc chặt tre. Cây hai đến bốn năm tuổi là vừa: non quá thì nan mềm và nhiều đường, mọt thích; già quá thì giòn, khó uốn. Nhìn thân, cây bánh tẻ đã rụng hết phấn trắng, bẹ khô, gõ nghe đanh. Người làm nghề chặt vào cuối thu, đầu đông, khi cây ít nhựa.</p>
        <h2>Ngâm và sấy</h2>
        <p>Tre chặt về cưa thành khúc theo lóng, ngâm ao hoặc bể từ vài tuần đến vài tháng. Ngâm cho tan bớt đường và tinh bột, thứ nuôi mọt. Đồ dùng trong nhà phố không có ao thì luộc nan trong nước pha muối chừng một giờ, phơi nắng tới khô giòn, rồi hun khói rơm một buổi. Khói vừa làm nan lên màu cánh gián, vừa giữ mọt tránh xa.</p>
        <h2>Chẻ, lột, vót</h2>
        <ol>
          <li>Cạo lớp vỏ xanh mỏng nếu muốn giỏ đều màu; để nguyên cật nếu cần bền.</li>
          <li>Chẻ đôi khúc tre, rồi tiếp tục chẻ đôi; luôn chia thành hai phần bằng nhau, dao mới không lệch.</li>
          <li>Lột bỏ ruột xốp, giữ phần cật và phần kề cật.</li>
          <li>Kéo nan qua hai lưỡi dao đóng song song để có bề rộng bằng nhau.</li>
          <li>Vuốt cạnh bằng dao nhỏ cho hết xơ.</li>
        </ol>
        <p>Đeo găng da ở tay giữ nan, tay cầm dao để trần cho có cảm giác. Cạnh tre mới chẻ sắc như dao cạo, đứt tay là chuyện thường của ngày đầu. Nan ướt mềm dễ đan nhưng khô sẽ co, để lại khe hở; nan phải phơi khô, trước khi đan mới vẩy nước cho dẻo. Một chiếc giỏ cỡ vừa cần khoảng bốn mươi nan dọc dài một mét và chừng sáu mươi nan ngang mảnh hơn; cứ chuẩn bị dư một phần mười.</p>
      `),
    },
    {
      title: 'Bốn kiểu đan căn bản',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Tất cả hoa văn mây tre đều bắt đầu từ vài luật đếm. Nan dựng gọi là <em>nan công</em>, nan luồn ngang là <em>nan luồn</em>. Người mới nên tập bằng dải giấy bìa trước, hiểu cách đếm rồi mới sang tre.</p>
        <ul>
          <li><strong>Lóng mốt:</strong> cất một, đè một. Mặt đan chắc và phẳng, dùng cho đáy và thân giỏ.</li>
          <li><strong>Lóng đôi:</strong> cất hai, đè hai, mỗi hàng lệch một nan. Mặt đan chéo như vải chéo, mềm hơn, hợp với nong nia.</li>
          <li><strong>Mắt cáo:</strong> ba hướng nan cài nhau thành lỗ sáu cạnh. Nhẹ, thoáng, dùng làm lồng, giỏ đựng trứng.</li>
          <li><strong>Quấn cạp:</strong> sợi mây luồn xoắn quanh vành, giữ mép không bung.</li>
        </ul>
        <h2>Bắt đáy giỏ vuông</h2>
        <p>Xếp hai mươi nan công song song, khoảng cách bằng một nan. Luồn hai mươi nan ngang theo lóng mốt, dùng thanh gỗ dồn cho khít. Đáy phải vuông thật: đo hai đường chéo, lệch nhau quá nửa phân thì chỉnh ngay, vì lên thân sẽ vặn theo. Kẹp bốn mép bằng kẹp phơi, vẩy nước vào đường gấp rồi bẻ nan đứng lên quanh một khuôn gỗ.</p>
        <h2>Lên thân và khóa miệng</h2>
        <p>Nan luồn đi vòng quanh, nối nan mới bằng cách chồng lên nan cũ ba, bốn nhịp, giấu đầu nối vào phía trong. Cứ hai vòng lại dồn một lần. Khi đủ cao, cắt bớt nan công so le, gập nan ngoài vào trong và luồn xuống, đặt hai vành cạp kẹp mép rồi quấn mây. Mây ngâm nước ấm mười lăm phút mới quấn, siết vừa tay; khô đi mây co lại, tự siết thêm một lần nữa.</p>
      `),
    },
    {
      title: 'Chống mốc mọt và chăm đồ mây tre',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Mốc đến vì ẩm, mọt đến vì đường trong tre. Đồ mới làm cần phơi nắng nhẹ ba ngày, sau đó quét một lớp dầu bóng gốc nước hoặc dầu lanh mỏng, cả mặt trong lẫn mặt ngoài. Giỏ đựng thức ăn thì không sơn, chỉ hun khói và phơi.</p>
        <p>Nếu đã mốc, dùng bàn chải mềm nhúng nước pha chút giấm chải theo thớ, lau lại bằng khăn vắt khô rồi phơi chỗ gió cho tới khi khô hẳn. Không ngâm cả giỏ, vì nước đọng ở mối nối lâu khô. Thấy bột mịn rơi ra là có mọt: bọc kín đồ trong túi ni lông, để ngăn đông ba, bốn ngày, lấy ra chải sạch rồi phơi.</p>
        <p>Đồ mây để trong phòng máy lạnh lâu ngày sẽ giòn; mỗi tháng lau một lần bằng khăn ẩm cho sợi mây ngậm lại chút nước. Khi gửi hàng đi xa mùa mưa, bỏ kèm gói hút ẩm và đục vài lỗ trên thùng, bởi thùng kín mít mới là chỗ mốc mọc nhanh nhất.</p>
      `),
    },
  ],
  attachments: [],
};
