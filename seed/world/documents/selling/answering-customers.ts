import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const answeringCustomers: DocumentText = {
  title: 'Trả lời khách và xử lý đổi trả êm đẹp',
  description: 'Mẫu câu, thời gian phản hồi và cách biến một đơn hỏng thành một khách quen.',
  category: 'selling',
  uploader: 'Phạm Đình Trọng',
  subject: 'micro',
  createdDaysAgo: 58,
  publishedDaysAgo: 56,
  isPublic: false,
  isOffline: false,
  chapters: [
    {
      title: 'Trả lời nhanh, rõ và có đường đi tiếp',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Khách nhắn tin thường đang phân vân giữa ba gian hàng. Ai trả lời trước và rõ hơn thường bán được, dù giá không rẻ nhất. Đặt giờ trực công khai, ví dụ tám giờ sáng đến chín giờ tối; ngoài giờ có tin tự động nói khi nào sẽ trả lời. Hứa ngắn mà đúng còn hơn "có ngay" rồi im.</p>
        <h2>Khung một câu trả lời tốt</h2>
        <ol>
          <li>Gọi tên khách nếu biết, chào ngắn.</li>
          <li>Trả lời đúng câu hỏi trong câu đầu tiên.</li>
          <li>Thêm một thông tin khách chưa hỏi mà cần: cỡ, hạn dùng, thời gian giao.</li>
          <li>Kết bằng một việc dễ làm tiếp.</li>
        </ol>
        <blockquote><p>"Chào chị Hà, giỏ size vừa cao ba mươi phân, đựng được hai cân trái cây ạ. Hàng có sẵn, đặt trước bốn giờ chiều thì mai gửi. Chị cần em chụp thêm ảnh mặt trong không ạ?"</p></blockquote>
        <p>So sánh với câu "Có nha chị", bạn thấy khách phải hỏi thêm ít nhất ba lần. Soạn sẵn chừng hai mươi câu cho những điều hay gặp, nhưng luôn sửa một hai chữ cho hợp người hỏi; khách nhận ra câu dán rất nhanh.</p>
        <p>Khi không biết, hãy nói chưa biết và hẹn giờ trả lời. Khi hết hàng, nói ngày có lại hoặc gợi ý món gần giống, đừng nhận đơn rồi để khách chờ. Khách trả giá, cảm ơn và giải thích một lần; nếu không giảm được, mời họ xem món nhỏ hơn. Giữ giọng như đang đứng ở sạp đầu chợ: ai đi qua cũng có thể nghe thấy.</p>
      `),
    },
    {
      title: 'Đổi trả: thua một đơn, được một người',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Chính sách đổi trả nên viết bằng năm dòng, đặt ngay trong trang sản phẩm: bao nhiêu ngày, trường hợp nào, ai trả tiền ship, hoàn bằng gì, mất bao lâu. Viết mơ hồ để "linh hoạt" chỉ làm hai bên cùng bực.</p>
        <ul>
          <li><strong>Lỗi của mình</strong> (sai màu, thiếu, vỡ): chịu hết phí, gửi bù hoặc hoàn tiền, khách chọn.</li>
          <li><strong>Khách đổi ý:</strong> nhận lại khi hàng nguyên tem, khách chịu ship.</li>
          <li><strong>Thực phẩm đã mở:</strong> không nhận lại hàng, nhưng xem ảnh và bồi hoàn nếu chất lượng sai mô tả.</li>
        </ul>
        <p>Khi khách giận, đừng tranh từng câu. Nhắc lại điều họ vừa nói để họ biết mình đã nghe, xin lỗi về trải nghiệm, đưa hai cách giải quyết cụ thể. Tin nhắn dài quá năm dòng thì nên gọi điện. Sau khi xong, ghi lại nguyên nhân vào sổ chung của gian hàng.</p>
        <p>Đánh giá một sao công khai cũng cần trả lời, và trả lời cho người đọc sau này chứ không chỉ cho người viết: ngắn, lịch sự, nói việc đã làm. Không kể lỗi của khách, không xin xóa đánh giá để đổi quà. Nhiều người mua đọc chính những câu trả lời ấy trước khi quyết định tin bạn.</p>
      `),
    },
  ],
  attachments: [],
};
