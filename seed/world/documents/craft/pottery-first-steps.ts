import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const potteryFirstSteps: DocumentText = {
  title: 'Gốm vuốt tay: từ nắm đất đến mẻ nung',
  description: 'Chuẩn bị đất, vuốt trụ trên bàn xoay, tráng men và hiểu những gì xảy ra trong lò.',
  category: 'craft',
  uploader: 'Tạ Quang Minh',
  subject: 'gom',
  createdDaysAgo: 124,
  publishedDaysAgo: 120,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Nhào đất cho hết khí',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Đất lấy về phải qua lọc: hòa loãng, khuấy, để lắng rồi rút lớp mịn ở giữa. Người làm tại nhà thường mua đất đã luyện sẵn, nhưng vẫn phải nhào lại trước khi vuốt. Bọt khí trong đất làm thành gốm lồi lõm khi vuốt và có thể phồng nứt khi nung; đất khô không đều thì méo về phía mềm.</p>
        <h2>Nhào đầu cừu</h2>
        <p>Đặt khối đất chừng hai cân lên bàn thạch cao hoặc gỗ thô. Hai tay úp lên, ấn xuống và đẩy ra trước, rồi kéo khối đất dựng lại, xoay một chút. Lặp lại năm chục lần, khối đất hiện ra hình như đầu con cừu có hai sừng. Cắt đôi bằng dây cước, nhìn mặt cắt: không còn lỗ kim, không còn vân loang là được. Nếu còn, đập hai nửa vào nhau và nhào tiếp.</p>
        <h2>Độ ẩm vừa tay</h2>
        <p>Ấn ngón cái thấy lún mà không dính là vừa. Đất quá ướt thì trải lên tấm thạch cao mười phút; quá khô thì chọc lỗ, đổ nước, bọc kín qua đêm. Đất thừa, mảnh vỡ chưa nung đều hòa lại dùng được, không bỏ phí chút nào. Giữ đất trong bao hai lớp buộc kín, để chỗ mát; đất để lâu vài tháng càng dẻo vì vi sinh vật làm mịn thêm.</p>
        <ul>
          <li>Bàn nhào cao ngang cổ tay khi đứng thẳng, lưng sẽ đỡ mỏi.</li>
          <li>Lau bàn bằng khăn ướt, không quét khô: bụi đất sét chứa silic hại phổi.</li>
          <li>Cắt móng tay trước khi vuốt, vì một vết móng kéo dài thành vết cắt quanh thân bình.</li>
        </ul>
      `),
    },
    {
      title: 'Định tâm và vuốt chiếc cốc đầu tiên',
      film: 'vuot-gom',
      isPublished: true,
      html: joinLines(`
        <p>Ngồi sát bàn xoay, hai khuỷu tay tì chắc lên đùi hoặc thành bàn. Ném khối đất chừng bốn lạng vào giữa, làm ướt tay. Bàn quay nhanh, tay trái đẩy ngang vào tâm, tay phải ép từ trên xuống. Đất lắc tức là chưa vào tâm. Đừng chạy theo đất; giữ tay yên như bức tường, đất sẽ tự chịu thua. Nhắm mắt lại vài giây giúp cảm được độ lắc rõ hơn nhìn.</p>
        <h2>Mở lòng và lên thành</h2>
        <ol>
          <li>Ngón cái ấn thẳng xuống giữa, chừa đáy dày tám ly; thử bằng que kim.</li>
          <li>Kéo ngón tay ra ngoài cho lòng rộng, nén đáy vài lượt để khỏi nứt hình chữ S.</li>
          <li>Một tay trong một tay ngoài, kẹp thành đất, kéo từ chân lên miệng thật đều trong một hơi.</li>
          <li>Kéo hai đến ba lượt, mỗi lượt bàn quay chậm lại.</li>
          <li>Miết miệng bằng miếng da mềm ướt cho tròn môi.</li>
        </ol>
        <p>Nước ít thôi. Nước nhiều làm đất nhão và sụp trong lượt kéo thứ ba. Nếu miệng cao thấp, dùng kim cắt một vòng rồi miết lại. Cắt đáy bằng dây cước, nhấc bằng hai bàn tay khô.</p>
        <h2>Sửa chân</h2>
        <p>Để cốc se như miếng bơ lạnh, úp lên bàn xoay, định tâm, cố định bằng ba nắm đất nhỏ rồi tiện chân. Thành đều năm ly là đẹp. Quai đắp lúc cốc và quai cùng độ ẩm, khứa hai mặt, quết hồ đất rồi ấn. Phơi trong bóng râm, phủ ni lông ngày đầu; chỗ mỏng khô trước sẽ kéo chỗ dày nứt theo.</p>
        <blockquote><p>Mười chiếc cốc đầu nên cắt đôi để nhìn thành dày mỏng. Tiếc một chiếc cốc là chậm mất một tháng.</p></blockquote>
      `),
    },
    {
      title: 'Men và lò: điều gì xảy ra khi nung',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Gốm thường nung hai lần. Lần đầu, nung sơ khoảng chín trăm độ, làm đất cứng mà vẫn hút nước để bám men. Lần hai, nung men, tùy đất và men mà từ một nghìn hai trăm độ trở lên với gốm sành và sứ.</p>
        <p>Ở khoảng một trăm độ, nước tự do bay hơi; tăng nhanh lúc này là nổ. Quanh năm trăm bảy mươi độ, thạch anh trong đất giãn đột ngột, nên người giữ lò luôn đi chậm qua đoạn ấy, cả lúc lên lẫn lúc xuống. Trên một nghìn độ, chất chảy trong đất và men mềm ra, lấp các lỗ rỗng.</p>
        <p>Tráng men bằng cách dội lòng trước, nhúng thân sau, lau sạch chân cách mặt kê vài ly; men chảy xuống sẽ dính chết vào tấm kê. Lò đủ khí cho màu sáng, lò thiếu khí (lửa khử) cho men đồng ra đỏ, men sắt ra xanh ngọc. Đợi lò xuống dưới một trăm độ mới mở. Dùng men cho đồ ăn uống thì chỉ chọn men ghi rõ không chì, và đừng tự ý pha bột màu lạ vào men ấy.</p>
      `),
    },
  ],
  attachments: [],
};
