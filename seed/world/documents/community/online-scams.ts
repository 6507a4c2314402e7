import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const onlineScams: DocumentText = {
  title: 'Nhận biết lừa đảo trên mạng',
  description:
    'Những kịch bản hay gặp với người bán, người mua và người lớn tuổi, cùng các bước phải làm khi lỡ sập bẫy.',
  category: 'community',
  uploader: 'Lê Quang Huy',
  subject: 'may-tinh',
  createdDaysAgo: 114,
  publishedDaysAgo: 112,
  isPublic: true,
  isOffline: false,
  chapters: [
    {
      title: 'Ba dấu hiệu chung của mọi chiêu lừa',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Kẻ lừa đảo đổi kịch bản mỗi tháng, nhưng cách đánh vào tâm lý thì cũ. Nhớ ba dấu hiệu này sẽ nhận ra cả những chiêu chưa ai từng kể.</p>
        <ul>
          <li><strong>Gấp:</strong> "trong mười lăm phút", "trước khi khóa tài khoản". Gấp để bạn không kịp hỏi ai.</li>
          <li><strong>Giấu:</strong> "đừng nói với người nhà", "bí mật điều tra". Giấu để không ai can.</li>
          <li><strong>Lạ đường:</strong> chuyển tiền vào tài khoản cá nhân, cài ứng dụng ngoài kho, đọc mã OTP, chia sẻ màn hình.</li>
        </ul>
        <p>Gặp hai trong ba thì dừng. Dừng không mất gì: công an không mời làm việc qua điện thoại, ngân hàng không xin mật khẩu, và quà thật không bắt nộp phí trước.</p>
        <h2>Quy tắc gọi lại</h2>
        <p>Ai gọi tới tự xưng cơ quan, ngân hàng, người giao hàng hay con cháu, hãy cúp máy rồi tự gọi lại số mình đã biết từ trước: số in sau thẻ, số trên trang chính thức, số đã lưu trong danh bạ. Đừng bấm gọi lại số vừa gọi. Hình ảnh và giọng nói ngày nay đều giả được; cuộc gọi video mờ, giật, chỉ vài giây rồi tắt là cách hay dùng. Gia đình nên có một <em>câu hỏi riêng</em> mà người ngoài không biết, chẳng hạn tên con chó ngày xưa.</p>
        <h2>Đường dẫn</h2>
        <p>Bỏ qua phần https://, rồi đọc tên miền từ phải sang trái, bắt đầu ngay trước dấu gạch chéo kế tiếp. Trang thật của chợ sẽ không nằm ở một địa chỉ có thêm chữ, thêm gạch nối hay đuôi lạ. Không chắc thì tự gõ địa chỉ, đừng bấm trong tin nhắn.</p>
      `),
    },
    {
      title: 'Kịch bản nhắm vào người bán hàng',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Người bán hay gặp khách lạ đặt nhiều, trả giá cao, rồi gửi ảnh chuyển khoản. Ảnh ấy làm giả trong một phút. Chỉ giao hàng khi tiền đã vào tài khoản xem trên ứng dụng ngân hàng của chính mình; tin nhắn báo có cũng có thể giả tên hiển thị.</p>
        <table>
          <thead><tr><th>Kịch bản</th><th>Chỗ hở</th><th>Cách làm</th></tr></thead>
          <tbody>
            <tr><td>Khách nước ngoài trả qua "cổng quốc tế", gửi link nhận tiền</td><td>Đòi nhập thẻ và OTP để nhận</td><td>Nhận tiền không bao giờ cần OTP</td></tr>
            <tr><td>Chuyển thừa rồi xin trả lại</td><td>Ảnh giả, hoặc tiền của nạn nhân khác</td><td>Nhờ ngân hàng xử lý, không tự chuyển</td></tr>
            <tr><td>Giả nhân viên sàn, dọa khóa gian hàng</td><td>Nhắn từ tài khoản cá nhân</td><td>Hỏi trong mục hỗ trợ của chợ</td></tr>
            <tr><td>Đơn đặt tiệc, nhờ mua hộ rượu quý</td><td>Người bán "rượu" là đồng bọn</td><td>Không mua hộ hàng lạ</td></tr>
            <tr><td>Giả người giao hàng: "hàng ở bảo vệ, chuyển tiền giúp"</td><td>Không có mã đơn đúng</td><td>Trả khi cầm hàng</td></tr>
          </tbody>
        </table>
        <p>Đơn lớn bất thường, nên đặt cọc một phần và gọi điện xác nhận. Với đơn thu hộ bị từ chối nhiều lần từ cùng địa chỉ, hãy yêu cầu trả trước. Không đăng ảnh tem vận đơn có số điện thoại khách: kẻ gian gom tên, số, món hàng để gọi giả danh chính bạn.</p>
        <p>Tài khoản bán hàng nên có mật khẩu riêng, dài, không dùng chung với hộp thư; bật xác thực hai lớp; phân quyền cho người phụ việc thay vì đưa mật khẩu chủ. Ai nghỉ thì thu quyền ngay hôm ấy.</p>
      `),
    },
    {
      title: 'Lỡ chuyển tiền hoặc lộ mật khẩu rồi thì sao',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Xấu hổ là đồng minh của kẻ lừa. Người thông minh, người cẩn thận vẫn bị; vậy nên nói ra ngay. Giờ đầu tiên là quan trọng nhất.</p>
        <ol>
          <li>Gọi tổng đài ngân hàng của mình yêu cầu khóa thẻ, khóa dịch vụ và tra soát giao dịch.</li>
          <li>Đổi mật khẩu hộp thư trước, sau đó tới ngân hàng, mạng xã hội, gian hàng. Đăng xuất mọi thiết bị.</li>
          <li>Điện thoại đã cài ứng dụng lạ: bật chế độ máy bay, dùng máy khác để gọi. Gỡ ứng dụng, và tốt nhất là khôi phục cài đặt gốc sau khi sao lưu ảnh.</li>
          <li>Chụp lại tin nhắn, số tài khoản, số điện thoại, giờ chuyển. Đừng xóa cuộc trò chuyện.</li>
          <li>Trình báo công an nơi gần nhất, mang theo bản in.</li>
          <li>Báo cho người nhà và nhóm khách để họ không bị lừa dưới tên bạn.</li>
        </ol>
        <p>Sau vài ngày sẽ có kẻ tự xưng luật sư, "đội thu hồi tiền" hứa lấy lại nếu nộp phí. Đó là lần lừa thứ hai, nhắm đúng người vừa mất. Không có dịch vụ tư nào hoàn tác được một lệnh chuyển khoản.</p>
        <p>Trong nhà, hãy kể chuyện này vào bữa cơm, giọng nhẹ nhàng. Ông bà nghe một câu chuyện thật sẽ nhớ hơn mười tờ rơi, và lần sau biết rằng gọi cho con cháu lúc nào cũng được.</p>
        <p>Cũng nên xem lại ai khác dùng chung mật khẩu ấy, vì kẻ gian thường thử cùng một mật khẩu trên mọi dịch vụ.</p>
      `),
    },
  ],
  attachments: [],
};
