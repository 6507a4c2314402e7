import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const safeKitchen: DocumentText = {
  title: 'Bếp sạch: an toàn thực phẩm cho nhà nấu bán',
  description: 'Năm chìa khóa giữ thức ăn an toàn, cách rã đông và cách sắp tủ lạnh cho bếp nhỏ.',
  category: 'health',
  uploader: 'Trịnh Thị Hương Giang',
  subject: 'noi',
  createdDaysAgo: 84,
  publishedDaysAgo: 82,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Năm chìa khóa giữ thức ăn an toàn',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Tổ chức Y tế Thế giới gói chuyện an toàn thực phẩm vào năm điều ngắn: giữ sạch, để riêng sống và chín, nấu kỹ, giữ đúng nhiệt độ, dùng nước và nguyên liệu an toàn. Nấu cho bốn người hay bốn trăm người cũng chỉ là năm điều ấy.</p>
        <h2>Giữ sạch</h2>
        <p>Rửa tay bằng xà phòng hai mươi giây trước khi nấu, sau khi chạm thịt sống, trứng, điện thoại, thùng rác và sau khi đi vệ sinh. Khăn lau bếp là nơi bẩn nhất trong nhà, nên có ba khăn ba màu và luộc mỗi ngày.</p>
        <h2>Để riêng</h2>
        <p>Thớt thịt sống và thớt đồ chín khác màu, treo hai nơi. Trong tủ lạnh, thịt cá sống ở ngăn dưới cùng, trong hộp kín, để nước không nhỏ xuống rau. Không rửa gà sống dưới vòi mạnh vì nước bắn mang vi khuẩn ra khắp bồn.</p>
        <h2>Nấu kỹ và giữ nhiệt</h2>
        <table>
          <thead><tr><th>Món</th><th>Dấu hiệu chín an toàn</th></tr></thead>
          <tbody>
            <tr><td>Gia cầm</td><td>Nước trong, giữa miếng đạt khoảng 74 độ</td></tr>
            <tr><td>Thịt băm, chả</td><td>Không còn hồng, khoảng 71 độ</td></tr>
            <tr><td>Cá</td><td>Thịt đục, tách thớ</td></tr>
            <tr><td>Đồ hâm lại</td><td>Bốc hơi đều, sôi lăn tăn</td></tr>
          </tbody>
        </table>
        <p>Thức ăn nằm trong khoảng từ năm đến sáu mươi độ là lúc vi khuẩn sinh sôi. Đồ nóng giữ nóng trên sáu mươi, đồ lạnh giữ lạnh dưới năm, và đừng để bất cứ món chín nào ngoài bàn quá hai giờ. Một chiếc nhiệt kế que giá bằng hai bát phở sẽ chấm dứt mọi cuộc tranh luận "chín chưa".</p>
      `),
    },
    {
      title: 'Rã đông, tủ lạnh và mẫu lưu',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Rã đông đúng là chuyển xuống ngăn mát từ tối hôm trước. Vội thì bọc kín, ngâm nước lạnh, nửa giờ thay nước một lần, hoặc dùng lò vi sóng rồi nấu liền. Để trên bệ bếp cả buổi thì ngoài đã ấm mà trong còn đá. Thịt đã rã không cấp đông lại khi còn sống; nấu chín rồi thì được.</p>
        <p>Tủ lạnh cần khe hở cho khí lạnh đi, nên chỉ xếp bảy, tám phần. Trứng để ngăn trong, không để cánh cửa. Đồ chín ghi ngày bằng bút trên băng dính, dùng theo thứ tự vào trước ra trước. Mỗi tuần một buổi dọn: bỏ thứ quá hạn, lau bằng nước ấm pha chút muối nở.</p>
        <ul>
          <li>Người nấu bị tiêu chảy, nôn, mụn mủ ở tay thì nghỉ bếp.</li>
          <li>Móng cắt ngắn, tháo nhẫn, tóc buộc gọn.</li>
          <li>Nước đá làm từ nước đun sôi hoặc nước đóng bình có nguồn rõ.</li>
        </ul>
        <p>Bếp nấu tiệc, nấu suất ăn nên lưu mẫu mỗi món một hộp nhỏ sạch, để ngăn mát hai mươi bốn giờ, ghi giờ và tên món. Nếu có người đau bụng, mẫu ấy giúp tìm nguyên nhân và nhiều khi chứng minh món của bạn không có lỗi.</p>
      `),
    },
  ],
  attachments: [],
};
