import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const phonePhotography: DocumentText = {
  title: 'Chụp ảnh sản phẩm bằng điện thoại',
  description:
    'Ánh sáng cửa sổ, phông nền rẻ tiền, góc chụp và cách chỉnh màu trung thực để khách nhận hàng đúng như ảnh.',
  category: 'selling',
  uploader: 'Lê Quang Huy',
  subject: 'dien-thoai',
  createdDaysAgo: 138,
  publishedDaysAgo: 136,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Ánh sáng là tất cả',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Máy ảnh nào cũng chỉ ghi lại ánh sáng. Điện thoại có cảm biến nhỏ nên càng cần nhiều ánh sáng mềm. Nguồn tốt nhất lại miễn phí: một cửa sổ không có nắng chiếu thẳng, vào khoảng chín giờ sáng tới ba giờ chiều.</p>
        <h2>Dựng góc chụp cạnh cửa sổ</h2>
        <p>Đặt bàn sát cửa sổ, ánh sáng đi từ bên trái hoặc bên phải vào sản phẩm. Phía đối diện dựng một tấm bìa trắng hay miếng xốp để hắt sáng lại, bóng sẽ nhạt đi. Nắng gắt thì che rèm trắng mỏng hoặc dán giấy can lên kính. Tắt hết đèn trong phòng: đèn vàng trộn với sáng trời làm một nửa sản phẩm ngả cam, không phần mềm nào chữa cho đẹp.</p>
        <ul>
          <li><strong>Sáng bên:</strong> nổi vân gỗ, vân vải, mặt đan. Dùng cho đa số hàng thủ công.</li>
          <li><strong>Sáng sau chếch:</strong> làm trà, mật ong, nước mắm trong và lóng lánh.</li>
          <li><strong>Sáng trước:</strong> phẳng, ít bóng, hợp ảnh giấy tờ, nhãn mác.</li>
        </ul>
        <h2>Khóa sáng và khóa nét</h2>
        <p>Chạm vào sản phẩm trên màn hình và giữ một giây để khóa nét, sau đó kéo thanh mặt trời xuống một chút cho ảnh không cháy. Vùng trắng mất chi tiết thì không lấy lại được, còn vùng hơi tối thì chỉnh lên dễ dàng. Lau ống kính bằng khăn mềm trước mỗi buổi; vệt mỡ ngón tay chính là lớp sương mờ mà nhiều người tưởng do máy cũ. Không dùng đèn flash của điện thoại, vì nó chiếu thẳng mặt và tạo bóng đen gắt phía sau.</p>
      `),
    },
    {
      title: 'Phông nền và đạo cụ từ đồ trong nhà',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Phông nền tốt là phông nền không ai nhớ. Một tờ giấy A1 màu kem dán cong từ tường xuống mặt bàn tạo nền liền không có đường gấp. Với hàng quê, tấm gỗ cũ, chiếu cói, vải lanh thô hoặc lá chuối tươi lau khô đều đẹp, miễn là không nổi bật hơn sản phẩm.</p>
        <h2>Chọn màu nền</h2>
        <p>Hàng sáng màu đặt trên nền trung tính sẫm hơn một bậc; hàng tối màu đặt trên nền sáng. Bình gốm men trắng trên giấy trắng sẽ mất viền, phải có một mảng xám hoặc gỗ phía sau. Dùng cùng một nền cho cả bộ sản phẩm, gian hàng nhìn vào sẽ gọn gàng như một kệ hàng thật.</p>
        <h2>Đạo cụ kể chuyện</h2>
        <p>Một nhúm gạo bên bao gạo, con dao nhỏ cạnh miếng bánh, bàn tay đang rót trà: mỗi ảnh chỉ thêm một, hai thứ để nói món này dùng thế nào và to chừng nào. Đừng để vật không bán kèm ở vị trí khiến khách tưởng được tặng; nếu có, hãy ghi trong mô tả.</p>
        <ol>
          <li>Dọn sạch mặt bàn, lau sản phẩm, cắt chỉ thừa.</li>
          <li>Đặt sản phẩm chính trước, chụp thử một tấm.</li>
          <li>Thêm một đạo cụ, chụp lại, so sánh.</li>
          <li>Tấm nào bỏ đạo cụ mà vẫn đẹp thì bỏ.</li>
        </ol>
        <p>Hàng nhỏ như nhẫn, cúc, hạt giống cần vật so cỡ: đồng xu, thước, đầu ngón tay. Khách trả hàng vì "nhỏ hơn tôi tưởng" nhiều hơn ta nghĩ, và một tấm ảnh có bàn tay cầm thường ngăn được điều đó.</p>
      `),
    },
    {
      title: 'Năm góc chụp mỗi sản phẩm cần có',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Khách không cầm được hàng, nên ảnh phải trả lời thay những câu họ sẽ hỏi. Bộ năm ảnh dưới đây đủ cho phần lớn mặt hàng, chụp theo thứ tự này thì không sót.</p>
        <table>
          <thead><tr><th>Ảnh</th><th>Trả lời câu hỏi</th><th>Cách chụp</th></tr></thead>
          <tbody>
            <tr><td>1. Chính diện</td><td>Đây là cái gì?</td><td>Ngang tầm vật, nền sạch, chiếm tám phần mười khung</td></tr>
            <tr><td>2. Ba phần tư</td><td>Hình khối ra sao?</td><td>Chếch 45 độ, máy cao hơn một chút</td></tr>
            <tr><td>3. Cận cảnh</td><td>Làm có kỹ không?</td><td>Sát đường may, men, vân; dùng ống kính gần</td></tr>
            <tr><td>4. So cỡ</td><td>To bằng nào?</td><td>Cầm tay hoặc đặt cạnh vật quen</td></tr>
            <tr><td>5. Đang dùng</td><td>Dùng thế nào?</td><td>Trong bếp, trên người, trên bàn</td></tr>
          </tbody>
        </table>
        <p>Với quần áo, thêm ảnh mặt sau và bảng số đo thật trên mặt phẳng. Với thực phẩm, thêm ảnh nhãn có hạn dùng, thành phần. Với hàng có nhiều màu, mỗi màu một tấm riêng cùng góc, đừng chỉ đổi màu bằng phần mềm.</p>
        <p>Đứng xa một bước rồi phóng nhẹ gấp đôi bằng ống kính tele sẽ đỡ méo hơn dí sát bằng ống kính rộng: chiếc bình không bị phình bụng, quyển sổ không thành hình thang. Bật lưới trên màn hình để giữ đường ngang thẳng. Kê khuỷu tay lên bàn hoặc dùng giá ba chân và hẹn giờ hai giây, ảnh sẽ nét hẳn lúc trời kém sáng.</p>
        <p>Chụp mỗi góc ba tấm rồi chọn một, xóa ngay hai tấm kia. Nếu để dành "lựa sau", cuối tuần bạn sẽ có bốn trăm ảnh và không đăng được món nào.</p>
      `),
    },
    {
      title: 'Chỉnh màu trung thực',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Chỉnh ảnh để giống thật hơn, không phải để đẹp hơn thật. Đặt sản phẩm cạnh màn hình, dưới ánh sáng trời và so từng bước. Màn hình mỗi người một khác, nhưng màu lệch hẳn thì ai cũng thấy lúc mở thùng.</p>
        <ol>
          <li>Cắt khung: vuông 1:1 cho ảnh đại diện, chừa lề đều bốn phía.</li>
          <li>Cân bằng trắng: kéo nhiệt độ màu tới khi tờ giấy trắng trong ảnh hết vàng hoặc hết xanh.</li>
          <li>Độ sáng và vùng tối: nâng nhẹ, dừng trước khi nền bị xám.</li>
          <li>Độ tương phản: thêm rất ít; vải chàm và men nâu dễ mất chi tiết.</li>
          <li>Độ bão hòa: để nguyên. Muốn trái cây tươi, hãy chụp lúc nó tươi.</li>
        </ol>
        <p>Không xóa vết men lấm tấm hay mắt gỗ, vì đó là đặc điểm của hàng làm tay; hãy viết một câu trong mô tả rằng mỗi chiếc hơi khác nhau. Giữ bản gốc ít nhất tới khi hết hàng để gửi khách xem nếu có tranh cãi.</p>
      `),
    },
    {
      title: 'Đặt tên, sắp xếp và quay thêm mười giây',
      film: 'thap-den',
      isPublished: true,
      html: joinLines(`
        <p>Đặt tên tệp theo mẫu tên hàng, màu, số thứ tự, ví dụ <em>khan-lanh-cham-03</em>. Sáu tháng sau bạn vẫn tìm ra, và người trong nhà cũng tìm ra. Mỗi mặt hàng một thư mục, bên trong có hai ngăn: gốc và đã chỉnh. Sao một bản lên nơi khác, vì điện thoại rơi xuống ao là mất cả năm công sức.</p>
        <p>Trên trang bán, ảnh đầu tiên là ảnh rõ nhất chứ không phải ảnh nghệ nhất. Viết dòng mô tả ảnh cho người dùng trình đọc màn hình: "Giỏ mây hai quai, đan mắt cáo, cao ba mươi phân" hữu ích hơn nhiều so với "ảnh 1".</p>
        <p>Một đoạn phim mười giây xoay quanh sản phẩm bán hàng rất tốt. Đặt vật lên bàn xoay bánh kem, máy đứng yên, quay ngang, khóa sáng trước khi bấm. Đoạn mẫu ở đầu chương quay một chiếc đèn lồng lụa lúc vừa thắp, chỉ một cú máy. Không cần nhạc. Tiếng rót trà, tiếng gõ vào gốm, tiếng sột soạt của giấy dó tự nói được nhiều điều.</p>
      `),
    },
  ],
  attachments: [
    {
      name: 'danh-sach-anh.csv',
      lines: ['Số,Ảnh,Đã chụp', '1,Chính diện,', '2,Ba phần tư,', '3,Cận cảnh,', '4,So cỡ,', '5,Đang dùng,'],
    },
  ],
};
