import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const riceSeed: DocumentText = {
  title: 'Chọn giống lúa và gieo mạ cho vụ đầu',
  description:
    'Đọc nhãn giống, thử sức nảy mầm, ngâm ủ và gieo mạ khay cho ruộng nhỏ. Viết từ kinh nghiệm của các hộ trồng lúa thơm ở Sóc Trăng.',
  category: 'garden',
  uploader: 'Thạch Sô Phia',
  subject: 'bao-gao',
  createdDaysAgo: 128,
  publishedDaysAgo: 126,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Chọn giống hợp đất, hợp nước, hợp người mua',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Không có giống lúa tốt cho mọi ruộng. Giống ngon cơm thường dài ngày và kém chịu phèn hơn giống thường; giống ngắn ngày dễ né lũ nhưng gạo bán không được giá bằng. Vì vậy hãy trả lời ba câu hỏi trước khi hỏi giá giống.</p>
        <ol>
          <li>Ruộng có bị phèn, bị mặn hay bị ngập vào tháng nào không?</li>
          <li>Từ lúc có nước ngọt tới lúc phải gặt là bao nhiêu ngày?</li>
          <li>Ai sẽ mua lúa này, mua lúa tươi hay mua gạo?</li>
        </ol>
        <h2>Đọc một bao giống</h2>
        <p>Trên bao phải có tên giống, cấp giống, nơi sản xuất, ngày sản xuất, hạn dùng và tỉ lệ nảy mầm. Với lúa thuần, giống xác nhận là cấp dùng để gieo ra lúa thịt; giống nguyên chủng đắt hơn, dành cho người nhân giống. Lúa lai thì không để giống lại được, vì vụ sau cây sẽ phân ly, cao thấp không đều.</p>
        <table>
          <thead><tr><th>Đặc điểm</th><th>Giống thơm dài ngày</th><th>Giống ngắn ngày</th></tr></thead>
          <tbody>
            <tr><td>Thời gian sinh trưởng</td><td>Khoảng 105–120 ngày</td><td>Khoảng 90–95 ngày</td></tr>
            <tr><td>Gạo</td><td>Dẻo, thơm, được giá</td><td>Mềm vừa, giá phổ thông</td></tr>
            <tr><td>Rủi ro</td><td>Dễ gặp hạn mặn cuối vụ</td><td>Dễ đổ nếu bón thừa đạm</td></tr>
          </tbody>
        </table>
        <p>Con số trong bảng chỉ để so sánh, vì cùng một giống nhưng sạ vụ lạnh sẽ chín muộn hơn vụ nóng. Cách chắc nhất là hỏi nhà đã trồng giống ấy hai vụ liền trên cánh đồng bên cạnh: họ biết giống có đổ không, có dễ nhiễm đạo ôn không, thương lái trả chênh bao nhiêu.</p>
        <h2>Đừng đổi hết một lần</h2>
        <p>Muốn thử giống mới, hãy dành một góc ruộng chừng vài trăm mét vuông, sạ cùng ngày với giống cũ và ghi lại phân, thuốc, ngày trổ, ngày gặt. Một vụ ghi chép cẩn thận đáng giá hơn mười lời quảng cáo.</p>
      `),
    },
    {
      title: 'Thử nảy mầm và ngâm ủ giống',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Trước khi ngâm cả bao, hãy thử một trăm hạt. Trải khăn giấy ẩm lên đĩa, xếp mười hàng, mỗi hàng mười hạt, phủ thêm một lớp khăn ẩm và để chỗ ấm. Sau bốn ngày đếm số hạt nứt nanh có rễ khỏe. Từ tám mươi lăm hạt trở lên là yên tâm; dưới mức ấy thì nên đổi giống hoặc tăng lượng gieo.</p>
        <h2>Ngâm đúng giờ</h2>
        <p>Đãi hạt trong nước sạch, vớt bỏ hạt lép nổi. Nhiều nhà pha nước muối loãng, tới khi quả trứng gà tươi nổi lên bằng đồng xu, để loại thêm hạt lửng; làm cách này thì phải rửa hạt thật kỹ ngay sau đó. Ngâm hai mươi bốn đến ba mươi sáu giờ, trời lạnh thì lâu hơn. Cứ sáu đến tám giờ thay nước một lần, vì nước ngâm cũ bị chua làm hạt thối.</p>
        <h2>Ủ ấm mà không hấp hơi</h2>
        <p>Vớt hạt, để ráo, cho vào bao đay hoặc thúng lót vải, phủ rơm ẩm. Nhiệt trong đống ủ nên quanh ba mươi đến ba mươi lăm độ, tức là thò tay vào thấy ấm như nước tắm trẻ nhỏ. Nếu nóng rát tay phải đảo và tưới nước sạch. Nếu khô, vảy nước đều. Sau khoảng một ngày, khi rễ dài bằng nửa hạt lúa và mầm vừa nhú là gieo được.</p>
        <ul>
          <li>Rễ dài, mầm ngắn: hạt thừa nước, giảm tưới.</li>
          <li>Mầm dài, rễ ngắn: hạt thiếu nước, tăng tưới.</li>
          <li>Có mùi chua: rửa lại ngay bằng nước sạch rồi trải mỏng.</li>
        </ul>
        <p>Đừng để rễ dài quá hạt, vì khi gieo sẽ gãy và rối vào nhau. Nếu trời mưa chưa gieo được, trải hạt ra nền mát cho hong gió, hạt sẽ chậm lại chừng nửa ngày.</p>
      `),
    },
    {
      title: 'Gieo mạ khay cho ruộng nhỏ',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Mạ khay giúp tiết kiệm giống, cấy được cả tay lẫn máy, và giữ mạ ở sân nhà khi ruộng chưa sẵn sàng. Đất gieo cần tơi, sàng nhỏ, trộn thêm phân hoai với tỉ lệ bốn đất một phân; không trộn phân tươi vì dễ cháy rễ.</p>
        <ol>
          <li>Rải đất vào khay dày hai phân, gạt phẳng và tưới đẫm.</li>
          <li>Gieo đều hạt đã nứt nanh, hạt nằm sát nhau nhưng không chồng lên nhau.</li>
          <li>Phủ một lớp đất mỏng vừa kín hạt, tưới lại bằng vòi hoa sen nhỏ.</li>
          <li>Xếp khay chỗ râm, phủ bạt hai ngày cho mầm đội đất, rồi đưa ra nắng nhẹ.</li>
        </ol>
        <p>Mỗi ngày tưới hai lần, sáng sớm và chiều mát. Mạ được mười hai đến mười lăm ngày, cao chừng một gang tay, có ba lá và rễ đan thành thảm là lúc cấy đẹp nhất. Để quá già, cây bén rễ chậm và đẻ nhánh ít. Trước khi cấy một ngày nên ngừng tưới để thảm mạ chắc, cuộn lại không vỡ.</p>
        <blockquote><p>Bà con ở đây có câu dặn nhau: ruộng phẳng thì mạ sống, ruộng lồi lõm thì nửa chết khô nửa chết úng. San mặt ruộng kỹ còn quan trọng hơn chọn ngày.</p></blockquote>
      `),
    },
  ],
  attachments: [],
};
