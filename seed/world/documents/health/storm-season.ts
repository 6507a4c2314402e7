import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const stormSeason: DocumentText = {
  title: 'Nhà cửa và hàng hóa trong mùa mưa bão',
  description: 'Việc cần làm trước, trong và sau bão cho một gia đình vừa ở vừa bán hàng.',
  category: 'health',
  uploader: 'Bùi Xuân Trường',
  subject: 'o',
  createdDaysAgo: 47,
  publishedDaysAgo: 45,
  isPublic: true,
  isOffline: true,
  chapters: [
    {
      title: 'Ba ngày trước khi bão vào',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Tin bão thường có trước vài ngày. Chia việc theo ngày thì không cuống. Theo dõi bản tin của đài khí tượng và loa xã, đừng theo tin đồn trong nhóm chat.</p>
        <ol>
          <li><strong>Còn ba ngày:</strong> tỉa cành lớn gần mái, kiểm tra máng xối, mua pin, nước, đồ khô cho ba ngày. Gọi những khách có đơn hẹn giao, báo có thể chậm.</li>
          <li><strong>Còn hai ngày:</strong> chằng mái bằng bao cát hoặc dây neo, chuyển hàng lên cao ít nhất một mét so với mức ngập cũ, bọc ni lông.</li>
          <li><strong>Còn một ngày:</strong> sạc đầy điện thoại, sạc dự phòng, đèn; rút điện đồ đặt thấp; đưa xe và gia súc tới chỗ cao.</li>
        </ol>
        <p>Giấy tờ, sổ sách bán hàng, tiền mặt để trong túi chống nước, một người giữ. Chụp ảnh toàn bộ kho và thiết bị trước bão: ảnh ấy cần khi yêu cầu bảo hiểm hay hỗ trợ. Sao lưu danh sách đơn lên mạng.</p>
        <h2>Chọn chỗ trú</h2>
        <p>Nhà mái tôn, vách mỏng, sát sông, dưới chân dốc thì đi sớm khi được gọi, đừng tiếc của. Thỏa thuận một điểm hẹn và một người ở tỉnh khác làm đầu mối nhắn tin, vì mạng trong vùng bão hay nghẽn. Người già, người khuyết tật, phụ nữ có thai được chuyển trước, ban ngày, cùng thuốc đang dùng.</p>
        <p>Người bán hàng nên ghi sẵn một tin nhắn báo hoãn giao, lưu trong máy; khi điện chập chờn, bạn chỉ còn đủ thời gian bấm gửi. Đổ đầy bể, xô, chậu, vì sau bão nước sạch mới là thứ thiếu trước.</p>
      `),
    },
    {
      title: 'Trong bão và những ngày dọn dẹp',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Khi gió mạnh, ở phòng trong, xa cửa kính, ngắt cầu dao khi nước sắp chạm ổ điện. Gió bỗng lặng có thể là mắt bão; đừng ra sửa mái, gió sẽ quật lại từ hướng khác. Không lội qua dòng nước chảy, nước cao tới bắp chân đã đủ cuốn ngã người, tới nửa bánh là xe máy trôi.</p>
        <p>Sau bão, chỉ đóng điện khi ổ, dây và thiết bị đã khô và được thợ kiểm tra. Mang ủng, găng khi dọn vì đinh, kính và rắn hay nằm dưới bùn. Không chạy máy phát trong nhà kín: khí CO không mùi, giết người khi đang ngủ.</p>
        <ul>
          <li>Thực phẩm ngâm nước lũ, kể cả đồ hộp phồng, phải bỏ.</li>
          <li>Giếng ngập: thau, khử trùng theo hướng dẫn của trạm y tế rồi mới dùng; trước đó đun sôi.</li>
          <li>Hàng khô chỉ ướt bao ngoài: tách ra, phơi, kiểm lại từng kiện, ghi riêng, không bán lẫn.</li>
          <li>Đồ mây tre, vải: rửa bùn ngay bằng nước sạch, phơi gió, để quá hai ngày sẽ mốc.</li>
        </ul>
        <p>Báo cho khách trung thực: món nào còn, món nào mất, bao giờ gửi. Chụp vài tấm cảnh dọn kho, đa số khách sẵn lòng chờ. Rồi hỏi hàng xóm xem ai cần một tay; bão sau đến lượt mình.</p>
        <p>Trẻ con hay háo hức lội nước sau bão. Giải thích cho các em về dây điện đứt, hố ga mất nắp và da tay da chân lở vì nước bẩn; rửa xà phòng và lau khô kẽ chân sau mỗi lần dọn.</p>
      `),
    },
  ],
  attachments: [],
};
