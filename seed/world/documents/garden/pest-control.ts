import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const pestControl: DocumentText = {
  title: 'Giữ vườn ít sâu mà không lạm dụng thuốc',
  description:
    'Quan sát, phòng trước, dùng bẫy và thiên địch; thuốc chỉ là bước cuối cùng và phải theo nhãn.',
  category: 'garden',
  uploader: 'Mai Văn Phúc',
  subject: 'gang-tay',
  createdDaysAgo: 96,
  publishedDaysAgo: 93,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Nhìn ra thủ phạm trước khi xử lý',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Lá thủng chưa chắc do sâu, lá vàng chưa chắc do bệnh. Trước khi phun bất cứ thứ gì, hãy đi một vòng vườn vào sáng sớm hoặc lúc chập tối, lật mặt dưới lá và mang theo kính lúp. Mười phút quan sát thường tiết kiệm được cả chai thuốc.</p>
        <table>
          <thead><tr><th>Dấu vết</th><th>Thủ phạm thường gặp</th><th>Việc làm ngay</th></tr></thead>
          <tbody>
            <tr><td>Lỗ tròn nhỏ trên lá cải</td><td>Bọ nhảy</td><td>Phủ lưới, tưới đủ ẩm</td></tr>
            <tr><td>Lá xoăn, có mật dính và kiến</td><td>Rệp</td><td>Xịt nước mạnh, ngắt ngọn bị nặng</td></tr>
            <tr><td>Đường ngoằn ngoèo trong lá</td><td>Ruồi đục lá</td><td>Ngắt lá, treo bẫy dính vàng</td></tr>
            <tr><td>Cây con đứt ngang gốc sau một đêm</td><td>Sâu xám</td><td>Bới đất quanh gốc bắt sâu</td></tr>
            <tr><td>Vệt nhớt bóng</td><td>Ốc sên</td><td>Bắt tay lúc tối, rải vỏ trứng vụn</td></tr>
          </tbody>
        </table>
        <h2>Cây khỏe là hàng rào đầu tiên</h2>
        <p>Bón thừa đạm làm lá non mềm và ngọt, rệp kéo tới trước tiên ở những luống ấy. Trồng quá dày làm lá lâu khô, nấm phát theo. Vì vậy ba việc rẻ nhất là bón vừa, trồng thưa và tưới vào gốc. Luân canh giữa các họ cây cắt đứt nguồn ăn của sâu sống trong đất: sau cải là đậu, sau cà là hành, không để một họ ở nguyên một chỗ hai vụ liền.</p>
        <h2>Những người giúp việc không lương</h2>
        <p>Bọ rùa, chuồn chuồn cỏ, ong ký sinh, nhện bắt mồi và cóc ăn sâu mỗi ngày. Chúng cần hoa nhỏ để lấy mật và chỗ ẩn khi nắng. Trồng vài khóm thì là, cúc, húng quế để trổ hoa quanh luống. Khi thấy rệp mà cũng thấy ấu trùng bọ rùa (con đen có chấm cam), hãy đợi ba ngày trước khi can thiệp; rất nhiều lần chúng dọn sạch giúp bạn.</p>
      `),
    },
    {
      title: 'Bẫy, nước xịt nhà làm và khi nào cần thuốc',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Lưới chắn côn trùng mắt nhỏ là khoản tiền đáng nhất cho luống cải. Phủ ngay ngày gieo, chèn kín mép bằng đất, vì hở một khe là bướm lọt vào đẻ trứng bên trong. Bẫy dính vàng treo ngang ngọn cây giúp bạn biết lúc nào rệp cánh và bọ phấn bắt đầu tới; bẫy để theo dõi là chính, không diệt hết được.</p>
        <h2>Nước xà phòng và dịch tỏi ớt</h2>
        <p>Pha một thìa cà phê xà phòng rửa bát dịu nhẹ với một lít nước, xịt ướt mặt dưới lá có rệp vào chiều mát, sáng hôm sau rửa lại bằng nước sạch. Thử trên vài lá trước, vì một số cây như dưa leo dễ cháy lá. Dịch tỏi ớt ngâm xua được vài loài chích hút nhưng mùi bay nhanh, mưa xuống là phải xịt lại, và nó cũng đuổi cả thiên địch nên đừng dùng hằng ngày.</p>
        <h2>Nếu phải dùng thuốc</h2>
        <ul>
          <li>Chọn đúng thuốc cho đúng loài, ưu tiên chế phẩm sinh học như Bt với sâu non.</li>
          <li>Đọc nhãn: liều lượng, cây trồng được phép và số ngày cách ly trước khi hái.</li>
          <li>Mang găng, khẩu trang, kính; đứng đầu gió; không phun khi có gió mạnh.</li>
          <li>Không tự pha trộn nhiều loại, không tăng liều vì "cho chắc".</li>
          <li>Bao gói thu gom riêng, tuyệt đối không rửa bình ở ao, kênh.</li>
        </ul>
        <p>Ghi ngày phun lên bảng treo đầu vườn để người nhà không hái nhầm. Nếu phải phun tới lần thứ ba cho cùng một loài, hãy dừng lại xem mật độ trồng, giống và thời vụ: gốc vấn đề thường nằm ở đó.</p>
      `),
    },
  ],
  attachments: [],
};
