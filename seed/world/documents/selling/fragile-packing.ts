import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const fragilePacking: DocumentText = {
  title: 'Đóng gói hàng dễ vỡ và hàng lỏng',
  description: 'Chọn thùng, chèn đúng lực, thử rơi và chụp bằng chứng trước khi giao cho đơn vị vận chuyển.',
  category: 'selling',
  uploader: 'Huỳnh Thị Sáu',
  subject: 'gom-lam',
  createdDaysAgo: 92,
  publishedDaysAgo: 91,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Nguyên tắc thùng trong thùng',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Một kiện hàng trên đường đi sẽ bị nghiêng, bị chồng và bị rơi. Không cần bực với người giao; hãy gói như thể điều ấy chắc chắn xảy ra. Thứ làm vỡ gốm không phải cú rơi mà là chuyển động đột ngột bên trong: vật chạm vật, hoặc vật chạm thành thùng.</p>
        <h2>Ba lớp</h2>
        <ol>
          <li><strong>Lớp ôm:</strong> bọc từng món bằng giấy gói hoặc bóng khí, mặt bóng áp vào vật. Quai, vòi, nắp bọc riêng trước rồi mới bọc cả thân.</li>
          <li><strong>Lớp đệm:</strong> quanh món hàng có ít nhất năm phân vật chèn ở cả sáu mặt, kể cả đáy và nắp.</li>
          <li><strong>Lớp chịu lực:</strong> thùng các tông năm lớp, vuông cạnh, không dùng thùng đã mềm vì ẩm.</li>
        </ol>
        <p>Hàng quý như bình cổ cao nên dùng hai thùng: thùng nhỏ vừa khít, đặt trong thùng lớn có đệm. Lòng bình nhét giấy vò cho chắc nhưng không ép căng, vì giấy căng làm nứt từ trong.</p>
        <h2>Vật chèn</h2>
        <p>Giấy vò, rơm khô sạch, xơ dừa ép, tấm tổ ong giấy đều dùng tốt và khách dễ bỏ vào thùng rác tái chế. Xốp hạt nhẹ nhưng dồn xuống một góc khi rung; nếu dùng, cho hạt vào túi nhỏ buộc kín. Bát đĩa xếp đứng như đĩa trên giá, không xếp chồng nằm: cạnh chịu lực tốt hơn lòng.</p>
        <p>Lắc thùng sau khi đóng. Nghe tiếng lục cục là chưa xong. Thử thả kiện từ độ cao đầu gối xuống nền gạch, mở ra xem: nếu bạn không dám thử, nghĩa là bạn biết nó sẽ vỡ.</p>
      `),
    },
    {
      title: 'Chai nước mắm, mật ong và đồ có dầu',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Hàng lỏng có hai nỗi lo: vỡ và rỉ. Rỉ hay xảy ra hơn, và một chai rỉ làm hỏng cả thùng lẫn hàng của người khác. Bắt đầu từ nắp: siết đúng lực, có gioăng, quấn một vòng màng co hoặc băng keo chuyên dụng ở cổ chai.</p>
        <ul>
          <li>Chừa khoảng trống ba đến năm phần trăm trong chai, vì nóng lên chất lỏng nở ra và đẩy nắp.</li>
          <li>Úp ngược chai trên giấy trắng một giờ trước khi đóng; có vệt ướt thì thay nắp.</li>
          <li>Mỗi chai một túi ni lông dày buộc kín, rồi mới tới lớp đệm.</li>
          <li>Giữa các chai có vách ngăn các tông, không để thủy tinh chạm nhau.</li>
          <li>Đặt chai đứng, dán mũi tên hướng lên ở hai mặt thùng, nhưng gói như thể nó sẽ bị lật.</li>
        </ul>
        <p>Mật ong và tương có men tự nhiên có thể sinh khí khi trời nóng. Để chai nghỉ vài ngày sau khi rót, mở xả khí một lần rồi mới đóng kín. Với nước mắm, bỏ thêm vài tờ giấy báo thấm ở đáy thùng: nếu có rỉ, giấy giữ lại và mùi không lan.</p>
        <p>Tính cả cân nặng. Thùng quá mười lăm cân dễ bị ném hơn thùng tám cân, đơn giản vì người bốc mỏi tay. Chia đơn lớn thành hai kiện, ghi "1/2" và "2/2" to bằng bàn tay.</p>
        <p>Dầu dừa và mỡ hành đông lại khi lạnh, chảy ra khi nóng; ghi điều này lên nhãn để khách khỏi tưởng hàng hỏng lúc mở thùng.</p>
      `),
    },
    {
      title: 'Tem nhãn, ảnh bằng chứng và khi hàng vẫn vỡ',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Dán tem vận đơn ở mặt rộng nhất, phẳng, không vắt qua mép; phủ băng keo trong quanh viền nhưng đừng phủ lên mã vạch cho khỏi lóa. Gỡ hết tem cũ trên thùng tái sử dụng, máy quét có thể đọc nhầm và gửi kiện đi vòng cả nước. Nhãn "Hàng dễ vỡ" giúp được ít thôi, đừng trông vào nó thay lớp đệm.</p>
        <p>Trước khi dán thùng, chụp ba ảnh: món hàng nguyên vẹn, lớp chèn, và thùng đã dán có mã đơn. Ba ảnh mất nửa phút, nhưng quyết định bạn có được bồi thường hay không.</p>
        <h2>Nếu khách báo vỡ</h2>
        <ol>
          <li>Trả lời trong ngày, xin lỗi trước, chưa hỏi lỗi của ai.</li>
          <li>Nhờ khách chụp thùng ngoài, lớp chèn và mảnh vỡ, giữ lại thùng.</li>
          <li>Chọn gửi bù hay hoàn tiền theo điều khách muốn.</li>
          <li>Gửi hồ sơ cho đơn vị vận chuyển trong thời hạn của họ.</li>
          <li>Ghi vào sổ: món gì, gói kiểu nào, tuyến nào. Ba dòng giống nhau là lúc phải đổi cách gói.</li>
        </ol>
        <p>Một gian hàng đèn lồng ở Hội An đã giảm hàng vỡ xuống còn một phần mười chỉ nhờ đổi từ thùng dẹt sang thùng vuông và thêm hai thanh tre chống góc. Sổ ghi chép chỉ cho họ điều đó, không phải lời đoán.</p>
        <p>Cũng nên thả vào thùng một tờ giấy nhỏ chỉ cách mở: rạch băng keo ở mép, không đâm dao xuống giữa, nhấc lớp chèn trước khi nhấc hàng.</p>
      `),
    },
  ],
  attachments: [],
};
