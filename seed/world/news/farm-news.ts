import { joinLines } from '../join-lines.ts';
import type { NewsText } from './news-text.ts';

export const farmNews: readonly NewsText[] = [
  {
    kind: 'news',
    title: 'Ruộng lúa tôm Sóc Trăng vào vụ gặt, gạo mới về chợ trong tuần',
    summary:
      'Bốn mươi hai hộ của hợp tác xã đang gặt những thửa đầu tiên. Gạo xay theo đơn, túi hút chân không, ghi ngày xay trên bao.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 117,
    film: null,
    pictures: [
      { subject: 'bao-gao', alt: 'Bao gạo thơm mới xay đặt cạnh bó lúa' },
      { subject: 'gao-lut', alt: 'Gạo lứt trong túi hút chân không' },
      { subject: 'ngu-coc', alt: 'Hạt lúa vừa tuốt trên nia' },
    ],
    html: joinLines(`
      <p>Sáng nay, những chiếc máy gặt đầu tiên đã xuống cánh đồng của Hợp tác xã Lúa thơm Sóc Trăng. Ở đây bà con làm một vụ lúa, một vụ tôm: mùa mưa có nước ngọt thì cấy lúa, mùa khô nước lợ vào thì thả tôm. Rơm rạ sau gặt là chỗ trú cho tôm, còn bùn ao tôm lại nuôi cây lúa vụ sau, nên lượng phân và thuốc giảm hẳn so với làm chuyên lúa.</p>
      <p>Anh Thạch Sô Phia, thành viên của chợ, cho biết năm nay nước ngọt về trễ mười ngày nên gặt cũng lùi lại. Hạt lúa bù lại rất chắc. Gạo được sấy ở nhiệt độ thấp ngay trong ngày để giữ mùi, sau đó để nguyên vỏ và chỉ xay khi có đơn.</p>
      <blockquote><p>"Gạo ngon nhất trong ba tháng đầu sau khi xay. Mình không xay sẵn cả kho, khách chịu khó đợi thêm một hai ngày thì nồi cơm thơm hơn hẳn."</p></blockquote>
      <p>Gạo vụ mới bắt đầu lên kệ từ thứ Năm với túi hai cân, năm cân và mười cân. Mỗi bao ghi tên hộ trồng, ngày gặt, ngày xay. Ai mua lần đầu nên chọn túi nhỏ để thử lượng nước, vì gạo mới cần ít nước hơn gạo cũ.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Mùa hoa cà phê ngắn, mật năm nay ít mà thơm',
    summary:
      'Mưa trái mùa làm hoa tàn sớm ở Đắk Lắk. Người nuôi ong chỉ quay một lượt, giữ phần còn lại cho đàn.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 112,
    film: null,
    pictures: [
      { subject: 'mat-ong', alt: 'Hũ mật ong hoa cà phê màu hổ phách' },
      { subject: 'ca-phe-hat', alt: 'Hạt cà phê bên hũ mật' },
    ],
    html: joinLines(`
      <p>Hoa cà phê nở trắng đồi chỉ chừng một tuần mỗi đợt, và năm nay hai đợt mưa trái mùa đã làm rụng gần một nửa. Chị H’Hen Niê, người có ba mươi đàn ong ở ngoại ô Buôn Ma Thuột, kể rằng các cầu ong chỉ vít nắp được hơn nửa so với năm trước.</p>
      <p>Thay vì vét hết, nhóm nuôi ong trong buôn thống nhất chỉ quay một lượt, để lại ít nhất hai cầu mật cho mỗi đàn qua mùa mưa. Nhờ vậy không phải cho ăn nước đường nhiều, đàn khỏe, sang năm mới có quân đi lấy mật tiếp.</p>
      <p>Mật hoa cà phê màu hổ phách nhạt, mùi thơm rõ, để lạnh sẽ kết tinh thành hạt mịn. Điều ấy không phải dấu hiệu mật pha đường. Muốn lỏng lại, bạn ngâm chai vào nước ấm chừng bốn mươi độ, đừng đun.</p>
      <ul>
        <li>Lượng mật đưa lên chợ đợt này khoảng bốn trăm chai nhỏ.</li>
        <li>Mỗi khách mua tối đa ba chai để nhiều người cùng có.</li>
        <li>Nhắc lại: trẻ dưới một tuổi không dùng mật ong.</li>
      </ul>
      <p>Đặt trước không cần cọc; khi chai đóng xong, chợ sẽ báo cho từng người theo thứ tự. Những chai cuối được giữ lại để đội kỹ thuật so với mật vụ sau.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Lên Suối Giàng xem bà con hái búp chè cổ thụ',
    summary:
      'Cây chè cao như cột nhà, người hái phải trèo. Một ngày theo chân tổ hái chè, từ sương sớm tới chảo sao đêm.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 104,
    film: 'sao-tra',
    pictures: [
      { subject: 'tra-shan', alt: 'Búp trà Shan tuyết phủ lông trắng' },
      { subject: 'am-tra', alt: 'Ấm trà đất nung trên bàn gỗ' },
      { subject: 'tra-xanh', alt: 'Trà vừa sao xong trong mẹt tre' },
      { subject: 'am-tra-luc', alt: 'Chén trà nước vàng xanh' },
    ],
    html: joinLines(`
      <p>Năm giờ sáng, sương còn đọng thành giọt trên ống tay áo. Tổ hái chè của Hợp tác xã Shan tuyết Suối Giàng chia nhau từng nhóm ba người: một người trèo, một người giữ gùi, một người nhặt lá rơi. Cây ở đây có gốc hai người ôm, lá dày và búp phủ một lớp lông trắng mịn.</p>
      <p>Một tôm với một lá non là chuẩn hái cho loại ngon nhất. Cả buổi, một người khỏe chỉ được chừng bốn cân búp tươi, sao khô còn chưa đầy một cân. Không ai bẻ cành, vì cành gãy năm sau không có búp.</p>
      <h2>Chảo sao lúc nửa đêm</h2>
      <p>Búp hái về hong trên nong cho bay bớt nước, đến tối mới sao. Tay người sao phải biết nghe tiếng: lúc đầu lách tách vì nước, sau đó sột soạt, cuối cùng lạo xạo như cát khô. Sao xong, vò nhẹ, rồi sấy than hồng tới sáng.</p>
      <p>Chợ quay một đoạn phim ngắn để mọi người nghe được âm thanh ấy. Trà của mẻ trong phim được đóng gói riêng, ghi ngày hái, số lượng ít. Pha với nước tám mươi lăm độ, tráng nhanh, rồi hãm chừng nửa phút; nước vàng xanh, chát nhẹ ở đầu lưỡi và ngọt rất lâu.</p>
      <h2>Giữ rừng để giữ chè</h2>
      <p>Cây chè cổ thụ không đứng một mình. Nó sống dưới tán rừng, cùng phong lan, rêu và kiến. Mấy năm trước có người tới mua nguyên cây về trồng cảnh, trả giá bằng cả năm hái búp; bản họp, lập quy ước không bán cây, ai vi phạm phải nộp trâu. Từ đó không mất thêm gốc nào.</p>
      <p>Hợp tác xã đánh số từng cây, vẽ bản đồ, mỗi năm cho một phần ba số cây nghỉ hái vụ xuân. Sản lượng ít đi, nhưng búp to lên và người hái đỡ phải trèo những cây yếu. Tiền du khách xem rừng được chia làm ba: công dẫn đường, quỹ trồng dặm và quỹ bảo hiểm cho người hái, vì ngã cây là nỗi lo thật.</p>
      <p>Khách muốn lên thăm nên đi vào buổi sáng, theo người của bản, không bẻ búp chụp ảnh. Mua trà ngay tại bếp sao cũng cùng giá như trên chợ; bà con không bán phá giá của chính mình.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Vườn Cái Bè chuyển sang bọc trái, giảm hẳn thuốc trừ sâu',
    summary:
      'Sau hai vụ thử với túi vải dùng lại, nhóm nhà vườn bán trái cây bớt phun từ tám lần xuống còn hai.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 96,
    film: null,
    pictures: [
      { subject: 'xoai', alt: 'Trái xoài được bọc trong túi vải trên cành' },
      { subject: 'buoi', alt: 'Bưởi da xanh vừa hái' },
    ],
    html: joinLines(`
      <p>Ruồi đục trái là nỗi lo lớn nhất của người trồng xoài, ổi và bưởi. Trước đây, vườn nào cũng phun đều mỗi tuần khi trái lớn. Hai vụ vừa qua, chín nhà vườn ở Cái Bè thử bọc từng trái bằng túi vải không dệt, khi trái bằng quả trứng cút.</p>
      <p>Công bọc tốn thật: một người bọc được khoảng ba trăm trái một ngày. Nhưng tính cả tiền thuốc, công phun và trái bị loại, chi phí cuối vụ gần như ngang nhau, trong khi da trái đẹp và không có vết nám. Túi giặt, phơi khô, dùng được ba vụ.</p>
      <p>Nhóm ghi lại ba bài học cho ai muốn làm theo:</p>
      <ol>
        <li>Tỉa bớt trái trước khi bọc, mỗi chùm giữ một hai trái.</li>
        <li>Phòng rệp sáp trước đó một tuần, vì bọc rồi thì rệp bên trong rất an toàn.</li>
        <li>Buộc miệng túi bằng dây mềm, chừa chỗ cho cuống lớn lên.</li>
      </ol>
      <p>Trên trang sản phẩm, các nhà vườn này có dòng "trái bọc túi". Bạn hỏi, họ sẽ gửi nhật ký phun thuốc của cả vụ.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Nắng tốt ở Cô Tô, khô mực lên giàn trở lại',
    summary: 'Ba tuần mưa làm cả làng nghỉ phơi. Nhóm hải sản khô kể vì sao không dùng lò sấy để bù đơn.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 83,
    film: null,
    pictures: [
      { subject: 'muc-kho', alt: 'Mực khô phơi trên giàn lưới' },
      { subject: 'ca-kho', alt: 'Cá khô xếp đều trên nia' },
      { subject: 'tom-kho', alt: 'Tôm khô đỏ tươi' },
    ],
    html: joinLines(`
      <p>Hơn ba tuần mưa dầm, các giàn phơi ở Cô Tô trống trơn, và gần hai trăm đơn trên chợ phải chờ. Từ đầu tuần trời hửng, gió bấc nhẹ, những giàn lưới đầu tiên đã trắng mực.</p>
      <p>Nhiều người hỏi sao không sấy lò. Bác chủ cơ sở giải thích: mực sấy nhanh khô bề mặt nhưng bên trong còn ẩm, để mười ngày là xuống màu và có mùi khai. Phơi hai nắng già trên giàn cao, thoáng hai mặt, tối mang vào, thì thịt mực khô từ trong ra, nướng lên tơi sợi.</p>
      <p>Đơn đã đặt sẽ được gửi theo thứ tự, dự kiến xong trong chín ngày. Ai không chờ được có thể hủy, tiền hoàn về ngay trong ngày làm việc. Trong số khách đã nhận tin nhắn hỏi ý, hơn chín phần mười chọn chờ.</p>
      <p>Cách giữ khô mực ở nhà: bọc giấy, cho vào túi kín, để ngăn đông. Trước khi nướng rã đông trong túi mười phút để hơi nước không đọng lên mực. Lớp phấn trắng mỏng trên da là axit amin kết lại, không phải mốc; mốc thì có lông và mùi ẩm.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Một trái dừa, bảy món hàng: chuyện không bỏ phí ở Bến Tre',
    summary: null,
    author: 'admin@cholang.vn',
    createdDaysAgo: 61,
    film: null,
    pictures: [
      { subject: 'dua-xiem', alt: 'Dừa xiêm gọt vỏ' },
      { subject: 'keo-dua', alt: 'Kẹo dừa gói giấy' },
      { subject: 'dau-an', alt: 'Chai dầu dừa ép lạnh' },
      { subject: 'phan-bon', alt: 'Mụn xơ dừa ủ làm giá thể' },
      { subject: 'xa-bong', alt: 'Xà bông dầu dừa' },
    ],
    html: joinLines(`
      <p>Trong sân Hợp tác xã Dừa Bến Tre, không có đống rác nào. Trái dừa đi vào một đầu, đầu kia ra bảy thứ: nước đóng chai, cơm dừa sấy, kẹo, dầu ép lạnh, xà bông, chỉ xơ và mụn dừa.</p>
      <p>Nước dừa chỉ giữ được vài giờ nên được làm lạnh ngay. Cơm dừa trắng chia đôi, phần dày nạo sấy, phần mỏng ép dầu. Bã sau ép còn béo, bán cho lò bánh. Gáo làm than và đồ mỹ nghệ. Vỏ tước thành chỉ để bện lưới phủ bờ kênh; phần vụn xả chát, ủ, ép thành bánh cho người trồng rau ban công.</p>
      <p>Chị quản lý xưởng nói điều khó nhất không phải là máy, mà là bán cho hết cả bảy thứ. Nếu kẹo chạy mà mụn dừa ế, kho sẽ đầy. Vì vậy nhóm làm những giỏ quà ghép: mua kẹo được tặng một bánh mụn dừa nhỏ kèm gói hạt cải.</p>
      <blockquote><p>"Ban đầu khách tưởng tặng cho vui. Tháng sau họ quay lại mua mười bánh để trồng rau."</p></blockquote>
      <p>Bạn có thể hỏi thăm cách xả chát mụn dừa ngay dưới bài này, kỹ thuật viên của hợp tác xã sẽ trả lời vào các buổi tối.</p>
    `),
  },
];
