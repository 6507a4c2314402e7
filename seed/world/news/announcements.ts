import { joinLines } from '../join-lines.ts';
import type { NewsText } from './news-text.ts';

export const announcements: readonly NewsText[] = [
  {
    kind: 'announcement',
    title: 'Giờ hỗ trợ mới: có người trực cả tối Chủ nhật',
    summary:
      'Từ tuần này đội hỗ trợ làm thêm buổi tối cuối tuần. Câu hỏi về đơn đang giao được ưu tiên trả lời trước.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 106,
    film: null,
    pictures: [],
    html: joinLines(`
      <p>Nhiều thành viên chỉ rảnh vào tối Chủ nhật, còn đội hỗ trợ lại nghỉ từ chiều thứ Bảy. Từ tuần này, giờ trực được sắp lại như bảng dưới đây.</p>
      <table>
        <thead><tr><th>Ngày</th><th>Giờ trực</th></tr></thead>
        <tbody>
          <tr><td>Thứ Hai đến thứ Sáu</td><td>8:00–21:00</td></tr>
          <tr><td>Thứ Bảy</td><td>8:00–17:00</td></tr>
          <tr><td>Chủ nhật</td><td>14:00–21:00</td></tr>
        </tbody>
      </table>
      <p>Câu hỏi gửi ngoài giờ vẫn được nhận, và trả lời theo thứ tự vào đầu ca sau. Riêng ba việc được xem trước: đơn đang trên đường, khoản tiền đã trừ mà đơn chưa ghi nhận, và tài khoản nghi bị người khác dùng.</p>
      <p>Để được trả lời nhanh, bạn ghi mã đơn hoặc mã liên hệ ngay dòng đầu, kể chuyện xảy ra lúc nào, kèm ảnh chụp màn hình nếu có. Nhân viên của chợ không bao giờ hỏi mật khẩu hay mã OTP; ai hỏi, bạn đừng trả lời và báo cho chúng tôi.</p>
      <p>Ngày lễ, giờ trực sẽ được báo trước ít nhất một tuần trong mục này. Cảm ơn các bạn đã kiên nhẫn trong những tối Chủ nhật trước đây.</p>
    `),
  },
  {
    kind: 'announcement',
    title: 'Quy tắc bình luận: nói thẳng, nói thật, nói tử tế',
    summary:
      'Tóm tắt những điều được khuyến khích, những điều sẽ bị gỡ và cách khiếu nại khi bạn thấy chưa công bằng.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 98,
    film: null,
    pictures: [{ subject: 'micro', alt: 'Micro trên bục nói chuyện của làng' }],
    html: joinLines(`
      <p>Khi số bình luận tăng lên, chợ viết lại quy tắc cho ngắn và rõ. Chúng tôi không cấm chê; chê đúng giúp cả làng. Điều quan trọng là chê việc, không chê người.</p>
      <h2>Khuyến khích</h2>
      <ul>
        <li>Kể trải nghiệm của chính mình, nêu thời gian và cách dùng.</li>
        <li>Hỏi lại khi chưa hiểu, cảm ơn khi được trả lời.</li>
        <li>Sửa bình luận của mình khi biết đã nhầm, thay vì xóa đi.</li>
      </ul>
      <h2>Sẽ bị gỡ</h2>
      <ul>
        <li>Xúc phạm, mỉa mai vùng miền, dân tộc, giới tính, hoàn cảnh.</li>
        <li>Đăng số điện thoại, địa chỉ, giấy tờ của người khác.</li>
        <li>Quảng cáo lặp lại, rủ giao dịch ngoài chợ, lời khuyên y tế nguy hiểm.</li>
        <li>Bình luận giả để nâng hay dìm một gian hàng.</li>
      </ul>
      <p>Người bị gỡ sẽ nhận được lý do. Nếu thấy chưa công bằng, bạn trả lời ngay trong thông báo ấy, một người khác trong đội sẽ xem lại. Vi phạm nhiều lần có thể bị tạm khóa quyền bình luận, nhưng vẫn mua bán và đọc bình thường.</p>
      <p>Thấy điều không ổn, hãy bấm báo cáo thay vì cãi nhau. Người báo cáo được giữ kín tên.</p>
    `),
  },
  {
    kind: 'announcement',
    title: 'Bảo trì hệ thống trong đêm, từ 1 giờ đến 3 giờ sáng',
    summary:
      'Trong khoảng hai giờ, bạn vẫn xem được hàng nhưng chưa đặt đơn và thanh toán được. Đơn đã đặt không bị ảnh hưởng.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 67,
    film: null,
    pictures: [],
    html: joinLines(`
      <p>Đêm thứ Tư tuần này, từ 1:00 đến 3:00 sáng theo giờ Việt Nam, chợ bảo trì phần đặt hàng và thanh toán. Chúng tôi chọn giờ ít người mua nhất trong tuần.</p>
      <p>Trong lúc bảo trì, bạn vẫn xem sản phẩm, đọc tài liệu và tin tức. Nút đặt hàng tạm thời không dùng được; giỏ hàng của bạn được giữ nguyên, không cần làm lại. Đơn đã đặt trước đó vẫn được đóng gói và giao như thường. Nếu bạn vừa thanh toán sát giờ bảo trì mà chưa thấy đơn đổi trạng thái, xin chờ tới sáng: giao dịch sẽ được đối chiếu và ghi nhận, tuyệt đối không cần trả lần hai.</p>
      <p>Người bán có thể chuẩn bị trước bằng cách in sẵn danh sách đóng gói lúc tối. Số tồn kho không thay đổi trong đêm.</p>
      <p>Khi xong, một thông báo ngắn sẽ hiện ở đầu trang. Nếu việc kéo dài hơn dự kiến, chúng tôi báo lại ở đây cứ mỗi nửa giờ. Xin lỗi những ai hay mua hàng vào giờ chim lợn kêu.</p>
    `),
  },
  {
    kind: 'announcement',
    title: 'Cảnh báo trang giả mạo Chợ Làng gửi tin "trúng thưởng"',
    summary:
      'Có tin nhắn mạo danh chợ yêu cầu nộp phí nhận quà. Chợ không tổ chức quay thưởng qua tin nhắn và không thu phí nhận quà.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 40,
    film: null,
    pictures: [{ subject: 'dien-thoai', alt: 'Điện thoại hiện tin nhắn giả' }],
    html: joinLines(`
      <p>Vài ngày nay, một số thành viên nhận được tin nhắn có tên gần giống Chợ Làng, báo trúng xe máy hoặc phiếu quà lớn, kèm đường dẫn và yêu cầu nộp phí "làm hồ sơ". Đây là lừa đảo.</p>
      <p>Chúng tôi nhắc lại ba điều:</p>
      <ol>
        <li>Chợ không quay thưởng qua tin nhắn. Phiếu giảm giá thật luôn nằm trong ví phiếu, khi bạn đăng nhập.</li>
        <li>Không bao giờ phải nộp tiền để nhận quà, nhận hoàn tiền hay mở khóa tài khoản.</li>
        <li>Nhân viên không kết bạn riêng để xin mã OTP, ảnh thẻ hay quyền điều khiển máy.</li>
      </ol>
      <p>Nếu đã bấm vào đường dẫn nhưng chưa nhập gì, bạn chỉ cần đóng lại. Nếu đã nhập mật khẩu, hãy đổi ngay và đăng xuất mọi thiết bị. Nếu đã chuyển tiền, gọi ngân hàng của mình trước, rồi trình báo công an và báo cho chợ kèm ảnh chụp.</p>
      <p>Tài liệu "Nhận biết lừa đảo trên mạng" trong thư viện nói kỹ hơn từng bước. Xin kể lại cho ông bà, cha mẹ tối nay; đó là những người bị nhắm tới nhiều nhất.</p>
    `),
  },
  {
    kind: 'announcement',
    title: 'Lịch nhận và giao hàng dịp nghỉ lễ sắp tới',
    summary:
      'Đặt trước bốn giờ chiều ngày cuối trước kỳ nghỉ để hàng đi trong ngày. Hàng tươi ngừng nhận sớm hơn một ngày.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 25,
    film: null,
    pictures: [{ subject: 'lich', alt: 'Lịch bàn đánh dấu ngày nghỉ' }],
    html: joinLines(`
      <p>Kỳ nghỉ sắp tới, một số kho và đơn vị vận chuyển làm việc theo giờ rút gọn. Để hàng không nằm lại dọc đường, xin các gian và người mua lưu ý lịch dưới đây.</p>
      <table>
        <thead><tr><th>Loại hàng</th><th>Nhận đơn lần cuối</th><th>Đi lại bình thường</th></tr></thead>
        <tbody>
          <tr><td>Hàng tươi, lạnh</td><td>Hai ngày trước kỳ nghỉ</td><td>Ngày làm việc đầu tiên</td></tr>
          <tr><td>Hàng khô, thủ công</td><td>Ngày cuối, trước 16:00</td><td>Ngày làm việc đầu tiên</td></tr>
          <tr><td>Hàng cồng kềnh</td><td>Ba ngày trước kỳ nghỉ</td><td>Ngày làm việc thứ hai</td></tr>
        </tbody>
      </table>
      <p>Đơn đặt trong những ngày nghỉ vẫn được ghi nhận và xếp theo thứ tự. Người mua có thể chọn ngày giao mong muốn trong ghi chú. Gian hàng nghỉ dài hơn nên tạm ẩn sản phẩm và ghi ngày trở lại ở phần giới thiệu.</p>
      <p>Hạn đổi trả của các đơn nhận ngay trước kỳ nghỉ được tính thêm đúng số ngày nghỉ, bạn không cần vội. Đội hỗ trợ trực mỗi ngày từ chín giờ đến mười bảy giờ, chỉ xử lý đơn đang giao và việc khẩn. Chúc cả làng nghỉ vui, đi đường cẩn thận.</p>
    `),
  },
  {
    kind: 'announcement',
    title: 'Mời góp ý cho thư viện: bạn muốn học nghề gì tiếp theo?',
    summary:
      'Khảo sát năm câu, làm trong hai phút, mở tới cuối tháng. Kết quả sẽ quyết định mười tài liệu kế tiếp.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 4,
    film: null,
    pictures: [
      { subject: 'but-chi', alt: 'Bút chì màu và phiếu khảo sát' },
      { subject: 'so-tay', alt: 'Sổ ghi ý kiến' },
    ],
    html: joinLines(`
      <p>Thư viện đã có những bài đầu tiên, và điều chúng tôi không muốn là đoán xem bạn cần gì. Khảo sát lần này chỉ có năm câu: bạn đang làm nghề gì, đã đọc bài nào, bài nào chưa giúp được, muốn học gì tiếp, và thích đọc chữ, xem phim hay tải tệp.</p>
      <p>Những ý đã được nhắc nhiều trong bình luận gồm làm đậu phụ, sửa xe đạp, trồng nấm rơm, khâu tay căn bản, quay phim ngắn bằng điện thoại và viết đơn từ thường dùng. Bạn có thể bấm chọn hoặc thêm ý mới.</p>
      <p>Ai có tay nghề và muốn viết, xin ghi ở câu cuối; cộng tác viên sẽ gọi lại, giúp dựng dàn ý và chụp ảnh. Tác giả được ghi tên, giữ bản quyền bài của mình, và có một khoản nhuận bút nhỏ cho bài đã đăng.</p>
      <p>Kết quả được công bố công khai, kể cả số phiếu. Trả lời ngay dưới bài này cũng được tính, nên bạn không cần mở thêm trang nào. Cảm ơn bạn đã dành hai phút.</p>
    `),
  },
];
