import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const riceStorage: DocumentText = {
  title: 'Bảo quản gạo và nấu nồi cơm ngon',
  description: 'Giữ gạo không mọt, chọn lượng nước theo từng loại gạo và tận dụng cơm nguội an toàn.',
  category: 'kitchen',
  uploader: 'Huỳnh Thị Sáu',
  subject: 'gao-lut',
  createdDaysAgo: 104,
  publishedDaysAgo: 103,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Giữ gạo thơm đến hạt cuối',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Gạo mới xay thơm nhất trong ba tháng đầu. Kẻ thù của nó là ẩm, nóng, ánh sáng và mọt. Mọt không tự sinh ra; trứng đã nằm trong hạt từ ruộng hoặc kho, gặp ấm là nở. Vậy nên việc đầu tiên là mua vừa đủ ăn trong một tháng, gia đình bốn người chừng mười lăm đến hai mươi cân.</p>
        <h2>Thùng, chỗ đặt và mẹo dân gian</h2>
        <p>Dùng thùng kín, khô, rửa sạch rồi phơi trước mỗi lần đổ gạo mới; không đổ gạo mới chồng lên gạo cũ. Kê cách nền mười phân, xa bếp và chậu rửa. Tỏi khô, lá nhàu hay ớt khô trong thùng có xua bớt mọt, nhưng không diệt được trứng. Cách chắc nhất cho lượng nhỏ là cho túi gạo vào ngăn đông bốn ngày rồi để trở lại nhiệt độ phòng trong túi kín, tránh đọng nước.</p>
        <ul>
          <li>Túi hút chân không giữ gạo trắng được khoảng sáu tháng nếu để mát.</li>
          <li>Gạo lứt còn lớp cám có dầu, dễ hôi; nên ăn trong hai tháng hoặc để ngăn mát.</li>
          <li>Gạo đã mốc, đổi màu vàng xanh hay có mùi ẩm thì bỏ, vo kỹ không loại được độc tố nấm.</li>
        </ul>
        <p>Nếu đã có mọt, trải gạo ra mâm chỗ râm thoáng gió, mọt tự bò đi. Không phơi nắng gắt, vì hạt nứt và nấu sẽ nát. Thùng gạo sắp cạn, quét sạch cám bụi ở góc: đó là ổ của lứa mọt sau. Ghi ngày mua lên băng dính dán ngoài thùng; nhìn con số, bạn sẽ biết nhà mình ăn một bao trong bao lâu và lần sau mua chuẩn hơn.</p>
      `),
    },
    {
      title: 'Đong nước theo loại gạo',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Vo gạo nhẹ tay hai nước là đủ; chà mạnh làm mất lớp cám mỏng giàu vitamin B. Ngâm hai mươi phút giúp hạt chín đều từ trong. Bảng dưới tính theo thể tích, một chén gạo với nồi cơm điện thông thường; nhà nào thích khô hay dẻo thì bớt hoặc thêm một thìa nước.</p>
        <table>
          <thead><tr><th>Gạo</th><th>Nước cho 1 chén gạo</th><th>Ghi chú</th></tr></thead>
          <tbody>
            <tr><td>Gạo thơm dẻo mới</td><td>1 chén</td><td>Gạo mới ngậm nước sẵn</td></tr>
            <tr><td>Gạo tẻ thường</td><td>1,2 chén</td><td>Gạo cũ thêm chút nữa</td></tr>
            <tr><td>Gạo lứt</td><td>1,6–1,8 chén</td><td>Ngâm ít nhất 4 giờ</td></tr>
            <tr><td>Nếp nấu nồi điện</td><td>0,7–0,8 chén</td><td>Ngâm 6 giờ, để ráo</td></tr>
          </tbody>
        </table>
        <p>Cơm chín, đừng mở nắp ngay. Để nồi ở chế độ giữ ấm mười phút cho hơi nước phân lại đều, rồi xới tơi từ dưới lên. Một nhúm muối và vài giọt dầu làm hạt bóng. Nấu bếp củi thì cạn nước phải bớt lửa, vần nồi quanh than; lớp cháy vàng dưới đáy là phần thưởng của người kiên nhẫn.</p>
        <p>Muốn cơm để nguội vẫn mềm, chẳng hạn làm cơm nắm mang đi làm đồng, hãy chọn gạo dẻo, thêm nước một chút và nắm khi còn ấm bằng tay thấm nước muối loãng.</p>
        <p>Chén đong phải luôn là một chén. Nhiều nhà chê gạo khô hay nhão chỉ vì hôm nay đong bát ăn cơm, mai đong lon sữa, rồi đổ nước theo đốt ngón tay của hai người khác nhau.</p>
      `),
    },
    {
      title: 'Cơm nguội an toàn',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Trong gạo có bào tử một loại vi khuẩn chịu được nhiệt lúc nấu. Khi cơm nguội dần ở nhiệt độ phòng, chúng nảy mầm và sinh độc tố; hâm nóng lại không phá được độc tố ấy. Cơm rang để qua đêm ngoài bếp gây đau bụng, nôn chính là vì vậy.</p>
        <ol>
          <li>Cơm thừa xới ra đĩa cho nguội nhanh, cất tủ lạnh trong vòng hai giờ; trời nóng thì một giờ.</li>
          <li>Giữ trong hộp kín ở ngăn mát, ăn trong một ngày.</li>
          <li>Chỉ hâm một lần, hâm nóng bốc hơi đều.</li>
          <li>Cơm có nhớt, mùi lạ thì bỏ, kể cả cho gà.</li>
        </ol>
        <p>Cơm nguội từ tủ lạnh hạt săn, rang rất ngon: bóp tơi bằng tay ướt, chảo thật nóng, cho cơm vào trước rồi mới tới trứng. Nấu cháo bằng cơm nguội cũng được, chỉ cần đun sôi kỹ và ăn hết trong bữa. Để ngăn đông từng phần nhỏ dẹt như lòng bàn tay, cơm giữ được một tháng; lúc ăn hấp thẳng không cần rã đông.</p>
        <p>Nhà nào mùa hè hay mang cơm đi làm, hãy dùng hộp giữ nhiệt đã tráng nước sôi, hoặc để hộp cơm lạnh cạnh túi đá và hâm lại khi ăn. Khoảng nhiệt độ âm ấm như lòng bàn tay là lúc vi khuẩn lớn nhanh nhất.</p>
        <p>Quán cơm nấu nhiều nồi nhỏ nối nhau sẽ an toàn và ngon hơn một nồi lớn từ sáng. Nồi giữ ấm phải thực sự nóng, trên sáu mươi độ; nếu chỉ âm ấm, đó là cái lồng ấp vi khuẩn.</p>
      `),
    },
  ],
  attachments: [],
};
