import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const firstAid: DocumentText = {
  title: 'Sơ cứu cơ bản trong gia đình',
  description:
    'Những việc nên làm và không nên làm trong vài phút đầu, trước khi có nhân viên y tế. Gọi 115 khi nguy hiểm tính mạng.',
  category: 'health',
  uploader: 'Trần Thị Bích Ngọc',
  subject: 'cao-thuoc',
  createdDaysAgo: 145,
  publishedDaysAgo: 143,
  isPublic: true,
  isOffline: true,
  chapters: [
    {
      title: 'Bình tĩnh, an toàn, gọi giúp đỡ',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Sơ cứu không thay bác sĩ. Nó giữ cho người bị nạn không nặng thêm trong lúc chờ. Ba việc đầu tiên luôn giống nhau, dù chuyện gì xảy ra: xem hiện trường có an toàn không, xem người bị nạn có tỉnh và thở không, rồi gọi giúp đỡ.</p>
        <h2>An toàn cho người cứu trước</h2>
        <p>Điện giật thì ngắt cầu dao, không chạm tay. Tai nạn đường thì đặt vật cảnh báo từ xa. Ngạt khói, ngạt khí hầm, giếng thì tuyệt đối không nhảy theo. Đã có nhiều vụ hai, ba người mất vì lần lượt xuống cứu nhau.</p>
        <h2>Kiểm tra và gọi</h2>
        <ol>
          <li>Vỗ vai, gọi to: "Anh ơi, anh có nghe không?"</li>
          <li>Không trả lời: nghiêng tai sát miệng, nhìn ngực, tối đa mười giây, xem có thở bình thường không.</li>
          <li>Chỉ đích danh một người: "Chị áo xanh, gọi 115 giúp tôi, rồi quay lại báo."</li>
          <li>Bật loa ngoài để vừa nghe hướng dẫn vừa làm.</li>
        </ol>
        <p>Khi gọi 115, nói rõ: địa chỉ có mốc dễ tìm, chuyện gì, mấy người, tình trạng, số điện thoại gọi lại. Đừng cúp máy trước tổng đài. Cử người ra đầu ngõ đón xe, nhất là ở xóm nhiều đường nhánh; buổi tối mang theo đèn pin.</p>
        <p>Người còn thở nhưng không tỉnh, không nghi chấn thương cổ, hãy đặt nằm nghiêng, đầu hơi ngửa cho đờm dãi chảy ra. Không cho ăn uống, không cạo gió, không chích máu đầu ngón tay. Dán sẵn số 115, số trạm y tế và hai người hàng xóm có xe lên cửa tủ lạnh, cả trẻ con cũng đọc được.</p>
      `),
    },
    {
      title: 'Ép tim khi ngừng thở',
      film: 'nhip-ep-tim',
      isPublished: true,
      html: joinLines(`
        <p>Người không tỉnh và không thở bình thường (hoặc chỉ ngáp từng hơi) là đang ngừng tim. Mỗi phút không được ép tim, cơ hội sống giảm nhanh. Làm chưa đẹp vẫn tốt hơn đứng nhìn; ép vào một người hóa ra vẫn còn mạch hiếm khi gây hại nặng.</p>
        <h2>Cách ép cho người lớn</h2>
        <ol>
          <li>Đặt nằm ngửa trên nền cứng, quỳ sát ngang ngực.</li>
          <li>Gót một bàn tay lên giữa ngực, nửa dưới xương ức; tay kia đan lên.</li>
          <li>Khuỷu thẳng, vai ngay trên tay, ép xuống năm đến sáu phân.</li>
          <li>Để ngực nở lại hết sau mỗi lần ép, tay vẫn giữ vị trí.</li>
          <li>Nhịp một trăm đến một trăm hai mươi lần mỗi phút, đếm to thành tiếng.</li>
        </ol>
        <p>Người đã học thì cứ ba mươi lần ép xen hai lần thổi ngạt. Chưa học hoặc ngại thổi, cứ ép liên tục cho tới khi có người thay. Cứ hai phút đổi người một lần, vì mệt thì ép nông mà không biết. Có máy sốc tim tự động (AED) thì mở ra và làm theo lời máy.</p>
        <h2>Trẻ em</h2>
        <p>Trẻ từ một tuổi đến tuổi dậy thì ép bằng một hoặc hai tay, sâu chừng một phần ba bề dày ngực, khoảng năm phân. Trẻ dưới một tuổi ép bằng hai ngón, khoảng bốn phân. Với trẻ và người đuối nước, hơi thổi rất quan trọng vì nguyên nhân thường do thiếu oxy. Người đuối nước vớt lên đừng vác dốc ngược chạy: nước trong dạ dày trào ra làm sặc thêm và mất thời gian vàng.</p>
        <p>Dừng lại khi người bệnh tự thở, có nhân viên y tế thay, hoặc bạn kiệt sức. Chương này chỉ để nhắc; hãy dự một buổi thực hành trên mô hình, xã nào cũng có thể mời trung tâm y tế về dạy.</p>
      `),
    },
    {
      title: 'Hóc dị vật',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Người hóc nặng không nói, không ho được, tay ôm cổ, mặt tím. Nếu còn ho mạnh và nói được, hãy khuyến khích họ ho tiếp, đứng cạnh quan sát, không vỗ lưng vội.</p>
        <h2>Người lớn và trẻ trên một tuổi</h2>
        <ol>
          <li>Đứng chếch phía sau, cho người ấy cúi gập về trước.</li>
          <li>Dùng gót bàn tay vỗ mạnh năm cái giữa hai xương bả vai, sau mỗi cái xem vật đã ra chưa.</li>
          <li>Không được thì đứng sau, ôm vòng bụng, nắm tay đặt giữa rốn và mũi ức, giật mạnh vào trong và lên trên năm lần.</li>
          <li>Luân phiên năm vỗ, năm giật cho tới khi thông hoặc ngất.</li>
        </ol>
        <p>Người ngất thì hạ nằm xuống, gọi 115 và bắt đầu ép tim. Thai phụ hoặc người quá béo thì ép giữa ngực thay vì ép bụng.</p>
        <h2>Trẻ dưới một tuổi</h2>
        <p>Đặt bé nằm sấp dọc cẳng tay, đầu thấp hơn thân, đỡ hàm. Vỗ lưng năm cái. Lật ngửa, ép ngực năm cái bằng hai ngón tay. Không ép bụng bé. Không móc họng khi không nhìn thấy dị vật, ngón tay có thể đẩy nó sâu hơn. Lạc, nhãn, chôm chôm, thạch và hạt dưa là những thứ gây hóc nhiều nhất cho trẻ dưới ba tuổi: để ngoài tầm tay.</p>
        <p>Sau khi dị vật ra, người bị ép bụng vẫn nên đi khám, vì cú giật mạnh có thể gây tổn thương bên trong mà lúc đầu chưa đau. Tập ở nhà với gấu bông hoặc gối ôm, không ép thật lên người khỏe.</p>
      `),
    },
    {
      title: 'Bỏng',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Việc có ích nhất, làm càng sớm càng tốt: xả nước mát sạch lên chỗ bỏng từ mười lăm đến hai mươi phút. Nước vòi chảy nhẹ là đủ. Không dùng nước đá, vì lạnh quá làm tổn thương thêm và trẻ nhỏ dễ hạ thân nhiệt. Trong lúc xả, tháo nhẫn, vòng, thắt lưng trước khi chỗ ấy sưng lên. Quần áo dính vào da thì để nguyên, cắt quanh.</p>
        <p>Sau đó che bằng gạc sạch hoặc màng bọc thực phẩm, đặt lỏng chứ không quấn chặt. Tuyệt đối không bôi kem đánh răng, mắm, mỡ trăn, lòng trắng trứng, lá giã: chúng giữ nhiệt, gây nhiễm trùng và làm bác sĩ khó đánh giá. Không chọc bọng nước.</p>
        <ul>
          <li>Tới cơ sở y tế khi vết bỏng lớn hơn bàn tay người bị bỏng, ở mặt, bàn tay, bộ phận sinh dục, khớp, hoặc da trắng bệch, cháy đen không đau.</li>
          <li>Bỏng hóa chất: chải bột khô đi trước, rồi xả nước thật lâu, ít nhất nửa giờ.</li>
          <li>Bỏng điện: luôn phải khám, dù vết ngoài da bé xíu.</li>
        </ul>
        <p>Trong bếp, quay cán chảo vào trong, đặt phích nước cao hơn tầm trẻ, thử nước tắm bằng khuỷu tay.</p>
      `),
    },
    {
      title: 'Chảy máu và vết thương',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Vết đứt nhỏ: rửa tay, xả vết thương dưới vòi nước sạch vài phút, thấm khô quanh, băng lại. Không cần đổ cồn hay oxy già thẳng vào, chúng làm rát và chậm lành. Không rắc thuốc lào, thuốc bột kháng sinh.</p>
        <p>Máu chảy nhiều thì ép. Lấy gạc, khăn sạch đặt lên, dùng cả bàn tay ép mạnh liên tục mười phút, không nhấc ra xem. Thấm ướt thì đặt thêm lớp nữa lên trên. Nâng cao tay chân nếu không nghi gãy xương. Băng ép lại khi đã cầm bớt.</p>
        <p>Máu phun thành tia ở tay hoặc chân mà ép không cầm, hãy dùng garô bản rộng, thắt phía trên vết thương chừng năm đến bảy phân, siết tới khi ngừng chảy, ghi giờ và đưa đi ngay. Không nới garô dọc đường. Vật đâm sâu như cọc, dao gãy thì giữ nguyên, chèn gạc hai bên cho khỏi lay, không rút.</p>
        <p>Vết bẩn đất, gỉ sắt, súc vật cắn: rửa xà phòng dưới vòi nước mười lăm phút rồi tới trạm y tế để được tư vấn tiêm uốn ván, phòng dại. Bệnh dại khi đã phát thì gần như không cứu được, nên đừng chờ xem con chó có ốm không.</p>
      `),
    },
    {
      title: 'Say nắng, ngất và co giật',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Làm đồng giữa trưa hay đứng bếp lò lâu có thể kiệt sức vì nóng: mệt, vã mồ hôi, chuột rút, đau đầu. Đưa vào chỗ mát, nới áo, quạt, lau khăn ướt, uống từng ngụm nước hoặc oresol pha đúng vạch. Nếu người nóng ran, lơ mơ, nói lẫn, đó là say nóng nguy hiểm: gọi 115, dội nước mát khắp người, chườm cổ, nách, bẹn, làm ngay tại chỗ trong khi chờ.</p>
        <p>Người sắp ngất thì cho nằm, kê chân cao, mở cửa. Tỉnh lại trong một hai phút thì nghỉ thêm rồi mới ngồi dậy. Không tỉnh thì xử lý như người bất tỉnh ở chương đầu.</p>
        <p>Co giật: dọn đồ cứng xung quanh, lót áo dưới đầu, nhìn đồng hồ. Không giữ chặt tay chân, không nhét thìa, đũa hay ngón tay vào miệng, không vắt chanh. Hết cơn, đặt nằm nghiêng. Gọi cấp cứu khi cơn kéo quá năm phút, tái lại liên tục, lần đầu bị, hoặc người ấy đang mang thai, bị thương, tiểu đường.</p>
      `),
    },
    {
      title: 'Tủ thuốc và túi sơ cứu',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Một hộp nhựa có nắp, để cao và khô, ai trong nhà cũng biết chỗ. Mỗi sáu tháng mở ra kiểm tra hạn dùng, chọn ngày dễ nhớ như mồng một Tết và rằm tháng bảy. Thuốc rời vỉ không còn tên thì bỏ.</p>
        <table>
          <thead><tr><th>Nhóm</th><th>Vật dụng</th><th>Số lượng</th></tr></thead>
          <tbody>
            <tr><td>Băng</td><td>Gạc vô trùng, băng cuộn, băng dính cá nhân</td><td>Mỗi loại 5–10</td></tr>
            <tr><td>Rửa</td><td>Nước muối sinh lý, xà phòng, găng tay</td><td>2 chai, 2 đôi</td></tr>
            <tr><td>Dụng cụ</td><td>Kéo đầu tù, nhíp, nhiệt kế, đèn pin</td><td>Mỗi thứ 1</td></tr>
            <tr><td>Khác</td><td>Oresol, khăn tam giác, chăn mỏng</td><td>3 gói, 1, 1</td></tr>
          </tbody>
        </table>
        <p>Thuốc hạ sốt dùng theo cân nặng và theo nhãn, ghi sẵn cân nặng của từng trẻ lên nắp hộp. Không để kháng sinh dùng dở trong tủ để "lần sau uống". Người có bệnh nền nên có tờ giấy ghi thuốc đang dùng, dị ứng và bác sĩ theo dõi, kẹp cùng thẻ bảo hiểm.</p>
        <p>Xưởng làm mộc, lò rèn, bếp lớn nên có túi riêng thêm băng ép, gạc bỏng, nước rửa mắt. Phân công một người phụ trách, vì túi chung mà không ai trông thì lúc cần thường chỉ còn chiếc kéo.</p>
      `),
    },
  ],
  attachments: [
    {
      name: 'so-dien-thoai-can-dan-tu-lanh.pdf',
      lines: [
        'SỐ ĐIỆN THOẠI KHẨN CẤP',
        '113: Công an. 114: Cứu hỏa, cứu nạn. 115: Cấp cứu y tế.',
        'Trạm y tế xã: ....................',
        'Hàng xóm có xe: ....................',
        'Khi gọi, nói: ở đâu, chuyện gì, mấy người, số gọi lại.',
      ],
    },
    {
      name: 'danh-muc-tu-thuoc.txt',
      lines: [
        'Gạc vô trùng, băng cuộn, băng dính cá nhân, nước muối sinh lý, găng tay, kéo đầu tù, nhíp, nhiệt kế, oresol, khăn tam giác.',
      ],
    },
  ],
};
