import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const firstOnlineShop: DocumentText = {
  title: 'Mở gian hàng đầu tiên trên chợ',
  description:
    'Chuẩn bị giấy tờ, viết mô tả sản phẩm và tuần đầu tiên vận hành, dành cho bà con chưa từng bán trên mạng.',
  category: 'community',
  uploader: 'Lê Quang Huy',
  subject: 'may-anh',
  createdDaysAgo: 6,
  publishedDaysAgo: null,
  isPublic: false,
  isOffline: false,
  chapters: [
    {
      title: 'Trước khi bấm nút mở gian',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Nhiều người mở gian trong một buổi tối, đăng ba chục món, rồi bỏ sau hai tuần vì đơn tới mà không kịp gói. Hãy bắt đầu nhỏ: ba đến năm món bạn làm chắc tay nhất, có hàng sẵn hoặc biết rõ mấy ngày làm xong.</p>
        <h2>Bốn câu hỏi</h2>
        <ol>
          <li>Một tuần tôi làm và gói được tối đa bao nhiêu đơn?</li>
          <li>Hàng để được bao lâu, đi được bao xa?</li>
          <li>Ai trả lời tin nhắn khi tôi ra đồng hay đứng bếp?</li>
          <li>Nếu hỏng, tôi đền thế nào?</li>
        </ol>
        <p>Viết câu trả lời ra giấy, vì đó chính là phần chính sách của gian. Giấy tờ cần chuẩn bị gồm căn cước, tài khoản ngân hàng đứng tên mình và, với thực phẩm, giấy tờ an toàn theo loại hàng. Ảnh căn cước chụp trên nền tối, đủ bốn góc, không lóa; tên tài khoản phải khớp tên trên giấy.</p>
        <p>Đặt tên gian dễ đọc, dễ nhớ, có nơi chốn hoặc tên người: "Gốm Lò Bầu", "Mật ong H’Hen". Tránh tên quá chung hoặc giống gian có sẵn. Lời giới thiệu ba câu là đủ: ai làm, làm ở đâu, khác gì. Câu chuyện thật của bạn, kể bằng giọng của bạn, không ai chép được.</p>
        <p>Cuối cùng, nhờ một người trong nhà chưa biết gì về món hàng đọc thử trang của bạn. Chỗ nào họ phải hỏi lại là chỗ cần viết thêm.</p>
        <p>Phần phí và thời gian nhận tiền, hãy đọc ở trang hướng dẫn của chợ rồi tính thử cho một món, để không ngỡ ngàng ở đơn đầu.</p>
      `),
    },
    {
      title: 'Viết mô tả để khách khỏi phải hỏi',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Mô tả tốt có ba phần: một câu mở nói món này dùng làm gì và hay ở đâu, một bảng thông số, vài lời dặn bảo quản. Viết như nói với người hàng xóm, đừng viết như quảng cáo.</p>
        <table>
          <thead><tr><th>Loại hàng</th><th>Thông số không được thiếu</th></tr></thead>
          <tbody>
            <tr><td>Thực phẩm</td><td>Khối lượng tịnh, thành phần, hạn dùng, cách cất</td></tr>
            <tr><td>Quần áo</td><td>Chất liệu, số đo từng cỡ, cách giặt</td></tr>
            <tr><td>Gốm, mây tre</td><td>Kích thước ba chiều, dùng được lò vi sóng không</td></tr>
            <tr><td>Cây giống</td><td>Tuổi cây, chiều cao, vùng hợp khí hậu</td></tr>
          </tbody>
        </table>
        <p>Dùng con số thay tính từ. "Cao cấp", "siêu ngon", "số một" không nói gì; "phơi ba nắng, để ngăn mát được hai tháng" nói rất nhiều. Không viết công dụng chữa bệnh cho thực phẩm, vừa không đúng vừa có thể bị phạt. Hàng làm tay thì nói trước độ lệch: mỗi chiếc hơn kém nửa phân, màu đậm nhạt theo mẻ.</p>
        <p>Tên sản phẩm nên có loại hàng, chất liệu, cỡ, ví dụ "Giỏ mây đan mắt cáo có quai, cỡ vừa". Người mua gõ tìm bằng những từ ấy. Đặt từ khóa hợp lý một lần là đủ, nhồi mười lần chỉ làm câu khó đọc.</p>
        <p>Xem lại mô tả sau mỗi mười tin nhắn. Nếu ba khách cùng hỏi "có ship được Cần Thơ không", hãy thêm một dòng trả lời. Trang bán hàng tốt được viết bởi người bán và sửa bởi người mua.</p>
        <p>Sau phần chữ, đọc to cả trang một lần. Câu nào phải lấy hơi giữa chừng thì cắt đôi.</p>
      `),
    },
    {
      title: 'Tuần đầu tiên có đơn',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Đơn đầu tiên thường đến lúc bạn không ngờ. Bật thông báo, xác nhận trong vài giờ, gói trong ngày và chụp ảnh trước khi dán. Viết tay một dòng cảm ơn kèm số điện thoại; tốn nửa phút, khách giữ cả năm.</p>
        <p>Mỗi tối dành mười lăm phút cho bốn việc: đơn chưa gói, tin chưa trả lời, hàng sắp hết, tiền về. Ghi lên một tờ giấy dán tường, gạch từng việc. Cuối tuần nhìn lại: món nào được xem nhiều mà không ai mua thì sửa ảnh hoặc giá; món nào mua nhiều thì kiểm tra còn đủ nguyên liệu không.</p>
        <ul>
          <li>Không tự đặt hàng ảo để tăng số bán; hệ thống và khách đều nhận ra.</li>
          <li>Không nhận quá sức. Tạm ẩn món khi kín lịch, ghi ngày mở lại.</li>
          <li>Đánh giá xấu đầu tiên sẽ tới. Đọc, thở, ngủ một đêm rồi trả lời.</li>
        </ul>
        <p>Sau một tháng, nếu mười khách đầu có ba người quay lại, bạn đang đi đúng đường. Lúc ấy hãy thêm món thứ sáu.</p>
      `),
    },
  ],
  attachments: [],
};
