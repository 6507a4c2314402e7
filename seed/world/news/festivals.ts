import { joinLines } from '../join-lines.ts';
import type { NewsText } from './news-text.ts';

export const festivals: readonly NewsText[] = [
  {
    kind: 'event',
    title: 'Phiên chợ sân đình lần thứ năm',
    summary: 'Hai mươi gian hàng, góc làm thử nghề và bếp bánh rán. Vào cửa tự do, mang theo làn.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 88,
    event: {
      startsInDays: -64,
      startsAt: '08:00',
      hours: 5,
      location: 'Sân đình Phú Vinh, Chương Mỹ, Hà Nội',
      level: 'Mọi người',
    },
    film: null,
    pictures: [
      { subject: 'den-long', alt: 'Cổng đèn lồng phiên chợ' },
      { subject: 'gio-may', alt: 'Giỏ mây ở gian đầu' },
      { subject: 'keo-lac', alt: 'Kẹo lạc bẻ tay' },
      { subject: 'dieu', alt: 'Diều giấy treo hiên đình' },
      { subject: 'sao', alt: 'Người thổi sáo' },
    ],
    html: joinLines(`
      <p>Trống mở chợ lúc tám giờ. Phiên này có mười gian nông sản, sáu gian thủ công, bốn gian đồ ăn, cùng ba góc làm thử: nặn tò he, in tranh Đông Hồ, đan lót ly. Làm thử tính tiền vật liệu hai mươi nghìn, trẻ em một nửa.</p>
      <p>Mười giờ có nhóm hát dân ca của xã, hát không loa lớn. Trưa, bếp chung nấu bún riêu; ai mang bát riêng được bớt hai nghìn. Rác chia hai bao, vỏ rau quả về thùng ủ của thôn.</p>
      <h2>Đường tới</h2>
      <p>Đi xe buýt xuống ngã ba rồi đi bộ tám phút. Chỗ gửi xe máy ở sân trường, năm nghìn một chiếc, tiền về quỹ khuyến học. Cổng sau có lối cho xe lăn và xe nôi.</p>
      <p>Mưa nhỏ chợ vẫn họp. Mưa to, ban tổ chức báo dời vào đình trước sáu giờ sáng trong mục tin này. Chợ có bàn y tế, điểm hẹn trẻ lạc cạnh giếng. Thú cưng xin để ở nhà, vì sân đông và có con nghé mới ba tháng tuổi.</p>
    `),
  },
  {
    kind: 'event',
    title: 'Bữa cơm gạo mới: ăn chung một mâm dài',
    summary: 'Nông dân mang gạo vụ mới, người nấu mang món nhà. Đăng ký theo mâm sáu người.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 72,
    event: {
      startsInDays: -49,
      startsAt: '10:30',
      hours: 3,
      location: 'Nhà cổ Long Mỹ, Sóc Trăng',
      level: 'Mọi người',
    },
    film: null,
    pictures: [
      { subject: 'bao-gao', alt: 'Gạo mới trong thúng' },
      { subject: 'noi', alt: 'Nồi cơm gang' },
      { subject: 'muong-nia', alt: 'Bát đũa bày trên mâm' },
      { subject: 'to', alt: 'Tô canh chua' },
    ],
    html: joinLines(`
      <p>Mâm dài hai mươi bốn mét đặt dưới tán xoài, ngồi chiếu. Mỗi loại gạo nấu một nồi gang: thơm dẻo, tẻ thường, lứt đỏ, nếp than. Người ăn nếm từng loại với muối mè trước, rồi mới tới thức ăn, để lưỡi còn nhận ra mùi gạo.</p>
      <p>Bà con trồng lúa ngồi xen giữa khách, kể về thửa ruộng của mình. Có phần bịt mắt đoán giống; lần trước người đoán đúng nhiều nhất là một cậu bé bảy tuổi.</p>
      <p>Mỗi người mang một món nhà làm đủ cho hai người ăn, ghi thành phần lên thẻ để ai dị ứng còn tránh. Ban tổ chức lo cơm, canh, nước và chén bát; ăn xong cùng rửa.</p>
      <ul>
        <li>Phí: tám mươi nghìn một người, trẻ dưới sáu tuổi không thu.</li>
        <li>Món chay đặt riêng ở đầu mâm phía đông.</li>
        <li>Đồ ăn mang tới giữ nóng hoặc lạnh đúng cách, để ngoài không quá hai giờ.</li>
      </ul>
      <p>Phần cơm còn lại nắm cơm cháy, chia mang về.</p>
    `),
  },
  {
    kind: 'event',
    title: 'Đêm thả đèn giấy và kể chuyện làng nghề',
    summary: 'Hai trăm chiếc đèn lụa bên sông Hoài và bốn người thợ kể chuyện nghề, mỗi người bảy phút.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 46,
    event: {
      startsInDays: -20,
      startsAt: '18:30',
      hours: 2.5,
      location: 'Bến sông Hoài, Hội An, Quảng Nam',
      level: 'Mọi người',
    },
    film: null,
    pictures: [
      { subject: 'den-long-xanh', alt: 'Đèn lồng xanh bên bến sông' },
      { subject: 'den-long-tim', alt: 'Đèn lồng tím dọc lối đi' },
      { subject: 'den-long', alt: 'Đèn lồng đỏ trên thuyền' },
    ],
    html: joinLines(`
      <p>Tối ấy, phố tắt bớt đèn điện. Mười ba người thợ Cẩm Châu bày một lối đi gồm hai trăm chiếc đèn lụa, mỗi chiếc kèm một thẻ nhỏ ghi tên người làm. Khách đi chậm, đọc từng cái tên.</p>
      <p>Bảy giờ, bà Huỳnh Thị Sáu kể chuyện nghề: chiếc đèn đầu tiên bà làm bằng giấy dầu, méo và cháy mất một góc. Sau bà là một người rèn, một người dệt chiếu, một chị làm nước mắm; mỗi người bảy phút, không dùng màn hình.</p>
      <p>Đèn thả sông làm từ giấy và tre, nến sáp ngắn, có dây để kéo về. Sau buổi, tình nguyện viên chèo thuyền thu lại hết; đèn nguyên được dùng lần sau. Xin không mang đèn nhựa, không thả đèn trời vì nguy cơ cháy.</p>
      <p>Lối đi lát phẳng, xe lăn đi được. Trẻ nhỏ cần người lớn nắm tay ở mép nước. Buổi kể chuyện có người dịch ngôn ngữ ký hiệu ngồi hàng đầu bên trái.</p>
    `),
  },
  {
    kind: 'event',
    title: 'Ngày đổi hạt giống mùa này',
    summary: 'Mang một nắm hạt tự để giống, về với mười loại mới. Có bàn hướng dẫn giữ hạt cho người mới.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 31,
    event: {
      startsInDays: -14,
      startsAt: '08:00',
      hours: 4,
      location: 'Công viên bờ hồ Xuân Hương, Đà Lạt, Lâm Đồng',
      level: 'Mọi người',
    },
    film: null,
    pictures: [
      { subject: 'hat-giong', alt: 'Túi hạt giống buộc dây gai' },
      { subject: 'bap', alt: 'Bắp nếp treo khô' },
      { subject: 'dau-hat', alt: 'Đậu các màu' },
    ],
    html: joinLines(`
      <p>Luật chơi rất ngắn: không mua, không bán, ghi rõ nguồn gốc. Mỗi gói ghi tên cây, nơi trồng, tháng và năm lấy hạt, cùng một điều bạn biết về nó, thí dụ "leo giàn cao, ăn lá non cũng được".</p>
      <p>Bàn tiếp nhận kiểm tra hạt ẩm, hạt mọt và giữ lại những loài xâm hại không nên trồng. Hạt cây thuốc có độc được để riêng, có người trông. Ba bàn hướng dẫn chạy suốt buổi: phơi và cất hạt, thử nảy mầm bằng khăn giấy, ghép cành đơn giản.</p>
      <ol>
        <li>Tám giờ đến chín giờ: nhận hạt, phát thẻ.</li>
        <li>Chín giờ đến mười một giờ: đổi.</li>
        <li>Mười một giờ: phần hạt còn dư tặng trường học và vườn chung.</li>
      </ol>
      <p>Người chưa có hạt vẫn được mời tới, mỗi người nhận ba gói "vốn mồi" với lời hứa năm sau mang lại gấp đôi. Năm trước, bốn trên năm người giữ lời. Mang theo bút, phong bì, và nếu có thể một cái ghế xếp.</p>
    `),
  },
  {
    kind: 'event',
    title: 'Gặp mặt các gian hàng phía Nam: chuyện đóng gói và chuyện mùa mưa',
    summary:
      'Nửa ngày trao đổi giữa những người bán, có bàn thử rơi thùng hàng và phần hỏi đáp với đội vận hành.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 10,
    event: {
      startsInDays: 20,
      startsAt: '13:30',
      hours: 4,
      location: 'Nhà văn hóa Thanh niên, Quận 1, TP. Hồ Chí Minh',
      level: 'Nâng cao',
    },
    film: null,
    pictures: [
      { subject: 'micro', alt: 'Micro chờ người phát biểu' },
      { subject: 'ghe', alt: 'Ghế xếp hình vòng cung' },
      { subject: 'ca-phe-hop', alt: 'Bàn cà phê của Ea Tu' },
      { subject: 'loa', alt: 'Loa nhỏ trong phòng họp' },
    ],
    html: joinLines(`
      <p>Mỗi gian hàng gặp vấn đề tưởng là của riêng mình, cho tới khi ngồi cạnh nhau. Buổi gặp mặt lần này xoay quanh hai chuyện nhiều người hỏi nhất: gói hàng cho đỡ vỡ, và bán gì, giao sao trong mùa mưa.</p>
      <p>Phần đầu là bàn thử. Mang tới một kiện gói như mọi ngày; ban tổ chức thả từ độ cao bảy mươi phân, sáu mặt, rồi mở ra trước mọi người. Ai cũng có thể xin gói lại và thử lần hai. Kiện mẫu dùng đồ lỗi, xin đừng mang bình quý.</p>
      <p>Phần sau chia ba nhóm nhỏ: hàng tươi, hàng khô và thủ công. Mỗi nhóm cử một người kể lại ba điều học được. Cuối buổi, đội vận hành trả lời về phí, đối soát và lịch tuyến xã; câu hỏi gửi trước được trả lời trước.</p>
      <p>Giới hạn tám mươi người, mỗi gian tối đa hai. Có cà phê, có chỗ sạc, có phòng riêng cho mẹ cho con bú.</p>
    `),
  },
  {
    kind: 'event',
    title: 'Tuần lễ nghề hè cho trẻ: năm ngày, năm nghề',
    summary:
      'Trẻ từ chín đến mười bốn tuổi lần lượt thử đan, in tranh, vuốt gốm, làm diều và trồng rau. Có học bổng cho mười em.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 5,
    event: {
      startsInDays: 34,
      startsAt: '08:00',
      hours: 36,
      location: 'Trường Tiểu học Đông Hồ, Thuận Thành, Bắc Ninh',
      level: 'Cơ bản',
    },
    film: null,
    pictures: [
      { subject: 'dieu', alt: 'Diều giấy do trẻ làm' },
      { subject: 'mau', alt: 'Màu nước trên bàn học' },
      { subject: 'xep-hinh', alt: 'Khối gỗ xếp hình' },
      { subject: 'tranh', alt: 'Tranh in thử' },
      { subject: 'gio-may', alt: 'Giỏ nan nhỏ' },
      { subject: 'hat-giong', alt: 'Hạt giống gieo trong cốc' },
    ],
    html: joinLines(`
      <p>Năm ngày, mỗi ngày một nghề, mỗi nghề một người thợ thật. Sáng học làm, chiều hoàn thiện và chơi. Ngày cuối, các em bày một phiên chợ tí hon để bán hoặc đổi đồ mình làm; tiền là hạt đậu.</p>
      <table>
        <thead><tr><th>Ngày</th><th>Nghề</th><th>Mang về</th></tr></thead>
        <tbody>
          <tr><td>1</td><td>Đan nan giấy rồi nan tre</td><td>Lót ly</td></tr>
          <tr><td>2</td><td>In tranh từ ván khắc</td><td>Hai tờ tranh</td></tr>
          <tr><td>3</td><td>Vuốt và nặn gốm</td><td>Bát nhỏ, gửi sau</td></tr>
          <tr><td>4</td><td>Làm diều</td><td>Diều sáo</td></tr>
          <tr><td>5</td><td>Gieo rau, họp chợ</td><td>Chậu mầm</td></tr>
        </tbody>
      </table>
      <p>Lớp nhận bốn mươi em, chia bốn nhóm, mỗi nhóm hai người lớn đã được tập huấn an toàn và sơ cứu. Dụng cụ sắc do người lớn cầm. Bữa trưa nấu tại chỗ, thực đơn gửi trước, có món cho em dị ứng.</p>
      <p>Học phí một triệu hai trăm nghìn cho cả tuần. Mười suất học bổng dành cho các em trong xã, do trường giới thiệu, không công khai tên. Phụ huynh đăng ký qua mục liên hệ và ghi chiều cao, dị ứng, số điện thoại người đón.</p>
    `),
  },
];
