import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const beekeeping: DocumentText = {
  title: 'Bước đầu nuôi ong lấy mật ở vườn nhà',
  description: 'Từ chọn chỗ đặt thùng tới lần quay mật đầu tiên, dành cho người mới có một hai đàn ong nội.',
  category: 'garden',
  uploader: 'H’Hen Niê',
  subject: 'mat-ong',
  createdDaysAgo: 118,
  publishedDaysAgo: 115,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Chỗ đặt thùng và những buổi kiểm tra đầu tiên',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Ong nội (ong châu Á) hiền, chịu được vườn nhỏ và kiếm được cả nguồn hoa lác đác, nhưng dễ bốc bay nếu bị quấy hay thiếu ăn. Người mới nên bắt đầu bằng hai đàn để có cái mà so sánh, mua vào đầu mùa hoa, từ người nuôi chịu hướng dẫn tiếp.</p>
        <h2>Đặt thùng ở đâu</h2>
        <p>Kê thùng cao ba, bốn mươi phân, cửa quay về hướng đông hoặc đông nam để đón nắng sớm, tránh gió lùa và nắng xiên buổi chiều. Chân kê đặt trong bát nước có vài giọt dầu để ngăn kiến. Trước cửa thùng cần một khoảng trống chừng hai mét, không phải lối đi. Trong vòng vài trăm mét nên có nước sạch; nếu không, đặt một khay nước thả đá cuội cho ong đậu uống.</p>
        <h2>Mở thùng thế nào cho êm</h2>
        <p>Chọn buổi sáng ấm, lặng gió. Mặc áo dài tay sáng màu, đội lưới, phun vài hơi khói mát ở cửa rồi chờ một phút. Nhấc cầu ong thẳng đứng, không đập, không thở mạnh vào cầu. Mỗi lần mở chỉ nên mười phút và chỉ để trả lời bốn câu hỏi:</p>
        <ul>
          <li>Có trứng mới không? Có trứng tức là chúa còn đẻ.</li>
          <li>Mật và phấn còn đủ cho một tuần không?</li>
          <li>Quân có phủ kín các cầu không?</li>
          <li>Có mũ chúa, sâu sáp hay ấu trùng chết không?</li>
        </ul>
        <p>Ghi câu trả lời ngay lên nắp thùng bằng phấn. Đàn yếu thì bớt cầu cho quân dày lên; đàn thiếu ăn thì cho nước đường pha một đường một nước vào buổi tối, tránh rơi vãi để ong khác không tới cướp. Bị đốt thì gạt ngòi ra ngay, rửa sạch và chườm mát; ai từng khó thở hay nổi mề đay khắp người vì ong thì không nên nuôi, và phải tới cơ sở y tế khi bị đốt.</p>
      `),
    },
    {
      title: 'Quay mật đúng lúc',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Mật non nhiều nước, dễ lên men chua và sủi bọt trong chai. Ong cô mật bằng cách quạt cánh; khi mật đủ đặc, chúng vít nắp ô bằng sáp trắng. Chỉ lấy những cầu đã vít nắp quá hai phần ba, và luôn để lại cho đàn đủ ăn qua những ngày mưa không hoa.</p>
        <ol>
          <li>Rũ nhẹ cho ong rơi lại vào thùng, quét nốt bằng chổi mềm ướt.</li>
          <li>Dùng dao mỏng nhúng nước nóng cắt lớp nắp vít.</li>
          <li>Đặt cầu vào máy quay, quay chậm đều, đổi mặt giữa chừng để không vỡ sáp.</li>
          <li>Lọc qua lưới, để lắng một hai ngày cho bọt và sáp nổi lên rồi mới rót.</li>
        </ol>
        <p>Dụng cụ phải khô hoàn toàn, vì vài giọt nước đọng ở đáy can cũng đủ làm hỏng cả mẻ. Trả cầu về thùng ngay trong buổi chiều. Mật kết tinh khi trời lạnh là chuyện tự nhiên, ngâm chai trong nước ấm dưới bốn mươi lăm độ sẽ tan lại. Không cho trẻ dưới một tuổi dùng mật ong, kể cả mật thật nguyên chất, vì có nguy cơ ngộ độc botulinum.</p>
      `),
    },
  ],
  attachments: [],
};
