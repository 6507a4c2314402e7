import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const marketDay: DocumentText = {
  title: 'Tổ chức một phiên chợ làng',
  description:
    'Từ ý tưởng đến buổi dọn sân: mặt bằng, người bán, điện nước, rác, tiếng ồn và cách giữ cho phiên sau còn muốn đến.',
  category: 'community',
  uploader: 'Nguyễn Thị Thu Hà',
  subject: 'den-long',
  createdDaysAgo: 66,
  publishedDaysAgo: 64,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Lên kế hoạch sáu tuần',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Phiên chợ nhỏ với hai mươi gian cần khoảng sáu tuần chuẩn bị và một nhóm năm, sáu người. Trước hết viết một câu trả lời: chợ này dành cho ai, để làm gì? "Cho bà con trong xã bán đồ nhà làm và trẻ con biết nghề của ông bà" sẽ dẫn tới những quyết định rất khác "kéo khách du lịch cuối tuần".</p>
        <table>
          <thead><tr><th>Còn</th><th>Việc</th></tr></thead>
          <tbody>
            <tr><td>6 tuần</td><td>Chọn ngày, chỗ; hỏi xã, phường về thủ tục; lập nhóm</td></tr>
            <tr><td>5 tuần</td><td>Mời người bán, ra quy định gian hàng</td></tr>
            <tr><td>4 tuần</td><td>Chốt sơ đồ, điện, nước, vệ sinh, y tế</td></tr>
            <tr><td>3 tuần</td><td>Làm tranh cổ động, đăng bài, báo loa</td></tr>
            <tr><td>1 tuần</td><td>Họp người bán, phân ca tình nguyện</td></tr>
            <tr><td>1 ngày</td><td>Căng dây, kẻ ô, thử điện, kiểm bình chữa cháy</td></tr>
          </tbody>
        </table>
        <p>Tránh trùng ngày mùa, ngày rằm lớn, trận bóng. Chọn khung bốn đến năm giờ; dài hơn thì người bán mệt, hàng vơi, khách đến sau thất vọng. Có phương án mưa: dời ngày hay dời vào đình, và ai là người quyết, lúc mấy giờ sáng.</p>
        <h2>Tiền</h2>
        <p>Thu phí gian thấp và bằng nhau, thí dụ một trăm nghìn, để bù âm thanh, nhà vệ sinh, nước uống, in ấn. Công khai thu chi lên bảng sau phiên. Không nhận tài trợ kèm điều kiện che hết biển hiệu của bà con.</p>
        <p>Mỗi việc trong bảng phải có đúng một cái tên đứng sau. Việc ghi "cả nhóm" thường là việc không ai làm, và sẽ lộ ra vào đêm trước phiên chợ.</p>
      `),
    },
    {
      title: 'Sơ đồ, điện nước và an toàn',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Đi bộ trên sân với một cuộn dây và phấn. Mỗi gian ba mét ngang, hai mét sâu; lối đi giữa ít nhất ba mét để hai xe đẩy tránh nhau và xe cứu thương vào được. Đồ ăn ở cuối hướng gió, gần nước, xa chỗ trẻ chơi. Gian làm thử nghề (vuốt gốm, nặn tò he, đan giỏ) đặt ở giữa, vì người đứng xem sẽ kéo khách cho bốn phía.</p>
        <ul>
          <li>Điện: chia nhiều nhánh có aptomat, dây treo cao hoặc luồn máng, không chạy giữa lối. Bếp điện và loa không chung nhánh.</li>
          <li>Lửa: bếp than, gas cách bạt hai mét; mỗi bốn gian đồ ăn một bình chữa cháy, người trực biết dùng.</li>
          <li>Nước: một điểm rửa tay có xà phòng gần khu ăn và khu vệ sinh.</li>
          <li>Y tế: một bàn có túi sơ cứu, ghế, người biết ép tim, bảng số 115.</li>
          <li>Trẻ lạc: một điểm hẹn ghi trên mọi biển, loa báo.</li>
        </ul>
        <p>Tiếng ồn làm hàng xóm khổ hơn ta nghĩ. Hướng loa vào trong sân, dừng nhạc lúc nghỉ trưa, gửi thiệp mời cho các nhà sát sân kèm một phiếu ăn. Người khuyết tật và xe nôi cần lối không bậc: kê vài tấm ván dốc là đủ.</p>
        <p>Trước giờ mở một tiếng, hai người đi hết một vòng với danh sách kiểm, đóng vai một bà cụ chống gậy và một đứa bé bốn tuổi. Hai vai ấy tìm ra phần lớn chỗ vấp.</p>
        <p>Cuối buổi đi thử, vẽ lại sơ đồ sạch sẽ, đánh số gian và gửi cho từng nhà.</p>
      `),
    },
    {
      title: 'Sau phiên chợ',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Dọn sạch hơn lúc đến là lời mời tốt nhất cho phiên sau. Phát cho mỗi gian hai bao khác màu: rác hữu cơ đem ủ, chai lọ bán ve chai. Khuyến khích khách mang làn, bán cốc đặt cọc năm nghìn trả lại. Đội thu gom đi lượt cuối theo hàng ngang, như đi cấy.</p>
        <p>Trong vòng ba ngày, khi trí nhớ còn tươi, họp một giờ. Hỏi người bán ba câu: bán được chừng nào, điều gì phiền nhất, có quay lại không. Hỏi khách bằng hai chiếc rổ ở cổng: thả hạt ngô nếu thích, hạt đậu nếu chưa. Nhóm tổ chức cộng sổ, chụp bảng thu chi đăng lên nhóm của làng.</p>
        <ol>
          <li>Viết thư cảm ơn tình nguyện viên, gọi tên từng người.</li>
          <li>Trả đồ mượn trong tuần, lau sạch trước khi trả.</li>
          <li>Lập danh sách người bán kèm mặt hàng, số điện thoại, ghi chú.</li>
          <li>Sửa quyển sổ tay này theo những gì vừa học được.</li>
        </ol>
        <p>Đừng vội tăng gấp đôi số gian. Hai mươi gian đông vui tốt hơn bốn mươi gian vắng. Khi phiên nào cũng có người hỏi chỗ mà hết, lúc ấy hãy mở thêm một hàng, và giữ lại những nét nhỏ làm người ta nhớ: bà cụ bán nước vối, tiếng trống mở chợ, tấm bảng phấn ghi tên những món mới.</p>
        <p>Số tiền còn dư, dù ít, nên có chủ đích đã nói trước: mua thêm dây điện, sửa mái đình hay gây quỹ cho lớp dạy nghề hè.</p>
      `),
    },
  ],
  attachments: [
    {
      name: 'danh-sach-kiem-truoc-gio-mo.pdf',
      lines: [
        'PHIÊN CHỢ LÀNG: DANH SÁCH KIỂM TRƯỚC GIỜ MỞ',
        '[ ] Lối đi ba mét thông suốt',
        '[ ] Dây điện treo cao, aptomat thử ngắt',
        '[ ] Bình chữa cháy còn hạn',
        '[ ] Điểm rửa tay đủ xà phòng',
        '[ ] Bàn y tế có người trực',
        '[ ] Điểm hẹn trẻ lạc, loa thử',
      ],
    },
    {
      name: 'so-do-20-gian.txt',
      lines: [
        'Hàng A (1-10): nông sản, đồ khô. Hàng B (11-16): thủ công. Giữa sân: làm thử nghề. Hàng C (17-20): đồ ăn, cuối gió.',
      ],
    },
  ],
};
