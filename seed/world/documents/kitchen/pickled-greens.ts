import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const pickledGreens: DocumentText = {
  title: 'Muối dưa, muối cà giòn mà không khú',
  description:
    'Tỉ lệ muối, cách nén và dấu hiệu của một vại dưa lên men tốt. Có phần riêng cho cà pháo và hành củ.',
  category: 'kitchen',
  uploader: 'Phạm Thị Lan Anh',
  subject: 'toi',
  createdDaysAgo: 142,
  publishedDaysAgo: 141,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Dưa cải bẹ: muối, nước và nhiệt độ',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Dưa chua nhờ vi khuẩn lactic có sẵn trên lá cải. Chúng thích môi trường mặn vừa, kín khí và ấm. Việc của người muối là tạo đúng môi trường ấy để chúng thắng những vi khuẩn gây thối.</p>
        <h2>Chuẩn bị cải</h2>
        <p>Chọn cải bẹ già vừa, cuống dày, lá không dập. Phơi một nắng cho lá héo mềm, gập không gãy; cải héo hút nước muối đều và giòn hơn cải tươi. Rửa sạch sau khi phơi, để ráo, cắt khúc năm phân. Cho thêm hành lá hoặc vài lát gừng cho thơm.</p>
        <h2>Tỉ lệ nước muối</h2>
        <p>Với một cân cải, dùng một lít rưỡi nước đun sôi để ấm, bốn mươi đến năm mươi gam muối hạt và một thìa canh đường. Đường là thức ăn mồi, giúp men khởi động nhanh. Dùng muối không trộn phụ gia chống vón nếu có, vì phụ gia làm nước đục. Nước muối cũ của mẻ dưa ngon cho vào một bát thì mẻ mới chua nhanh hơn một ngày.</p>
        <ol>
          <li>Xếp cải vào vại sạch, đổ nước muối ấm già (khoảng bốn mươi độ).</li>
          <li>Gài vỉ tre, đè đá sạch hoặc túi nước cho cải chìm hẳn.</li>
          <li>Đậy vải thưa, để chỗ mát hai, ba ngày; trời lạnh lâu hơn.</li>
          <li>Khi cải vàng đều, nước chua dịu thì cất tủ lạnh.</li>
        </ol>
        <p>Cải nổi lên mặt nước là chỗ mốc bắt đầu, nên đè là bước quan trọng nhất. Dụng cụ phải khô sạch, không dính mỡ. Nhìn thấy lớp váng trắng mỏng như da thì hớt bỏ và ăn sớm; nếu có mốc xanh đen, nhớt hay mùi thối, bỏ cả vại. Dưa mới muối một hai ngày còn hăng chưa chua hẳn, hàm lượng nitrit có thể cao, hãy đợi chua vàng rồi ăn.</p>
      `),
    },
    {
      title: 'Cà pháo và hành củ cho ngày Tết',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Cà pháo để cả quả, cắt núm chừa một chút cuống, ngâm ngay vào nước muối loãng kẻo thâm. Ngâm hai giờ, xả sạch nhựa, để ráo. Nước muối cho cà đậm hơn dưa: khoảng sáu mươi gam muối cho một lít nước, thêm riềng và tỏi đập dập. Riềng giúp cà thơm và trắng. Nén thật chặt, cà phải ngập; năm bảy ngày là ăn được.</p>
        <p>Hành củ thì bóc vỏ, ngâm nước vo gạo một đêm cho bớt hăng. Xếp vào lọ, đổ nước gồm nước, giấm, đường, muối đun sôi để nguội. Vị chua ở đây đến từ giấm nên hành an toàn hơn với người mới, chỉ ba ngày là dùng.</p>
        <ul>
          <li>Muốn cà giòn: chọn quả bánh tẻ, vỏ căng, hạt chưa vàng.</li>
          <li>Muốn hành trắng: không dùng dao cùn, không phơi nắng sau khi bóc.</li>
          <li>Muốn để lâu: gắp bằng đũa sạch khô, không đổ phần thừa trở lại lọ.</li>
        </ul>
        <p>Ghi ngày muối lên nắp lọ. Đồ muối mặn nên ăn vừa phải, người cao huyết áp hay đau dạ dày càng phải ít; ngâm lại nước sạch mười phút trước khi ăn cũng bớt được nhiều muối.</p>
      `),
    },
  ],
  attachments: [],
};
