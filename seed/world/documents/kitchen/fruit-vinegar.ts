import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const fruitVinegar: DocumentText = {
  title: 'Làm giấm trái cây và giấm gạo tại nhà',
  description: 'Hai giai đoạn lên men, cách giữ con giấm khỏe và những mẻ hỏng thường gặp.',
  category: 'kitchen',
  uploader: 'Nguyễn Thị Thu Hà',
  subject: 'chuoi',
  createdDaysAgo: 110,
  publishedDaysAgo: 108,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Hai lần lên men trong một hũ giấm',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Giấm là rượu bị vi khuẩn axetic biến thành chua. Vì thế mọi công thức, dù từ chuối, dứa, táo mèo hay gạo, đều đi qua hai chặng: men biến đường thành rượu nhẹ, rồi vi khuẩn biến rượu thành giấm. Chặng đầu không cần không khí; chặng sau rất cần.</p>
        <h2>Chặng rượu</h2>
        <p>Trái cây chín rửa sạch, cắt nhỏ, bỏ chỗ dập thối. Cứ một cân trái cây cho hai lít nước sôi để nguội và một lạng rưỡi đường. Đậy lỏng, khuấy mỗi ngày một lần. Bọt sủi trong năm đến bảy ngày, mùi thơm như cơm rượu. Khi bọt gần hết và cái nổi lên, lọc bỏ xác.</p>
        <h2>Chặng giấm</h2>
        <p>Rót nước lọc vào hũ miệng rộng, chỉ đầy hai phần ba, thêm một bát giấm nuôi chưa qua đun làm mồi. Buộc vải dày trên miệng: không khí vào được mà ruồi giấm không vào. Để chỗ ấm, tối, yên tĩnh, hai mươi lăm đến ba mươi độ là lý tưởng. Sau một hai tuần, trên mặt có màng trong như thạch; đó là <em>con giấm</em>. Đừng lắc hũ, màng chìm là nó phải mọc lại từ đầu.</p>
        <table>
          <thead><tr><th>Tuần</th><th>Mùi</th><th>Việc cần làm</th></tr></thead>
          <tbody>
            <tr><td>1</td><td>Cơm rượu</td><td>Khuấy hằng ngày</td></tr>
            <tr><td>2</td><td>Rượu nhẹ</td><td>Lọc xác, cho mồi</td></tr>
            <tr><td>3–5</td><td>Chua dần</td><td>Để yên, giữ ấm</td></tr>
            <tr><td>6–8</td><td>Chua gắt, hết mùi rượu</td><td>Nếm và rót</td></tr>
          </tbody>
        </table>
        <p>Nước chua đủ thì lọc qua vải, đun tới khoảng bảy mươi độ để dừng men, rồi đóng chai đầy, đậy kín. Giấm nhà làm có độ chua không đều, nên hợp cho nước chấm và trộn gỏi; đừng dùng để ngâm đồ hộp dài ngày, vì thứ ấy cần giấm biết chắc nồng độ.</p>
      `),
    },
    {
      title: 'Nuôi con giấm và cứu mẻ hỏng',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Con giấm sống rất lâu nếu được ăn đều. Mỗi lần rót, chừa lại một phần ba giấm cũ cùng màng, rồi thêm nước dừa, rượu gạo pha loãng hoặc nước trái cây đã lên men. Rượu đổ vào phải nhẹ, khoảng năm đến sáu độ; rượu trắng nguyên chất sẽ giết màng.</p>
        <h2>Những mẻ khó</h2>
        <ul>
          <li><strong>Mãi không chua:</strong> phòng lạnh hoặc hũ đậy quá kín. Chuyển chỗ ấm, thay nắp bằng vải.</li>
          <li><strong>Mùi như sơn móng tay:</strong> thiếu khí hoặc mồi yếu, vi khuẩn làm dở dang. Rót sang hũ miệng rộng hơn và thêm mồi; sau hai tuần còn mùi thì bỏ.</li>
          <li><strong>Giun nhỏ như sợi chỉ ở thành hũ:</strong> lươn giấm, vô hại nhưng kém đẹp. Lọc, đun nóng, rửa hũ bằng nước sôi.</li>
          <li><strong>Mốc khô có lông trên màng:</strong> bỏ cả mẻ, luộc hũ và làm lại.</li>
        </ul>
        <p>Màng dày lên theo tháng, nên bóc bớt lớp cũ dưới đáy cho thoáng. Hũ thủy tinh hoặc sành tráng men là tốt nhất; kim loại bị axit ăn mòn, nhựa mỏng ám mùi. Đặt giấm xa vại dưa, chum rượu và rổ trái cây chín, vì ruồi giấm mang vi khuẩn từ nơi này sang nơi khác rất nhanh.</p>
        <p>Một chai giấm chuối ngon có màu mật ong nhạt, chua thanh, hậu hơi ngọt. Nhà tôi dùng nó kho cá, trộn nộm hoa chuối và pha nước chấm bún chả. Nếm bằng thìa sứ, mỗi tuần một lần vào cùng một giờ, bạn sẽ tự thấy ngày nào nên dừng.</p>
      `),
    },
  ],
  attachments: [],
};
