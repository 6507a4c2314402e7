import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const chungCake: DocumentText = {
  title: 'Gói và luộc bánh chưng cho cả họ',
  description:
    'Chọn lá, ngâm nếp, gói không khuôn và luộc đủ lửa. Công thức cho mười chiếc bánh vuông cỡ hơn một cân.',
  category: 'kitchen',
  uploader: 'Hồ Quốc Việt',
  subject: 'hop-banh',
  createdDaysAgo: 100,
  publishedDaysAgo: 98,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Mua gì, ngâm lúc nào',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Mười chiếc bánh cần năm cân gạo nếp, hai cân đậu xanh đã xát vỏ, hai cân rưỡi thịt ba chỉ, sáu chục lá dong và một bó lạt giang. Nếp chọn hạt tròn, mẩy, đều, mùi thơm; đậu xanh ruột vàng; thịt có cả nạc lẫn mỡ vì mỡ chảy ra làm nếp mềm và nhân không khô.</p>
        <h2>Lịch hai ngày</h2>
        <ol>
          <li>Tối hôm trước: ngâm nếp tám đến mười giờ, ngâm đậu bốn giờ; ngâm lạt cho mềm.</li>
          <li>Sáng: rửa lá hai mặt, lau khô, tước bớt sống lá. Vớt nếp để ráo, xóc với muối, khoảng tám gam cho một cân.</li>
          <li>Trưa: thịt thái miếng to bằng bao diêm, ướp muối, tiêu, chút nước mắm. Đậu đồ chín, giã, nắm thành từng nắm bằng nắm tay.</li>
          <li>Chiều: gói; tối: luộc.</li>
        </ol>
        <p>Lá dong bánh tẻ, xanh thẫm, khổ rộng hơn hai gang. Lá non làm bánh xanh nhạt và dễ rách, lá già cứng gãy. Muốn ruột bánh xanh, có nhà giã lá riềng lấy nước trộn nếp: vừa có màu, vừa thơm nhẹ. Không cần dùng phẩm màu.</p>
        <p>Nước mắm trong nhân chỉ để lấy mùi, vì nước mắm nhiều làm nhân mau chua. Tiêu nên rang qua, đập dập chứ không xay mịn. Thịt ướp xong gói trong buổi; để qua đêm thì cất ngăn mát. Tính trước chỗ ngồi gói: một chiếc chiếu, hai mâm, một rổ nếp ở giữa, và ai cũng rửa tay thật sạch.</p>
        <p>Nhà ít người thì chia đôi mọi con số, riêng thời gian luộc vẫn giữ nguyên theo cỡ bánh.</p>
      `),
    },
    {
      title: 'Gói vuông không cần khuôn',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Đặt hai lạt chéo chữ thập. Xếp bốn lá: hai lá dưới mặt phải úp xuống, hai lá trên mặt phải ngửa lên và vuông góc, như vậy mặt xanh đẹp nằm cả ngoài lẫn trong. Gấp lá thành góc vuông bằng cách kẻ nếp theo một chiếc bát vuông hay ước chừng bằng gang tay.</p>
        <ol>
          <li>Đong một bát nếp, gạt thành hình vuông, lõm giữa.</li>
          <li>Nửa nắm đậu, hai miếng thịt, nửa nắm đậu còn lại.</li>
          <li>Phủ bát nếp thứ hai, vỗ bốn góc cho đầy; góc rỗng là bánh méo.</li>
          <li>Gấp lá bên trái, bên phải, rồi hai đầu; vừa gấp vừa vỗ cạnh xuống mâm.</li>
          <li>Buộc lạt vừa tay, xoắn hai vòng rồi giắt đầu.</li>
        </ol>
        <p>Buộc chặt quá, nếp nở bị nghẹn, bánh sượng; lỏng quá thì nước vào, bánh nhão. Thử bằng cách lắc nhẹ: nghe hạt xô là lỏng. Trẻ con trong nhà nên được gói một chiếc bé bằng bàn tay, buộc chỉ đỏ làm dấu; bánh ấy chín trước và là phần vui nhất của đêm canh nồi.</p>
        <h2>Chia việc cho đông người</h2>
        <p>Người lớn tuổi kẻ lá và buộc lạt, người trẻ đong nếp, trẻ nhỏ đếm lá và lau khô. Một nhóm bốn người quen tay gói mười chiếc trong chừng một giờ rưỡi. Bánh gói xong xếp từng đôi úp mặt vào nhau, buộc thêm sợi lạt cho gọn khi xếp nồi.</p>
        <p>Gói bằng khuôn gỗ cũng không có gì phải ngại: bánh đều, nhanh, hợp khi làm nhiều để bán; chỉ nhớ nhấc khuôn ra rồi siết lạt thêm một lần.</p>
      `),
    },
    {
      title: 'Luộc, ép và cất bánh',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Lót đáy nồi bằng cuống lá để bánh không cháy. Xếp bánh khít, đổ nước lạnh ngập cách mặt một gang, đun sôi rồi giữ lửa lăn tăn. Bánh cỡ này cần tám đến mười giờ. Nước cạn thì châm nước sôi, không châm nước lạnh, vì nếp sẽ hấy, không chín tiếp được. Nửa chừng đổi bánh trên xuống dưới một lần.</p>
        <p>Vớt bánh, rửa ngay lớp nhựa nếp bằng nước sạch, xếp lên mặt phẳng, đặt tấm ván và vật nặng ép bốn đến sáu giờ cho ráo nước và chắc mình. Treo hoặc để chỗ thoáng. Trời lạnh dưới hai mươi độ bánh để được khoảng một tuần; trời nồm nóng thì hai, ba ngày là phải cất tủ lạnh. Bánh lạnh cứng lại là do tinh bột co; hấp hoặc rán nhỏ lửa sẽ mềm như mới.</p>
        <p>Bánh mốc ngoài lá mà trong còn sạch vẫn nhiều người tiếc, nhưng nếu ruột có vệt mốc, chua hoặc nhớt thì bỏ cả chiếc. Nồi luộc cạn nước giữa đêm là nguyên nhân hỏng bánh nhiều nhất, nên hãy đặt chuông báo mỗi giờ một lần và cắt phiên trực từng đôi.</p>
      `),
    },
    {
      title: 'Gửi bánh đi xa',
      film: null,
      isPublished: false,
      html: joinLines(`
        <p>Bánh chưng gửi xa phải nguội hẳn, khô vỏ và đã ép kỹ. Hút chân không từng chiếc khi còn hơi ấm sẽ đọng nước trong túi, mốc nhanh hơn không hút. Đúng cách là để bánh nguội qua đêm nơi sạch, lau khô lá, hút chân không rồi hấp lại cả túi chịu nhiệt ba mươi phút, sau đó làm lạnh.</p>
        <ul>
          <li>Gửi trong ngày: bọc giấy thấm, xếp thùng có lỗ thoáng.</li>
          <li>Gửi hai ngày trở lên: túi hút chân không kèm đá khô hoặc gel lạnh, thùng xốp.</li>
          <li>Ghi rõ ngày luộc, cách cất và số điện thoại người làm.</li>
        </ul>
        <p>Đừng hứa hạn dùng mình chưa thử. Trước mùa, luộc một mẻ nhỏ, giữ vài chiếc đúng điều kiện như khách sẽ giữ, mở từng chiếc theo ngày và ghi lại. Con số ghi được ấy mới là hạn dùng của bánh nhà bạn. Người bán thực phẩm còn cần giấy tờ an toàn thực phẩm theo quy định nơi mình ở, nên hỏi xã, phường trước khi nhận đơn Tết.</p>
      `),
    },
  ],
  attachments: [],
};
