import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const compostHeap: DocumentText = {
  title: 'Ủ phân compost từ rác bếp và lá vườn',
  description:
    'Cách biến vỏ rau, lá khô và bã chè thành phân tơi xốp trong hai đến ba tháng. Làm được cả ở vườn rộng lẫn ban công nhà phố.',
  category: 'garden',
  uploader: 'Nguyễn Văn Thắng',
  subject: 'phan-bon',
  createdDaysAgo: 152,
  publishedDaysAgo: 150,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Hiểu đống ủ trước khi bắt tay làm',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Compost là chất hữu cơ đã được vi sinh vật phân giải thành mùn. Người ủ không làm ra mùn, mà chỉ dọn chỗ ở cho hàng tỉ vi khuẩn, nấm và giun làm việc thay mình. Chúng cần bốn thứ: thức ăn giàu carbon, thức ăn giàu đạm, nước và không khí. Thiếu một trong bốn, đống ủ sẽ chậm lại hoặc bốc mùi.</p>
        <h2>Vật liệu nâu và vật liệu xanh</h2>
        <p>Vật liệu nâu là thứ khô, nhiều carbon: lá rụng, rơm, mùn cưa không sơn, bìa các tông xé nhỏ. Vật liệu xanh là thứ còn tươi, nhiều đạm: vỏ rau quả, cỏ mới cắt, bã cà phê, bã chè. Tính theo thể tích, cứ hai đến ba phần nâu thì một phần xanh là dễ thành công nhất với người mới.</p>
        <table>
          <thead><tr><th>Nhóm</th><th>Nên dùng</th><th>Nên tránh</th></tr></thead>
          <tbody>
            <tr><td>Nâu</td><td>Lá khô, rơm rạ, bìa không tráng nhựa</td><td>Gỗ ép, giấy in bóng</td></tr>
            <tr><td>Xanh</td><td>Vỏ rau, bã cà phê, cỏ tươi</td><td>Thịt, cá, dầu mỡ, phân chó mèo</td></tr>
            <tr><td>Phụ gia</td><td>Đất vườn, phân hoai cũ</td><td>Vôi bột rắc dày</td></tr>
          </tbody>
        </table>
        <p>Thịt, cá và dầu mỡ không độc với đất, nhưng chúng gọi chuột, ruồi và gây mùi, nên đống ủ nhỏ trong nhà không kham nổi. Phân chó mèo có thể mang ký sinh trùng, không dùng cho vườn rau. Lá cây bị bệnh nặng cũng nên bỏ riêng, vì đống ủ gia đình ít khi đủ nóng để diệt mầm bệnh.</p>
        <h2>Chọn chỗ và chọn thùng</h2>
        <p>Ở vườn, chọn góc râm, đất thoát nước, cách giếng và bếp một quãng. Đống ủ cao và rộng chừng một mét sẽ giữ được nhiệt. Ở ban công, một thùng nhựa có nắp, khoan lỗ quanh thân và dưới đáy, kê trên khay hứng nước là đủ. Lót đáy bằng một lớp cành nhỏ dày khoảng mười phân để không khí đi từ dưới lên.</p>
      `),
    },
    {
      title: 'Xếp lớp, giữ ẩm và đảo đống ủ',
      film: 'dong-u',
      isPublished: true,
      html: joinLines(`
        <p>Rác bếp nên cắt nhỏ chừng ba đến năm phân. Miếng càng nhỏ, vi sinh vật càng dễ bám; nhưng đừng xay nhuyễn, vì bột nhão sẽ bết lại và bí khí. Sau mỗi lần đổ rác tươi, phủ ngay một lớp lá khô dày gấp đôi. Chỉ riêng thói quen phủ lá này đã giải quyết phần lớn chuyện ruồi và mùi.</p>
        <h2>Các bước của một mẻ mới</h2>
        <ol>
          <li>Lót cành nhỏ hoặc xơ dừa dưới đáy.</li>
          <li>Rải một lớp nâu dày hai mươi phân, tưới cho ẩm.</li>
          <li>Rải một lớp xanh dày chừng bảy phân.</li>
          <li>Rắc một nắm đất vườn hoặc phân hoai cũ làm men mồi.</li>
          <li>Lặp lại cho tới khi đầy, lớp trên cùng luôn là lớp nâu.</li>
        </ol>
        <h2>Thử độ ẩm bằng tay</h2>
        <p>Bốc một nắm vật liệu ở giữa đống và bóp chặt. Nếu kẽ tay rịn ra một hai giọt nước thì vừa. Nước chảy thành dòng là quá ướt: trộn thêm lá khô, bìa xé và đảo ngay. Nắm vật liệu rời ra, bụi bay là quá khô: tưới từng gáo trong lúc đảo, không dội cả xô lên mặt.</p>
        <h2>Khi nào thì đảo</h2>
        <p>Vài ngày sau khi xếp, lõi một đống đủ lớn có thể nóng lên tới năm, sáu mươi độ. Thọc tay hoặc cắm một thanh sắt vào giữa chừng một phút rồi rút ra sờ là biết. Khi lõi bắt đầu nguội, xới cho phần ngoài vào trong, phần trong ra ngoài. Với đống ngoài vườn, mỗi tuần một lần trong tháng đầu là tốt; thùng ban công thì mỗi ba bốn ngày dùng que sắt chọc và xoay vài vòng cho thoáng. Không đảo cũng không hỏng, chỉ là lâu hơn: thay vì ba tháng, bạn sẽ chờ sáu tháng hoặc hơn.</p>
        <blockquote><p>Mẹo nhà tôi: giữ sẵn một bao lá khô cạnh thùng ủ. Hết lá khô là lúc đống ủ bắt đầu có mùi.</p></blockquote>
      `),
    },
    {
      title: 'Chữa bệnh cho đống ủ và dùng phân đã chín',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Đống ủ luôn báo trước khi hỏng. Mùi khai như nước tiểu nghĩa là thừa đạm, hãy trộn thêm vật liệu nâu. Mùi trứng thối nghĩa là thiếu khí và quá ướt, hãy đảo và độn cành nhỏ. Đống nguội ngắt, không nhỏ đi sau nhiều tuần thường do quá khô hoặc thiếu rác xanh.</p>
        <ul>
          <li><strong>Ruồi giấm bay nhiều:</strong> chôn rác mới sâu vào giữa, phủ kín bằng lá khô.</li>
          <li><strong>Kiến làm tổ:</strong> dấu hiệu của đống khô, tưới thêm và đảo.</li>
          <li><strong>Ấu trùng ruồi lính đen:</strong> con mập, màu xám nâu; chúng ăn rác rất nhanh và không hại cây, cứ để yên.</li>
        </ul>
        <h2>Nhận ra phân chín</h2>
        <p>Phân chín có màu nâu sẫm, tơi, mùi như đất rừng sau mưa, không còn nhận ra vỏ rau hay lá. Lấy một nhúm cho vào hũ ẩm, đậy kín ba ngày; mở ra vẫn thơm mùi đất là dùng được. Nếu có mùi chua hay khai, ủ tiếp vài tuần.</p>
        <h2>Bón bao nhiêu cho đủ</h2>
        <p>Với luống rau, rải một lớp dày hai đến ba phân rồi xới nhẹ vào mặt đất trước khi trồng. Với chậu, trộn một phần compost với ba phần đất. Cây ăn quả thì rải quanh tán, chừa gốc một gang tay để cổ rễ không bị úng. Không gieo hạt thẳng vào compost nguyên chất, vì mầm non dễ bị xót rễ và mặt phân dễ khô. Phần chưa mục còn sót lại sau khi sàng cứ cho trở về mẻ sau: đó là men mồi tốt nhất bạn có.</p>
      `),
    },
  ],
  attachments: [
    {
      name: 'lich-dao-dong-u.csv',
      lines: [
        'Tuần,Việc cần làm,Dấu hiệu tốt',
        '1,Xếp lớp và tưới ẩm,Lõi ấm lên sau 3 ngày',
        '2,Đảo lần một,Đống xẹp xuống một phần tư',
        '4,Đảo lần ba,Hết mùi rác tươi',
        '8,Ngừng thêm rác mới,Màu nâu sẫm',
        '12,Sàng và dùng,Mùi đất rừng',
      ],
    },
  ],
};
