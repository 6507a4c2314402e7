import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const indigoDyeing: DocumentText = {
  title: 'Nhuộm chàm trên vải lanh và vải bông',
  description:
    'Cách nuôi thùng chàm, nhúng vải nhiều lượt và vẽ sáp ong, theo lối làm của người Mông ở cao nguyên đá.',
  category: 'craft',
  uploader: 'Giàng A Páo',
  subject: 'vai-tho-cam',
  createdDaysAgo: 146,
  publishedDaysAgo: 144,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Từ lá chàm đến cao chàm',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Màu chàm không có sẵn trong lá. Lá cây chàm chứa một chất không màu; khi ngâm nước, chất ấy tan ra và chỉ hóa xanh sau khi gặp không khí. Hiểu điều này thì mọi bước lạ lùng của nghề nhuộm đều có lý do.</p>
        <h2>Ngâm lá</h2>
        <p>Lá hái lúc sáng sớm, khi cây sắp ra hoa, cho cả cành non vào thùng, đè đá cho ngập nước. Trời nóng ngâm hai ngày, trời mát ba bốn ngày. Khi nước ngả xanh lơ như màu đuôi công, có lớp váng ánh đồng và mùi nồng thì vớt bỏ xác lá. Ngâm quá lâu lá thối, màu sẽ xỉn.</p>
        <h2>Đánh vôi</h2>
        <p>Hòa vôi tôi với nước, gạn lấy nước trong rồi đổ dần vào thùng. Dùng gáo múc lên cao, dội xuống liên tục hoặc lấy chổi tre khuấy mạnh cho nước sủi bọt. Bọt đầu màu xanh, rồi tím, rồi xẹp dần; nước chuyển sang xanh thẫm. Lúc này hạt chàm đang kết lại và chìm xuống. Để yên một đêm, chắt nước trong, phần bùn xanh dưới đáy chính là <em>cao chàm</em>. Gói cao trong vải, treo cho ráo, có thể giữ được nhiều tháng nếu không để khô nứt.</p>
        <ul>
          <li>Vôi ít quá thì chàm không lắng, nước mãi đục.</li>
          <li>Vôi nhiều quá thì cao bạc màu và ăn da tay.</li>
          <li>Vôi tôi làm bỏng mắt: đeo kính, đổ vôi vào nước chứ không đổ nước vào vôi.</li>
        </ul>
        <p>Một gùi lá đầy chỉ cho chừng một bát cao. Vì thế người làm nghề quý từng thùng chàm như quý con trâu, và trong nhà luôn có một người giữ thùng.</p>
      `),
    },
    {
      title: 'Nuôi thùng chàm cho sống',
      film: 'nhung-cham',
      isPublished: true,
      html: joinLines(`
        <p>Cao chàm không tan trong nước, nên nhuộm thẳng thì màu chỉ bám ngoài mặt và trôi ngay. Phải đưa nó về dạng tan được, màu vàng lục, bằng một thùng lên men. Người quê gọi là nuôi chàm, vì thùng chàm ăn, ngủ, mệt và chết y như một con vật.</p>
        <h2>Thức ăn của thùng</h2>
        <p>Nước tro bếp lọc trong cho độ kiềm. Rượu gạo, cám hoặc lá ngải nuôi vi khuẩn; vi khuẩn lấy bớt oxy trong nước để chàm tan. Thùng đặt chỗ ấm, đậy kín, mỗi ngày khuấy nhẹ một lần không để sủi bọt. Sau năm đến bảy ngày, thùng khỏe có ba dấu hiệu: mặt nước nổi váng tím ánh đồng, dưới váng là nước vàng lục trong, mùi hăng nồng nhưng không thối.</p>
        <table>
          <thead><tr><th>Dấu hiệu</th><th>Ý nghĩa</th><th>Cách chữa</th></tr></thead>
          <tbody>
            <tr><td>Nước xanh đục</td><td>Còn nhiều oxy, chàm chưa tan</td><td>Đậy kín, thêm rượu, chờ</td></tr>
            <tr><td>Mùi chua</td><td>Thiếu kiềm</td><td>Thêm nước tro từng bát</td></tr>
            <tr><td>Trơn nhớt tay, màu nhạt</td><td>Thừa kiềm</td><td>Thêm cám, để nghỉ</td></tr>
            <tr><td>Váng mất, nước loãng</td><td>Hết chàm</td><td>Thêm cao đã giã mịn</td></tr>
          </tbody>
        </table>
        <h2>Nhúng vải</h2>
        <p>Giặt vải bằng nước tro hoặc xà phòng cho hết hồ, xả sạch rồi vắt ráo; vải khô cho vào thùng sẽ loang. Thả vải xuống êm, giữ dưới mặt nước năm đến mười phút, nhấc lên sát mặt thùng và vắt nhẹ để ít bọt. Vải ra khỏi thùng có màu lục, gặp gió chuyển xanh trong vài phút. Phơi cho chuyển màu hết mới nhúng lượt sau.</p>
        <p>Màu thẫm đến từ nhiều lượt mỏng chứ không phải một lượt lâu. Xanh da trời cần ba bốn lượt; chàm đen của váy Mông cần hai, ba chục lượt trong nhiều ngày. Sau ba mẻ vải, cho thùng nghỉ một ngày và cho nó ăn thêm.</p>
      `),
    },
    {
      title: 'Vẽ sáp ong và giữ màu bền',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Hoa văn trắng trên nền chàm có được nhờ sáp ong chặn màu. Đun sáp vàng trộn một ít sáp đen cũ, giữ chảy lỏng nhưng không bốc khói; sáp bốc khói là quá nóng, dễ bắt lửa và ngấm loang. Bút vẽ gồm hai ba lá đồng kẹp vào cán tre, chấm sáp rồi đi một nét dứt khoát. Muốn thẳng hàng, hãy kẻ khung bằng móng tay trên mặt vải đã đánh bóng.</p>
        <ol>
          <li>Trải vải lên tấm gỗ phẳng, vẽ khung lớn trước, nét nhỏ sau.</li>
          <li>Lật mặt trái xem sáp đã thấm chưa; chỗ chưa thấm thì vẽ lại từ mặt sau.</li>
          <li>Để sáp nguội hẳn mới nhúng chàm; nhúng nhanh, không vò, không gập.</li>
          <li>Đủ màu thì luộc vải trong nước sôi cho sáp nổi lên, vớt sáp để dùng lại.</li>
        </ol>
        <p>Vải mới nhuộm nên xả nước lạnh tới khi nước trong, phơi trong bóng râm. Lần giặt đầu cho một chút muối chỉ giúp nước bớt đục, không phải là thuốc cầm màu; thứ giữ màu thật sự là nhuộm đủ lượt và để vải nghỉ vài tuần trước khi giặt xà phòng. Nói trước với người mua rằng chàm sẽ ra màu nhẹ những lần đầu và nên giặt riêng: khách hiểu thì họ càng quý tấm vải.</p>
      `),
    },
  ],
  attachments: [],
};
